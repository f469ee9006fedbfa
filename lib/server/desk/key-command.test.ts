import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeskKey } from '@/lib/platform/desk-key';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runKey } from './key-command';

let dataDir: string;
let files: HotelFiles;
const dirs = () => ({ HOTELS_DIR: files.dir });
beforeEach(() => {
  files = twoHotels();
  dataDir = mkdtempSync(join(tmpdir(), 'key-command-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  files.dispose();
});

it('prints the key of one hotel, derived from the operator’s key', () => {
  const { text, exitCode } = runKey('aurora', { ...dirs(), DATA_DIR: dataDir, DESK_TOKEN: 'the key of the operator' });
  expect(exitCode).toBe(0);
  expect(isDeskKey('the key of the operator', 'aurora', text)).toBe(true);
  expect(isDeskKey('the key of the operator', 'bellevue', text)).toBe(false);
});

it('prints the same key again for a generated operator’s key, also before the first start', () => {
  const { text } = runKey('aurora', { ...dirs(), DATA_DIR: dataDir });
  expect(text).toMatch(/^[0-9a-f]{64}$/);
  expect(runKey('aurora', { ...dirs(), DATA_DIR: dataDir }).text).toBe(text);
});

it.each([[undefined], ['../aurora'], ['']])('explains itself for the code %s', (code) => {
  expect(runKey(code, { ...dirs(), DATA_DIR: dataDir })).toEqual({ text: 'npm run hotel -- key CODE', exitCode: 2 });
});

it('prints no key behind an upstream, whose orders have no desk here', () => {
  const { text, exitCode } = runKey('aurora', {
    ...dirs(),
    DATA_DIR: dataDir,
    HOTEL_API_URL: 'https://hotels.example',
  });
  expect([exitCode, text]).toEqual([2, expect.stringContaining('HOTEL_API_URL')]);
});

it.each([
  ['bellevu', /has no hotel bellevu\. Did you mean bellevue\?$/],
  ['nosuch', /^HOTELS_DIR: .* has no hotel nosuch\.$/],
])('prints no key for the unknown hotel %s', (code, said) => {
  const { text, exitCode } = runKey(code, { ...dirs(), DATA_DIR: dataDir });
  expect([exitCode, text]).toEqual([2, expect.stringMatching(said)]);
});
