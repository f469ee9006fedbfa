import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeskKey } from '@/lib/platform/desk-key';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { unattended } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { startPlatform } from '@/tests/builders/platform/start-platform';
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

const TOKEN = 'the key of the operator';
const version = 1;

it('prints the key of one hotel, derived from the operator’s key', async () => {
  const { text, exitCode } = await runKey(['aurora'], { ...dirs(), DATA_DIR: dataDir, DESK_TOKEN: TOKEN });
  expect(exitCode).toBe(0);
  expect(isDeskKey(TOKEN, { code: 'aurora', version }, text)).toBe(true);
  expect(isDeskKey(TOKEN, { code: 'bellevue', version }, text)).toBe(false);
});

it('prints the same key again for a generated operator’s key, before the first start, and makes no store', async () => {
  const { text } = await runKey(['aurora'], { ...dirs(), DATA_DIR: dataDir });
  expect(text).toMatch(/^[0-9a-f]{64}$/);
  expect((await runKey(['aurora'], { ...dirs(), DATA_DIR: dataDir })).text).toBe(text);
  expect(readdirSync(dataDir)).toEqual(['desk-token']);
});

it('replaces the key of one hotel in the store, and prints the new one from then on', async () => {
  const env = { ...dirs(), DATA_DIR: dataDir, DESK_TOKEN: TOKEN };
  const { platform } = await startPlatform({
    ...unattended(`file:${join(dataDir, 'hotel.db')}`, files),
    deskToken: TOKEN,
  });
  const opens = (code: string, key: string) => platform.openDeskSession(code, { key, name: 'Marta' });
  const [before, other] = [(await runKey(['aurora'], env)).text, (await runKey(['bellevue'], env)).text];
  const { text: after, exitCode } = await runKey(['aurora', '--replace'], env);
  expect([exitCode, after === before]).toEqual([0, false]);
  expect((await runKey(['--replace', 'aurora'], env)).text).not.toBe(after);
  const newest = (await runKey(['aurora'], env)).text;
  expect(await opens('aurora', before)).toBeNull();
  expect(await opens('aurora', after)).toBeNull();
  expect(await opens('aurora', newest)).not.toBeNull();
  expect(await opens('bellevue', other)).not.toBeNull();
  await platform.close();
});

it('leaves an entry in the log of the hotel whose key it replaces, with both versions and no key', async () => {
  const env = { ...dirs(), DATA_DIR: dataDir, DESK_TOKEN: TOKEN };
  const { platform } = await startPlatform({
    ...unattended(`file:${join(dataDir, 'hotel.db')}`, files),
    deskToken: TOKEN,
  });
  await runKey(['aurora'], env);
  const { text: key } = await runKey(['aurora', '--replace'], env);
  const headers = { authorization: `Bearer ${key}`, [HOTEL_HEADER]: 'aurora' };
  const response = await platform.fetch(new Request('http://platform/api/desk/v1/staff-log', { headers }));
  const entries = (await response.json()).data;
  expect(entries).toMatchObject([
    {
      ...{ person: null, name: 'npm run hotel', action: 'replaceKey' },
      ...{ target: { kind: 'hotel' }, before: { key_version: 1 }, after: { key_version: 2 } },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
  await platform.close();
});

it('replaces no key before the first start', async () => {
  const { text, exitCode } = await runKey(['aurora', '--replace'], { ...dirs(), DATA_DIR: dataDir });
  expect([exitCode, text]).toEqual([2, 'The store has no hotel aurora yet: start the product first.']);
});

it.each([[[]], [['../aurora']], [['']], [['aurora', 'bellevue']], [['--replace']], [['aurora', '--replace', 'now']]])(
  'explains itself for %j',
  async (words) => {
    const usage = { text: 'npm run hotel -- key CODE [--replace]', exitCode: 2 };
    expect(await runKey(words, { ...dirs(), DATA_DIR: dataDir })).toEqual(usage);
  },
);

it('prints no key behind an upstream, whose orders have no desk here', async () => {
  const { text, exitCode } = await runKey(['aurora'], {
    ...dirs(),
    DATA_DIR: dataDir,
    HOTEL_API_URL: 'https://hotels.example',
  });
  expect([exitCode, text]).toEqual([2, expect.stringContaining('HOTEL_API_URL')]);
});

it.each([
  ['bellevu', /has no hotel bellevu\. Did you mean bellevue\?$/],
  ['nosuch', /^HOTELS_DIR: .* has no hotel nosuch\.$/],
])('prints no key for the unknown hotel %s', async (code, said) => {
  const { text, exitCode } = await runKey([code], { ...dirs(), DATA_DIR: dataDir });
  expect([exitCode, text]).toEqual([2, expect.stringMatching(said)]);
});
