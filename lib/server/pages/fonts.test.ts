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
    Ubuntu: { stylesheet: '/fonts/1/ubuntu.css', rules: '@font-face{}', fallback: 'Ubuntu Fallback', preload },
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
