import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { findHotel, listHotels } from '../stores/hotels';
import { eventsAfter, isContentEvent } from '../stores/outbox';
import { restoreHotel, withdrawHotel } from '../stores/withdrawals';
import { importHotels } from './import-hotels';

const NOW = '2026-05-01T08:00:00.000Z';
const EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets';

let files: HotelFiles;
let database: Database;
let remove: () => Promise<void>;

beforeEach(async () => {
  files = twoHotels();
  const store = await emptySqlite();
  remove = store.remove;
  database = openDatabase(store.url, () => {});
  await migrate(database, NOW);
});
afterEach(async () => {
  await database.close();
  await remove();
  files.dispose();
});

const codes = async () => (await listHotels(database.db, { offset: 0, limit: 100 })).map(({ code }) => code);
const run = () => importHotels(database, { hotelsDir: files.dir, emojiDir: EMOJI, now: NOW });

it.each([
  [
    'HOTELS_DIR is empty',
    () => {
      files.remove('aurora');
      files.remove('bellevue');
    },
    /has no folder for aurora, bellevue, which/,
  ],
  ['HOTELS_DIR does not exist', () => files.dispose(), /has no folder for aurora, bellevue, which/],
  [
    'HOTELS_DIR has other hotels only',
    () => {
      files.remove('aurora');
      files.remove('bellevue');
      files.write('casa/hotel.json', { title: 'Casa' });
    },
    /has no folder for aurora, bellevue, which/,
  ],
])('refuses to import when %s, names the hotels, and changes nothing', async (_condition, spoil, message) => {
  await run();
  spoil();
  await expect(run()).rejects.toThrow(message);
  await expect(run()).rejects.toThrow(/npm run hotel -- withdraw/);
  expect(await codes()).toEqual(['aurora', 'bellevue']);
  expect((await findHotel(database.db, { code: 'aurora' }))?.hotel.title).toEqual({ en: 'Hotel aurora' });
});

it('keeps the last good state of a hotel whose folder is missing, names it, and imports the others', async () => {
  await run();
  files.change('aurora/hotel.json', (hotel) => {
    hotel.title = 'Palace';
  });
  files.remove('bellevue');
  const { imported, failed } = await run();
  expect(imported).toEqual(['aurora']);
  expect(failed).toMatchObject([
    {
      hotel: 'bellevue',
      servesOldContent: true,
      problems: [{ reason: 'this folder is missing', hint: expect.stringContaining('hotel -- withdraw bellevue') }],
    },
  ]);
  expect(await codes()).toEqual(['aurora', 'bellevue']);
  expect((await findHotel(database.db, { code: 'bellevue' }))?.hotel.title).toEqual({ en: 'Hotel bellevue' });
});

it('imports a changed hotel while other folders or all of them are missing', async () => {
  await run();
  const only = (...hotels: string[]) =>
    importHotels(database, { hotelsDir: files.dir, emojiDir: EMOJI, now: NOW, only: new Set(hotels) });
  files.remove('bellevue');
  files.change('aurora/hotel.json', (hotel) => {
    hotel.title = 'Palace';
  });
  expect(await only('aurora')).toMatchObject({ imported: ['aurora'], failed: [] });
  expect(await only('bellevue', 'README.md')).toMatchObject({ imported: [], failed: [{ hotel: 'bellevue' }] });
  files.remove('aurora');
  expect(await only('aurora')).toMatchObject({ failed: [{ hotel: 'aurora', servesOldContent: true }] });
  expect(await codes()).toEqual(['aurora', 'bellevue']);
});

it('does not serve a withdrawn hotel although its folder exists, until it is restored', async () => {
  await run();
  expect(await withdrawHotel(database, 'bellevue', NOW)).toBe(true);
  expect(await withdrawHotel(database, 'bellevue', NOW)).toBe(false);
  expect(await run()).toMatchObject({ imported: [], unchanged: ['aurora'], withdrawn: ['bellevue'] });
  expect(await codes()).toEqual(['aurora']);
  expect(await restoreHotel(database.db, 'bellevue')).toBe(true);
  expect(await restoreHotel(database.db, 'bellevue')).toBe(false);
  expect(await run()).toMatchObject({ imported: ['bellevue'], unchanged: ['aurora'], withdrawn: [] });
  expect(await codes()).toEqual(['aurora', 'bellevue']);
});

it('tells running servers that the content of a withdrawn hotel has changed', async () => {
  await run();
  await withdrawHotel(database, 'bellevue', NOW);
  await withdrawHotel(database, 'bellevue', NOW);
  expect((await eventsAfter(database.db, 'bellevue', 0)).filter(isContentEvent)).toHaveLength(1);
  expect((await eventsAfter(database.db, 'aurora', 0)).filter(isContentEvent)).toEqual([]);
});

it('accepts that a withdrawn hotel has no folder', async () => {
  await run();
  await withdrawHotel(database, 'bellevue', NOW);
  files.remove('bellevue');
  expect(await run()).toMatchObject({ unchanged: ['aurora'], withdrawn: [] });
});

it('serves a hotel again whose folder is back after an earlier release stopped serving it', async () => {
  await run();
  await database.db.updateTable('hotel').set({ served: 0 }).where('code', '=', 'bellevue').execute();
  expect(await run()).toMatchObject({ imported: ['bellevue'], unchanged: ['aurora'] });
});

it('lets a renamed hotel folder keep the hotel’s id', async () => {
  await run();
  files.write('aurora-palace/hotel.json', { id: 1, title: 'Aurora Palace' });
  expect((await run()).failed).toMatchObject([{ hotel: 'aurora-palace' }]);
  await withdrawHotel(database, 'aurora', NOW);
  expect(await run()).toMatchObject({ imported: ['aurora-palace'], withdrawn: ['aurora'], failed: [] });
  expect((await findHotel(database.db, { id: 1 }))?.code).toBe('aurora-palace');
});
