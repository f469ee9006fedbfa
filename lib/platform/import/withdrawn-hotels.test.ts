import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { findHotel } from '../stores/hotels';
import { eventsAfter, isContentEvent } from '../stores/outbox';
import { restoreHotel, withdrawHotel } from '../stores/withdrawals';

const NOW = '2026-05-01T08:00:00.000Z';
const _EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets';

const hotels = importedHotels();
const { run, codes } = hotels;

it.each([
  [
    'HOTELS_DIR is empty',
    () => {
      hotels.files.remove('aurora');
      hotels.files.remove('bellevue');
    },
    /has no folder for aurora, bellevue, which/,
  ],
  ['HOTELS_DIR does not exist', () => hotels.files.dispose(), /has no folder for aurora, bellevue, which/],
  [
    'HOTELS_DIR has other hotels only',
    () => {
      hotels.files.remove('aurora');
      hotels.files.remove('bellevue');
      hotels.files.write('casa/hotel.json', { title: 'Casa' });
    },
    /has no folder for aurora, bellevue, which/,
  ],
])('refuses to import when %s, names the hotels, and changes nothing', async (_condition, spoil, message) => {
  await run();
  spoil();
  await expect(run()).rejects.toThrow(message);
  await expect(run()).rejects.toThrow(/npm run hotel -- withdraw/);
  expect(await codes()).toEqual(['aurora', 'bellevue']);
  expect((await findHotel(hotels.database.db, { code: 'aurora' }))?.hotel.title).toEqual({ en: 'Hotel aurora' });
});

it('keeps the last good state of a hotel whose folder is missing, names it, and imports the others', async () => {
  await run();
  hotels.files.change('aurora/hotel.json', (hotel) => {
    hotel.title = 'Palace';
  });
  hotels.files.remove('bellevue');
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
  expect((await findHotel(hotels.database.db, { code: 'bellevue' }))?.hotel.title).toEqual({ en: 'Hotel bellevue' });
});

it('imports a changed hotel while other folders or all of them are missing', async () => {
  await run();
  const only = (...codes: string[]) => run({ only: new Set(codes) });
  hotels.files.remove('bellevue');
  hotels.files.change('aurora/hotel.json', (hotel) => {
    hotel.title = 'Palace';
  });
  expect(await only('aurora')).toMatchObject({ imported: ['aurora'], failed: [] });
  expect(await only('bellevue', 'README.md')).toMatchObject({ imported: [], failed: [{ hotel: 'bellevue' }] });
  hotels.files.remove('aurora');
  expect(await only('aurora')).toMatchObject({ failed: [{ hotel: 'aurora', servesOldContent: true }] });
  expect(await codes()).toEqual(['aurora', 'bellevue']);
});

it('does not serve a withdrawn hotel although its folder exists, until it is restored', async () => {
  await run();
  expect(await withdrawHotel(hotels.database, 'bellevue', NOW)).toBe(true);
  expect(await withdrawHotel(hotels.database, 'bellevue', NOW)).toBe(false);
  expect(await run()).toMatchObject({ imported: [], unchanged: ['aurora'], withdrawn: ['bellevue'] });
  expect(await codes()).toEqual(['aurora']);
  expect(await restoreHotel(hotels.database.db, 'bellevue')).toBe(true);
  expect(await restoreHotel(hotels.database.db, 'bellevue')).toBe(false);
  expect(await run()).toMatchObject({ imported: ['bellevue'], unchanged: ['aurora'], withdrawn: [] });
  expect(await codes()).toEqual(['aurora', 'bellevue']);
});

it('tells running servers that the content of a withdrawn hotel has changed', async () => {
  await run();
  await withdrawHotel(hotels.database, 'bellevue', NOW);
  await withdrawHotel(hotels.database, 'bellevue', NOW);
  expect((await eventsAfter(hotels.database.db, 'bellevue', 0)).filter(isContentEvent)).toHaveLength(1);
  expect((await eventsAfter(hotels.database.db, 'aurora', 0)).filter(isContentEvent)).toEqual([]);
});

it('accepts that a withdrawn hotel has no folder', async () => {
  await run();
  await withdrawHotel(hotels.database, 'bellevue', NOW);
  hotels.files.remove('bellevue');
  expect(await run()).toMatchObject({ unchanged: ['aurora'], withdrawn: [] });
});

it('serves a hotel again whose folder is back after an earlier release stopped serving it', async () => {
  await run();
  await hotels.database.db.updateTable('hotel').set({ served: 0 }).where('code', '=', 'bellevue').execute();
  expect(await run()).toMatchObject({ imported: ['bellevue'], unchanged: ['aurora'] });
});

it('lets a renamed hotel folder keep the hotel’s id', async () => {
  await run();
  hotels.files.write('aurora-palace/hotel.json', { id: 1, title: 'Aurora Palace' });
  expect((await run()).failed).toMatchObject([{ hotel: 'aurora-palace' }]);
  await withdrawHotel(hotels.database, 'aurora', NOW);
  expect(await run()).toMatchObject({ imported: ['aurora-palace'], withdrawn: ['aurora'], failed: [] });
  expect((await findHotel(hotels.database.db, { id: 1 }))?.code).toBe('aurora-palace');
});
