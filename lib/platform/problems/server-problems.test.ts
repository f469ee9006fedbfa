import { v4 as uuid } from 'uuid';
import { DESK_TOKEN, EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { type EmptyStore, emptySqlite } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { type OpenedPlatform, openPlatform } from '../open-platform';
import { HOTEL_HEADER } from '../routes/desk-routes';

let files: HotelFiles;
let store: EmptyStore;
let opened: OpenedPlatform;
let now = '2026-05-01T10:00:00.000Z';

beforeEach(async () => {
  files = twoHotels();
  store = await emptySqlite();
  opened = await openPlatform({
    databaseUrl: store.url,
    hotelsDir: files.dir,
    emojiDir: EMOJI_DIR,
    filesDir: files.dir,
    scripts: false,
    deskToken: DESK_TOKEN,
    now: () => new Date(now),
    uuid,
    reportError: (error) => {
      throw error;
    },
  });
  await opened.importHotels();
});
afterEach(async () => {
  await opened.platform.close();
  await store.remove();
  files.dispose();
});

async function problemsAt(code: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, [HOTEL_HEADER]: code };
  const response = await opened.platform.fetch(new Request('http://inside/api/desk/v1/problems', { headers }));
  return (await response.json()).data;
}

it('names the mistakes of a hotel’s files at its own desk only, since the first failed import, until it succeeds', async () => {
  expect(await problemsAt('aurora')).toEqual([]);
  files.write('aurora/words/en.json', '{ "home": }');
  await opened.reimportHotels(new Set(['aurora']));
  now = '2026-05-02T10:00:00.000Z';
  await opened.reimportHotels(new Set(['aurora']));
  expect(await problemsAt('aurora')).toEqual([
    {
      kind: 'files-not-imported',
      since: '2026-05-01T10:00:00.000Z',
      details: ['aurora/words/en.json:1:11 is no JSON: value expected'],
    },
  ]);
  expect(await problemsAt('bellevue')).toEqual([]);
  files.write('aurora/words/en.json', '{ "home": "Home" }');
  await opened.reimportHotels(new Set(['aurora']));
  expect(await problemsAt('aurora')).toEqual([]);
});

it('names a folder that was removed at the desk of its hotel, without the path of the server', async () => {
  files.remove('bellevue');
  await opened.reimportHotels(new Set(['bellevue']));
  expect(await problemsAt('bellevue')).toMatchObject([
    { kind: 'files-not-imported', details: ['bellevue:1:1 this folder is missing'] },
  ]);
});

it('lists at most 20 mistakes', async () => {
  const products = Array.from({ length: 30 }, () => ({ title: 'Soup' }));
  files.write('aurora/sections/10-kitchen.json', { id: 10, title: 'Kitchen', products });
  await opened.reimportHotels(new Set(['aurora']));
  const [problem] = (await problemsAt('aurora')) as { details: string[] }[];
  expect(problem?.details).toHaveLength(20);
});
