import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { flagOf, LANGUAGES } from '@/lib/domain/i18n/language';
import { countriesFrom } from '@/lib/domain/phone/countries';
import rows from '@/lib/domain/phone/country-table.json';
import { prepareFlags } from '../scripts/assets.mjs';

const root = mkdtempSync(join(tmpdir(), 'flags-'));
const served = join(root, 'public', 'flags');

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  prepareFlags(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['country of a telephone number', countriesFrom(rows).map(({ code }) => code.toLowerCase())],
  ['language', LANGUAGES.map(flagOf)],
])('serves the flag of every %s under the name that the product requests', (_title, flags) => {
  const files = new Set(readdirSync(served));
  expect(flags.filter((flag) => !files.has(`${flag}.svg`))).toEqual([]);
  expect(flags.filter((flag) => !readFileSync(join(served, `${flag}.svg`), 'utf8').includes('<svg'))).toEqual([]);
});
