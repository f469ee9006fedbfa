import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DESK_TOKEN, fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { retentionDays: 30 });

  /** Uploads a file as staff of a hotel with a key. */
  const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, key = 'aurora') => {
    const code = 'aurora';
    const form = new FormData();
    form.append('file', new File([bytes], name));
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, key)}`, [HOTEL_HEADER]: code };
    return platform.send(
      new Request('http://inside/api/desk/v1/announcements/pictures', { method: 'POST', body: form, headers }),
    );
  };
  const pathOf = async () => ((await upload('beach.png', FILE_BYTES.png)).body.data as { path: string }).path;
  const announce = (file: string, code = 'aurora') =>
    platform.desk(code, '/announcements', { title: 'Jazz', extra: { file } });

  it('stores a picture that an announcement of the same hotel can name, and serves it', async () => {
    const path = await pathOf();
    expect(path).toMatch(/^\/storage\/aurora\/files\/[0-9a-f-]{36}\.png$/);
    const served = await platform.get(path);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await announce(path)).status).toBe(200);
    const elsewhere = await announce(path, 'bellevue');
    expect([elsewhere.status, fieldsIn(elsewhere)]).toEqual([422, { 'extra.file': ['there is no such picture'] }]);
  });

  it.each([
    ['note.txt', new TextEncoder().encode('Hello')],
    ['page.pdf', new TextEncoder().encode('%PDF-1.7')],
    ['picture.heic', new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')])],
  ])('refuses %s, which not every browser shows as a picture', async (name, bytes) => {
    const refused = await upload(name, bytes as Uint8Array<ArrayBuffer>);
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { file: [expect.stringMatching(/^is no picture/)] }]);
  });

  it('needs the hotel’s own key', async () => {
    expect((await upload('beach.png', FILE_BYTES.png, 'bellevue')).status).toBe(401);
  });

  it('keeps an old picture as long as an announcement names it, and deletes one that none names', async () => {
    const [named, forgotten] = [await pathOf(), await pathOf()];
    await announce(named);
    const file = (path: string) => join(platform.files.dir, '.files', 'aurora', path.split('/').at(-1) ?? '');
    const old = new Date('2026-05-01T10:00:00Z');
    for (const path of [named, forgotten]) utimesSync(file(path), old, old);
    await platform.runFor(31);
    await platform.app.retention.runOnce();
    expect([existsSync(file(named)), existsSync(file(forgotten))]).toEqual([true, false]);
  });
});
