import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { photo } from '@/tests/builders/platform/photo';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { readHotelFolder } from '../import/folder';
import { createPictureSizes } from './picture-sizes';
import { versionedPicture } from './picture-version';
import { removeOldSizes } from './remove-old-sizes';

const FOR_GOOD = 'public, max-age=31536000, immutable';

let platform: TestPlatform;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  platform = await testPlatform(await emptySqlite(), { picturesDir: folder });
});
afterEach(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const pathOf = (name: string, hotel = 'aurora') => join(platform.files.dir, hotel, 'pictures', name);
const put = (name: string, bytes: Buffer | string) => writeFileSync(pathOf(name), bytes);
const addressOf = (name: string, hotel = 'aurora') => versionedPicture(`/storage/${hotel}/${name}`, platform.files.dir);
const inWidth = (address: string, width: number) => address.replace(/@[0-9a-f]+/, `$&-${width}`);
const made = (hotel = 'aurora') => readdirSync(join(folder, hotel)).sort();

async function fetchPicture(address: string, headers: Record<string, string> = {}) {
  const response = await platform.app.fetch(new Request(`http://inside${address}`, { headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { headers: got, status } = response;
  return { status, bytes, type: got.get('content-type'), caching: got.get('cache-control'), etag: got.get('etag') };
}

const photograph = (width = 1000, height = 750) => photo(width, height).jpeg({ quality: 90 }).toBuffer();

describe('a photograph of a hotel', () => {
  it.each([
    [160, 160],
    [640, 640],
    [1920, 1000],
  ])('is served %i px wide as WebP, and never wider than it is', async (asked, width) => {
    put('pool.jpg', await photograph());
    const found = await fetchPicture(inWidth(addressOf('pool.jpg'), asked));
    expect([found.status, found.type, found.caching]).toEqual([200, 'image/webp', FOR_GOOD]);
    expect(await sharp(found.bytes).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    expect(found.bytes.length).toBeLessThan(statSync(pathOf('pool.jpg')).size);
  });

  it('is made once, also for guests who ask at the same time, and kept for the next start', async () => {
    put('pool.jpg', await photograph());
    const address = inWidth(addressOf('pool.jpg'), 320);
    const found = await Promise.all([1, 2, 3].map(() => fetchPicture(address)));
    const { mtimeMs } = statSync(join(folder, 'aurora', made()[0] ?? ''));
    await platform.restart();
    const again = await fetchPicture(address);
    expect(new Set([...found, again].map(({ etag }) => etag)).size).toBe(1);
    expect(made().map((name) => statSync(join(folder, 'aurora', name)).mtimeMs)).toEqual([mtimeMs]);
    expect((await fetchPicture(address, { 'if-none-match': again.etag ?? '' })).status).toBe(304);
  });

  it('stands upright, without its camera and place', async () => {
    const sideways = photo(800, 600)
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Make: 'Camera' } });
    put('tower.jpg', await sideways.withMetadata({ orientation: 6 }).toBuffer());
    const { bytes } = await fetchPicture(inWidth(addressOf('tower.jpg'), 320));
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, Math.round(height ?? 0), exif, orientation]).toEqual([320, 427, undefined, undefined]);
  });

  it('has a new address when its file has changed, and its old one shows the new picture for a while', async () => {
    put('pool.jpg', await photograph());
    const old = addressOf('pool.jpg');
    await fetchPicture(inWidth(old, 160));
    put('pool.jpg', await photograph(600, 600));
    expect(addressOf('pool.jpg')).not.toBe(old);
    const found = await fetchPicture(inWidth(old, 160));
    expect(found.caching).toMatch(/^public, max-age=300,/);
    expect(await sharp(found.bytes).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it('is sent as it is without a width, for as long as browsers like', async () => {
    put('pool.jpg', await photograph());
    const found = await fetchPicture(addressOf('pool.jpg'));
    expect([found.status, found.type, found.caching]).toEqual([200, 'image/jpeg', FOR_GOOD]);
    expect((await fetchPicture('/storage/aurora/pool.jpg')).caching).toMatch(/^public, max-age=300,/);
  });

  it('is not served in a width or from a hotel of somebody’s choice', async () => {
    put('pool.jpg', await photograph());
    const address = addressOf('pool.jpg');
    const statuses = [inWidth(address, 161), inWidth(address, 8000), address.replace('aurora', 'bellevue')].map(
      async (each) => (await fetchPicture(each)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a picture without sizes', () => {
  it.each([
    [
      'a drawing of a few KB',
      'icon.png',
      () =>
        sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['an SVG', 'scene.svg', async () => `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`],
    ['a GIF', 'film.gif', async () => Buffer.alloc(20_000, 'GIF89a')],
  ])('keeps its address: %s', async (_what, name, bytes) => {
    put(name, await bytes());
    expect(addressOf(name)).toBe(`/storage/aurora/${name}`);
  });

  it.each([
    ['is damaged', async () => (await photograph()).subarray(0, 60_000)],
    ['is no picture', async () => Buffer.alloc(30_000, 'text')],
    [
      'promises 60 million pixels',
      () =>
        sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
          .jpeg({ quality: 1 })
          .toBuffer(),
    ],
    [
      'is an SVG with another name',
      async () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(20_000)}</svg>`,
    ],
  ])('is sent as it is when it %s, with one line in the log', async (_what, bytes) => {
    put('pool.jpg', await bytes());
    const address = addressOf('pool.jpg');
    for (const width of [160, 320, 160]) {
      const found = await fetchPicture(inWidth(address, width));
      expect([found.status, found.type, found.caching]).toEqual([200, 'image/jpeg', FOR_GOOD]);
      expect(found.bytes.length).toBe(statSync(pathOf('pool.jpg')).size);
    }
    expect(platform.unexpectedErrors.map(String)).toEqual([
      expect.stringMatching(/^Error: aurora\/pool\.jpg is sent as it is: /),
    ]);
  });

  it('is sent as it is when it is a film, or smaller than its size', async () => {
    const page = await photo(400, 300).raw().toBuffer();
    const film = sharp(Buffer.concat([page, page.map((value) => 255 - value)]), {
      raw: { width: 400, height: 600, channels: 3, pageHeight: 300 },
    });
    put('film.webp', await film.webp({ quality: 90, loop: 0, delay: [100, 100] }).toBuffer());
    put('small.jpg', await photo(640, 480).jpeg({ quality: 20 }).toBuffer());
    for (const [name, type] of [
      ['film.webp', 'image/webp'],
      ['small.jpg', 'image/jpeg'],
    ] as const) {
      const found = await fetchPicture(inWidth(addressOf(name), 640));
      expect([found.type, found.bytes.length]).toEqual([type, statSync(pathOf(name)).size]);
    }
    expect(platform.unexpectedErrors).toEqual([]);
  });

  it('is sent as it is, and asked for again, while its sizes cannot be kept', async () => {
    put('pool.jpg', await photograph());
    writeFileSync(join(folder, 'aurora'), 'a file where a folder should be');
    for (const width of [160, 320]) {
      const found = await fetchPicture(inWidth(addressOf('pool.jpg'), width));
      expect([found.status, found.type, found.caching]).toEqual([200, 'image/jpeg', 'no-cache']);
    }
    expect(platform.unexpectedErrors).toHaveLength(1);
  });
});

it('sends originals instead of letting more than sixty pictures wait', async () => {
  put('pool.jpg', await photograph());
  const findSize = createPictureSizes({ folder, reportError: (error) => platform.unexpectedErrors.push(error) });
  const wanted = Array.from({ length: 64 }, (_, index) => `pool-${index}.jpg`).map((name) =>
    findSize({ hotel: 'aurora', name, path: pathOf('pool.jpg'), version: '00000000', width: 160 }),
  );
  const found = await Promise.all(wanted);
  expect(found.filter((each) => each === 'later')).toHaveLength(4);
  expect(made()).toHaveLength(60);
});

it('removes the sizes of pictures that have changed or gone, and of hotels that have gone', async () => {
  for (const name of ['pool.jpg', 'spa.jpg', 'bar.jpg']) put(name, await photograph(400, 300));
  writeFileSync(pathOf('pool.jpg', 'bellevue'), await photograph(400, 300));
  for (const address of ['pool.jpg', 'spa.jpg', 'bar.jpg'].map((name) => addressOf(name)))
    await fetchPicture(inWidth(address, 160));
  await fetchPicture(inWidth(addressOf('pool.jpg', 'bellevue'), 160));
  writeFileSync(join(folder, 'aurora', 'old.webp.1.part'), 'half of a picture');
  utimesSync(join(folder, 'aurora', 'old.webp.1.part'), 0, 0);
  writeFileSync(join(folder, 'aurora', 'new.webp.1.part'), 'half of a picture');
  expect(made()).toHaveLength(5);

  rmSync(pathOf('spa.jpg'));
  utimesSync(pathOf('bar.jpg'), 0, 0);
  rmSync(join(platform.files.dir, 'bellevue'), { recursive: true });
  const hotelsDir = platform.files.dir;
  const picturesOf = (hotel: string) => readHotelFolder(hotelsDir, hotel).pictures;
  await removeOldSizes({ folder, hotelsDir, picturesOf, now: new Date() });
  expect(made()).toEqual([expect.stringMatching(/-160\.webp$/), 'new.webp.1.part']);
  expect(made('bellevue')).toEqual([]);
});
