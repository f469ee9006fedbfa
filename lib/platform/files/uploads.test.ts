import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';
import {
  fieldsIn,
  type PlatformResponse,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { chatAt, type GuestChat, messageIn } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { MAX_FILES_PER_CHAT } from './save-upload';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let guest: GuestChat;
  beforeEach(async () => {
    platform = await testPlatform(await emptyStore());
    guest = await chatAt(platform, 'aurora');
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const storedNames = () => {
    const folder = join(platform.files.dir, '.files/aurora');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const pathIn = (response: PlatformResponse) => (response.body.data as { path: string }).path;
  const png = () => guest.upload('photo.png', FILE_BYTES.png);

  it('accepts pictures, PDF and plain text as uploads, and stores each under an unguessable name', async () => {
    const kinds = ['jpg', 'png', 'gif', 'webp', 'heic', 'pdf', 'txt'] as const;
    const paths: string[] = [];
    for (const kind of kinds)
      paths.push(pathIn(await guest.upload(`my holiday.${kind.toUpperCase()}`, FILE_BYTES[kind])));
    paths.push(
      pathIn(await guest.upload('a.jpeg', FILE_BYTES.jpg)),
      pathIn(await guest.upload('a.heif', FILE_BYTES.heic)),
    );
    for (const path of paths) expect(path).toMatch(/^\/storage\/aurora\/files\/[0-9a-f-]{36}\.[a-z]+$/);
    expect(new Set(paths).size).toBe(paths.length);
    expect(storedNames().sort()).toEqual(paths.map((path) => path.split('/').at(-1)).sort());
  });

  it('serves an upload unchanged, only as a download and without shared caching', async () => {
    const { status, headers } = await platform.get(pathIn(await png()));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private'),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const [name = ''] = storedNames();
    const file = join(platform.files.dir, '.files/aurora', name);
    expect(new Uint8Array(readFileSync(file))).toEqual(FILE_BYTES.png);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('refuses an upload whose bytes do not match its name, whatever type is declared', async () => {
    const hostile: readonly [string, Uint8Array<ArrayBuffer> | string][] = [
      ['photo.png', FILE_BYTES.exe],
      ['photo.svg', FILE_BYTES.svg],
      ['photo.png', FILE_BYTES.svg],
      ['page.html', '<script>alert(1)</script>'],
      ['photo.png.exe', FILE_BYTES.png],
      ['photo.exe', FILE_BYTES.exe],
      ['.png', FILE_BYTES.exe],
      ['photo.png', ''],
      ['notes.txt', FILE_BYTES.exe],
      ['notes.txt', new Uint8Array([0xff, 0xfe, 0x00, 0x41])],
    ];
    for (const [name, content] of hostile) {
      const response = await guest.upload(name, content);
      expect([name, response.status]).toEqual([name, 422]);
      expect(fieldsIn(response)).toEqual({ file: ['This file cannot be sent: pictures, PDF and plain text can'] });
    }
    expect(storedNames()).toEqual([]);
  });

  it('accepts a picture by its content, and stores it under the ending of its kind', async () => {
    for (const name of ['photo.jfif', 'photo.jpe', 'IMG_1.HEIC', 'photo', 'photo.', 'photo.png '])
      expect(pathIn(await guest.upload(name, FILE_BYTES.jpg))).toMatch(/\.jpg$/);
  });

  it('stores a photo without the place where it was taken, and keeps its orientation', async () => {
    const photo = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a30' } })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSMapDatum: 'A named place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const path = pathIn(await guest.upload('photo.jpg', new Uint8Array(photo)));
    const stored = readFileSync(join(platform.files.dir, '.files/aurora', path.split('/').at(-1) ?? ''));
    expect([photo, stored].map((file) => file.includes('A named place'))).toEqual([true, false]);
    expect((await sharp(stored).metadata()).orientation).toBe(6);
  });

  it('ignores the sender’s file name, so that it cannot contain a path', async () => {
    for (const name of [
      '../../../../etc/passwd.png',
      '..\\..\\boot.png',
      '/etc/cron.d/x.png',
      'a\u0000.png',
      'x..png',
    ]) {
      const response = await guest.upload(name, FILE_BYTES.png);
      expect(pathIn(response)).toMatch(/^\/storage\/aurora\/files\/[0-9a-f-]{36}\.png$/);
    }
    expect(storedNames()).toHaveLength(5);
    expect(readdirSync(join(platform.files.dir, '.files'))).toEqual(['aurora']);
  });

  it('accepts an upload of ten megabytes and no byte more, and stops reading much larger uploads', async () => {
    const largest = new Uint8Array(MAX_FILE_BYTES);
    largest.set(FILE_BYTES.png);
    expect((await guest.upload('photo.png', largest)).status).toBe(200);
    const more = new Uint8Array(MAX_FILE_BYTES + 1);
    more.set(FILE_BYTES.png);
    expect((await guest.upload('photo.png', more)).status).toBe(413);
    expect((await guest.upload('photo.png', new Uint8Array(MAX_FILE_BYTES * 1.1))).body.refusal).toBe('too-large');

    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const type = 'multipart/form-data; boundary=x';
    const request = { method: 'POST', body: endless, headers: { 'content-type': type }, duplex: 'half' };
    const response = await platform.send(new Request(`http://inside/api/v1/public/chat/${guest.uuid}/files`, request));
    expect(response.status).toBe(413);
    expect(read).toBeLessThan(24);
    expect(storedNames()).toHaveLength(1);
  });

  it('refuses uploads above a chat’s limit, also when they arrive at once', async () => {
    const responses = await Promise.all(Array.from({ length: MAX_FILES_PER_CHAT + 5 }, png));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(MAX_FILES_PER_CHAT);
    const refusal = await png();
    expect([refusal.status, fieldsIn(refusal)]).toEqual([422, { file: ['No more files can be sent in this chat'] }]);
    expect(storedNames()).toHaveLength(MAX_FILES_PER_CHAT);
    expect((await (await chatAt(platform, 'aurora')).upload('a.png', FILE_BYTES.png)).status).toBe(200);
  });

  /** The request of a guest who disconnects during the upload. */
  const brokenOff = (path: string) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return new Request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  };

  it('accepts an upload only with exactly one file in the field file', async () => {
    const path = `http://inside/api/v1/public/chat/${guest.uuid}/files`;
    const form = (fill: (form: FormData) => void) => {
      const made = new FormData();
      fill(made);
      return new Request(path, { method: 'POST', body: made });
    };
    const file = new File([FILE_BYTES.png], 'a.png');
    const slips = [
      form(() => undefined),
      form((made) => made.append('photo', file)),
      form((made) => made.append('file', 'a.png')),
      form((made) => {
        made.append('file', file);
        made.append('file', file);
      }),
      new Request(path, {
        method: 'POST',
        body: 'no form',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
      new Request(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
      new Request(path, { method: 'POST' }),
      brokenOff(path),
    ];
    for (const slip of slips) {
      const response = await platform.send(slip);
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['file']]);
    }
    expect(storedNames()).toEqual([]);
  });

  it('posts a file as a message only if it was uploaded to this chat', async () => {
    const path = pathIn(await png());
    const sent = await guest.say('*file*', { extra: { file: path } });
    expect(messageIn(sent)).toMatchObject({ content: '*file*', extra: { file: path, pictures: [], buttons: [] } });

    const other = await chatAt(platform, 'aurora');
    const theirs = pathIn(await other.upload('a.png', FILE_BYTES.png));
    const stranger = await chatAt(platform, 'bellevue');
    const elsewhere = pathIn(await stranger.upload('a.png', FILE_BYTES.png));
    const strange = [
      theirs,
      elsewhere,
      '/storage/aurora/logo.svg',
      'https://evil.example/x.png',
      `${path}?x`,
      '',
      null,
    ];
    for (const file of strange) {
      const response = await guest.say('*file*', { extra: { file } });
      expect([file, response.status]).toEqual([file, 422]);
      expect(fieldsIn(response)).toHaveProperty('file');
    }
  });

  it('serves no upload under the address of another hotel', async () => {
    const path = pathIn(await png());
    const name = path.split('/').at(-1) ?? '';
    const nowhere = [
      `/storage/bellevue/files/${name}`,
      `/storage/emoji/files/${name}`,
      `/storage/aurora/files/../files/${name.replace('.png', '.txt')}`,
      `/storage/bellevue/files/..%2f..%2faurora%2ffiles%2f${name}`,
      `/storage/bellevue/files/%2e%2e/aurora/${name}`,
      `/storage/aurora/files/${name}/x`,
      `/storage/aurora/files/x/${name}`,
      '/storage/aurora/files',
      '/storage/aurora/files/',
      '/storage/aurora/files/logo.svg',
    ];
    for (const address of nowhere) expect([address, (await platform.get(address)).status]).toEqual([address, 404]);
    await platform.withdraw('aurora');
    expect((await platform.get(path)).status).toBe(404);
  });

  it('responds with 404 to an upload for an unknown chat', async () => {
    const request = new Request('http://inside/api/v1/public/chat/x/files', { method: 'POST', body: new FormData() });
    expect((await platform.send(request)).status).toBe(404);
  });
});
