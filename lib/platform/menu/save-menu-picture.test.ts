import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { DESK_TOKEN, fieldsIn, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { photo } from '@/tests/builders/platform/photo';
import { onEachStore } from '@/tests/builders/platform/stores';
import { createBackup } from '../backup/create-backup';
import { deskKey } from '../desk-key';
import { versionedPicture } from '../pictures/picture-version';
import { HOTEL_HEADER } from '../routes/desk-routes';

type Stored = { path: string; width: number; height: number };

onEachStore((emptyStore, kind) => {
  let platform: TestPlatform;
  let sizes: string;
  beforeEach(async () => {
    sizes = mkdtempSync(join(tmpdir(), 'sizes-'));
    platform = await testPlatform(await emptyStore(), { picturesDir: sizes, retentionDays: 30 });
    await deskMenu(platform).keep('desk');
  });
  afterEach(async () => {
    await platform.close();
    rmSync(sizes, { recursive: true });
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const upload = (bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}, key = 'aurora') => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'dish.jpg'));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, key)}`, [HOTEL_HEADER]: 'aurora' };
    const url = 'http://inside/api/desk/v1/menu/pictures';
    return platform.send(new Request(url, { method: 'POST', body: form, headers }));
  };
  const stored = async (bytes: Uint8Array, fields?: Readonly<Record<string, string>>) =>
    (await upload(bytes, fields)).body.data as Stored;
  const bytesAt = async (path: string) => {
    const response = await platform.app.fetch(new Request(`http://inside${path}`));
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const jpeg = (width: number, height: number) => photo(width, height).jpeg({ quality: 90 });
  const fileOf = ({ path }: Stored) => join(platform.files.dir, '.files', path.slice('/storage/'.length));

  it('stores a picture upright, without camera and place, which a dish can name and guests get in sizes', async () => {
    const sideways = await jpeg(800, 600)
      .withExif({ IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await stored(sideways);
    expect(picture).toEqual({
      path: expect.stringMatching(/^\/storage\/aurora\/menu-pictures\/[0-9a-f-]{36}\.webp$/),
      width: 600,
      height: 800,
    });
    const { response, bytes } = await bytesAt(picture.path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { format, exif, width } = await sharp(bytes).metadata();
    expect([format, exif, width]).toEqual(['webp', undefined, 600]);

    const menu = deskMenu(platform);
    expect((await menu.change('product:100', { image: picture.path })).status).toBe(200);
    expect((await menu.publish()).status).toBe(200);
    const address = versionedPicture(picture.path, platform.files.dir);
    expect(address).toMatch(/^\/storage\/aurora\/@[0-9a-f]{8}\/menu-pictures\//);
    const small = await bytesAt(address.replace(/@[0-9a-f]+/, '$&-320'));
    expect((await sharp(small.bytes).metadata()).width).toBe(320);
    expect(small.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // An import removes the sizes of pictures that are gone, and not of these.
    await platform.restart();
    expect(readdirSync(join(sizes, 'aurora'))).toHaveLength(1);
    const elsewhere = await deskMenu(platform, 'bellevue').keep('desk');
    expect(elsewhere.status).toBe(200);
    expect((await deskMenu(platform, 'bellevue').change('product:100', { image: picture.path })).status).toBe(422);
  });

  it.each([
    [{ x: '0.25', y: '0', width: '0.5', height: '1' }, [400, 600]],
    [{ x: '0.5', y: '0.5', width: '0.5', height: '0.5' }, [400, 300]],
    [{ x: '0', y: '0', width: '1', height: '1' }, [800, 600]],
  ])('keeps of a picture the part %j', async (crop, [width, height]) => {
    expect(await stored(await jpeg(800, 600).toBuffer(), crop)).toMatchObject({ width, height });
  });

  it('keeps no more pixels than screens show', async () => {
    expect(await stored(await jpeg(4000, 1000).toBuffer())).toMatchObject({ width: 2560, height: 640 });
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a text', () => new TextEncoder().encode('Hello'), 'is no picture that can be read'],
    [
      'an SVG',
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'is no picture',
    ],
    ['a PDF', () => new TextEncoder().encode('%PDF-1.7'), 'is no picture'],
    ['the first bytes of a PNG', () => FILE_BYTES.png.slice(0, 20), 'is no picture'],
    ['a damaged photograph', async () => (await jpeg(800, 600).toBuffer()).subarray(0, 20_000), 'is damaged'],
    [
      '60 million pixels',
      () =>
        sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
          .jpeg({ quality: 1 })
          .toBuffer(),
      'has 60 million pixels, and 40 million are the most',
    ],
    [
      'a film',
      async () => {
        const page = await photo(40, 30).raw().toBuffer();
        const raw = { width: 40, height: 60, channels: 3 as const, pageHeight: 30 };
        const pages = Buffer.concat([page, page.map((value) => 255 - value)]);
        return sharp(pages, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
      },
      'is a film',
    ],
  ])('refuses %s', async (_what, bytes, message) => {
    const refused = await upload(await bytes());
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { file: [expect.stringContaining(message)] }]);
    expect(existsSync(join(platform.files.dir, '.files/aurora/menu-pictures'))).toBe(false);
  });

  it.each([
    [{ x: '2', y: '0', width: '1', height: '1' }, ['x']],
    [{ x: '0', y: '', width: '1', height: 'all' }, ['y', 'height']],
    [{ x: '0' }, ['y', 'width', 'height']],
    [{ x: '0', y: '0', width: '0', height: '1' }, ['width']],
  ])('refuses the part %j', async (crop, fields) => {
    const refused = await upload(await jpeg(80, 60).toBuffer(), crop as Record<string, string>);
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, fields]);
  });

  it('needs the hotel’s own key, and a form', async () => {
    expect((await upload(FILE_BYTES.png, {}, 'bellevue')).status).toBe(401);
    const none = await platform.desk('aurora', '/menu/pictures', { file: 'x' });
    expect([none.status, fieldsIn(none)]).toEqual([422, { file: ['is missing'] }]);
  });

  it('serves nothing else of the folder', async () => {
    const { path } = await stored(await jpeg(80, 60).toBuffer());
    for (const other of [
      `${path}.part`,
      path.replace('.webp', '.png'),
      '/storage/aurora/menu-pictures/..%2f..%2fx.webp',
    ])
      expect((await platform.get(other)).status).toBe(404);
    await platform.withdraw('aurora');
    expect((await platform.get(path)).status).toBe(404);
  });

  it('keeps a picture that a version or a draft names, and deletes an old one that none names', async () => {
    const menu = deskMenu(platform);
    const [published, drafted, forgotten] = await Promise.all(
      [1, 2, 3].map(async () => stored(await jpeg(80, 60).toBuffer())),
    );
    await menu.change('product:100', { image: published?.path });
    await menu.publish();
    await menu.change('product:100', { image: null });
    await menu.publish();
    await menu.change('product:101', { image: drafted?.path });
    const files = [published, drafted, forgotten].map((picture) => fileOf(picture as Stored));
    const old = new Date('2026-05-01T10:00:00Z');
    for (const file of files) utimesSync(file, old, old);
    await platform.runFor(31);
    await platform.app.retention.runOnce();
    expect(files.map((file) => existsSync(file))).toEqual([true, true, false]);
  });

  it('is in a backup, as the menu is', async () => {
    if (kind !== 'sqlite') return;
    const picture = await stored(await jpeg(80, 60).toBuffer());
    const { manifest } = await createBackup({
      databaseUrl: platform.store.url,
      dataDir: join(platform.files.dir),
      folder: join(sizes, 'backups'),
      now: () => new Date(),
    });
    expect(manifest.files.map(({ path }) => path)).toContain(`data/.files${picture.path.slice('/storage'.length)}`);
  });
});
