import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fieldsIn,
  NOON,
  type PlatformResponse,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { chatAt, type GuestChat } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';

const SIZE = FILE_BYTES.png.byteLength;
const DAY_SECONDS = 86_400;

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let guest: GuestChat;
  const start = async (uploads: { hotelDay: number; free: number }) => {
    platform = await testPlatform(await emptyStore(), { uploads });
    guest = await chatAt(platform, 'aurora');
  };
  afterEach(() => platform.close());

  const folder = (...names: string[]) => join(platform.files.dir, '.files', ...names);
  const png = (who = guest) => who.upload('photo.png', FILE_BYTES.png);
  const statuses = (responses: readonly PlatformResponse[]) => responses.map(({ status }) => status).sort();

  it('refuses uploads above a hotel’s daily bytes, also when they arrive at once, and counts each hotel separately', async () => {
    await start({ hotelDay: 3 * SIZE, free: 0 });
    const others = await Promise.all([1, 2, 3, 4].map(() => chatAt(platform, 'aurora')));
    expect(statuses(await Promise.all(others.map(png)))).toEqual([200, 200, 200, 422]);
    const refusal = await png();
    expect([refusal.status, fieldsIn(refusal)]).toEqual([422, { file: ['The hotel can take no more files today'] }]);
    expect(readdirSync(folder('aurora'))).toHaveLength(3);
    expect((await png(await chatAt(platform, 'bellevue'))).status).toBe(200);
    platform.advanceSeconds(DAY_SECONDS);
    expect((await png()).status).toBe(200);
  });

  it('refuses uploads while the disk is nearly full, and reports it to the operator', async () => {
    await start({ hotelDay: SIZE, free: Number.MAX_SAFE_INTEGER / 2 });
    expect((await png()).status).toBe(503);
    expect(readdirSync(folder('aurora'))).toEqual([]);
    expect(platform.unexpectedErrors).toEqual([expect.objectContaining({ message: expect.stringContaining('disk') })]);
  });

  it('writes a form to the disk readable by this server only, and deletes it when the upload breaks off', async () => {
    await start({ hotelDay: 3 * SIZE, free: 0 });
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body, headers, duplex: 'half' };
    const response = platform.send(new Request(`http://inside/api/v1/public/chat/${guest.uuid}/files`, init));
    send?.enqueue(new Uint8Array(100_000));
    const parts = () => (existsSync(folder('aurora')) ? readdirSync(folder('aurora')) : []);
    while (!parts().some((name) => statSync(folder('aurora', name)).size === 100_000))
      await new Promise((done) => setTimeout(done, 5));
    expect(parts()).toEqual([expect.stringMatching(/\.part$/)]);
    const [part = ''] = parts();
    expect(statSync(folder('aurora', part)).mode & 0o077).toBe(0);
    expect((await platform.get(`/storage/aurora/files/${part}`)).status).toBe(404);
    send?.error(new Error('gone'));
    expect((await response).status).toBe(422);
    expect(parts()).toEqual([]);
  });

  it('restricts existing upload folders to the owner, and deletes old incomplete uploads', async () => {
    await start({ hotelDay: 3 * SIZE, free: 0 });
    mkdirSync(folder('aurora', 'menu-pictures'), { recursive: true });
    for (const open of [folder(), folder('aurora')]) chmodSync(open, 0o755);
    const hours = (count: number) => new Date(Date.parse(NOON) - count * 3_600_000);
    for (const [name, age] of [
      ['old.part', 2],
      ['menu-pictures/old.webp.part', 2],
      ['fresh.part', 0.5],
      ['saved.png', 2],
    ] as const) {
      writeFileSync(folder('aurora', name), '');
      utimesSync(folder('aurora', name), hours(age), hours(age));
    }
    await png();
    for (const closed of [folder(), folder('aurora')]) expect(statSync(closed).mode & 0o777).toBe(0o700);
    const remaining = readdirSync(folder('aurora'));
    expect(remaining).toHaveLength(4);
    expect(readdirSync(folder('aurora', 'menu-pictures'))).toEqual([]);
    expect(remaining).toEqual(expect.arrayContaining(['fresh.part', 'saved.png']));
  });
});
