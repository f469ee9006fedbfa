import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontsOf } from './fonts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];
const here = process.cwd();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(folder, 'public/fonts'), { recursive: true });
  const preload = Object.fromEntries(SUBSETS.map((subset) => [subset, [`/fonts/1/ubuntu-${subset}.woff2`]]));
  const families = {
    Ubuntu: { fallback: 'Ubuntu Fallback', sheet: '/fonts/1/ubuntu.css', preload },
    'IBM Plex Sans Arabic': {
      fallback: 'Plex Fallback',
      sheet: '/fonts/1/plex.css',
      preload: { arabic: ['/fonts/1/plex-arabic.woff2'], latin: ['/fonts/1/ubuntu-latin.woff2'] },
    },
  };
  writeFileSync(join(folder, 'public/fonts/fonts.json'), JSON.stringify({ families }));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

it.each([
  ['en', ['latin']],
  ['ru', ['latin', 'cyrillic']],
  ['kz', ['latin', 'cyrillic', 'cyrillic-ext']],
  ['ba', ['latin', 'cyrillic', 'cyrillic-ext']],
  ['gr', ['latin', 'greek']],
  ['hu', ['latin', 'latin-ext']],
])('preloads the font subsets of a page in %s', (language, subsets) => {
  expect(fontsOf('Ubuntu', language).preloads).toEqual(subsets.map((subset) => `/fonts/1/ubuntu-${subset}.woff2`));
});

it.each(['ar', 'fa'])('preloads the font of the script in %s, with the Latin letters that it names', (language) => {
  expect(fontsOf('Ubuntu', language).preloads).toEqual(['/fonts/1/ubuntu-latin.woff2', '/fonts/1/plex-arabic.woff2']);
});

it.each([
  ['en', 'ubuntu'],
  ['ar', 'plex'],
])('names the style sheet of the font family of a page in %s', (language, file) => {
  expect(fontsOf('Ubuntu', language).sheet).toBe(`/fonts/1/${file}.css`);
});

it.each([
  ['Ubuntu', 'en', "'Ubuntu','Ubuntu Fallback'"],
  ['Palatino', 'en', "'Palatino','Ubuntu','Ubuntu Fallback'"],
  ['Ubuntu', 'ar', "'IBM Plex Sans Arabic','Plex Fallback'"],
  ['Palatino', 'ar', "'Palatino','IBM Plex Sans Arabic','Plex Fallback'"],
  ["x'}", 'en', "'Ubuntu','Ubuntu Fallback'"],
])('puts the fonts of a hotel with %s in %s in order', (font, language, stack) => {
  expect(fontsOf(font, language).stack).toBe(stack);
});
