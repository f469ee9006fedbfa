import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

async function drawScreenshot(name: string, width: number, height: number): Promise<void> {
  const folder = join(files.dir, 'aurora/pictures/screenshots');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).toFile(join(folder, name));
}

/** The errors and warnings about the screenshots of a hotel that names these. */
async function complaintsAbout(
  screenshots: readonly object[],
): Promise<{ exitCode: number; lines: readonly string[] }> {
  files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...(hotel.ext_data as object), screenshots };
  });
  const { text, exitCode } = await runCheck('aurora', {
    hotelsDir: files.dir,
    emojiDir: EMOJI_DIR,
    now: new Date('2026-05-01T08:00:00Z'),
  });
  return {
    exitCode,
    lines: text
      .split('\n')
      .filter((line) => line.includes('ext_data.screenshots'))
      .map((line) => line.replace(/^\S+ /, '')),
  };
}

const named = (name: string, sizes: string) => ({ src: `/storage/aurora/screenshots/${name}`, sizes });

it('says nothing about screenshots that phones show', async () => {
  await drawScreenshot('home.webp', 390, 844);
  await drawScreenshot('desktop.png', 1280, 800);
  const label = { en: 'The home page', de: 'Die Startseite' };
  expect(
    await complaintsAbout([{ ...named('home.webp', '390x844'), label }, named('desktop.png', '1280x800')]),
  ).toEqual({ exitCode: 0, lines: [] });
});

it('warns of a size that is not the file’s, of sizes that no phone shows, and of a file that is no picture', async () => {
  await drawScreenshot('home.webp', 390, 844);
  await drawScreenshot('small.webp', 200, 400);
  await drawScreenshot('other.webp', 400, 800);
  writeFileSync(join(files.dir, 'aurora/pictures/screenshots/text.webp'), 'text');
  const { exitCode, lines } = await complaintsAbout([
    named('home.webp', '780x1688'),
    named('small.webp', '200x400'),
    named('other.webp', '400x800'),
    named('text.webp', '390x844'),
  ]);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    'warning ext_data.screenshots[0]: "sizes" is 780x1688, and the picture has 390x844 px',
    'warning ext_data.screenshots[1]: a screenshot has 320 to 3840 px on each side, so no phone shows it',
    'warning ext_data.screenshots[2]: the narrow screenshots have different ratios, so no phone shows it',
    'warning ext_data.screenshots[3]: the file is no picture',
  ]);
});

it('warns of a label that is missing in a language', async () => {
  await drawScreenshot('home.webp', 390, 844);
  const { lines } = await complaintsAbout([{ ...named('home.webp', '390x844'), label: { en: 'Home' } }]);
  expect(lines).toEqual(['warning ext_data.screenshots[0].label: the text is missing in de']);
});

it.each([
  ['a file that is not there', named('none.webp', '390x844'), /src: there is no file/],
  ['another hotel’s file', { src: '/storage/bellevue/logo.svg', sizes: '390x844' }, /src: there is no file/],
  ['another host', { src: 'https://cdn.example/a.webp', sizes: '390x844' }, /src: an address under \/storage\//],
  ['no size', { src: '/storage/aurora/logo.svg' }, /sizes: is missing: a text is expected/],
])('refuses %s', async (_name, screenshot, expected) => {
  const { exitCode, lines } = await complaintsAbout([screenshot]);
  expect(exitCode).toBe(1);
  expect(lines).toEqual([expect.stringMatching(expected)]);
});
