import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { sectionOwn } from '../stores/catalogue/sections';

const FILE = 'aurora/sections/20-wellness.json';

const hotels = importedHotels();
const { run, complaints } = hotels;

const setLottery = (lottery: unknown) =>
  hotels.files.change(FILE, (section) => {
    section.lottery = lottery;
  });

it('reads the draw of a section, with its defaults', async () => {
  setLottery({ title: 'The front row', prize: { en: 'Two sunbeds' } });
  expect((await run()).failed).toEqual([]);
  expect((await sectionOwn(hotels.database.db, 'aurora', 20))?.lottery).toEqual({
    title: 'The front row',
    prize: { en: 'Two sunbeds' },
    rules: null,
    closes_at: null,
    entries_per_room: 6,
    winner: null,
  });
  expect((await sectionOwn(hotels.database.db, 'aurora', 10))?.lottery).toBeNull();
});

it.each([
  ['no prize', { title: 'T' }, 'lottery.prize: a text is missing here'],
  [
    'a day that does not exist',
    { title: 'T', prize: 'A', closes_at: '2026-02-30T20:00' },
    'lottery.closes_at: a date with a time like',
  ],
  [
    'a day without a time',
    { title: 'T', prize: 'A', closes_at: '2026-02-20' },
    'lottery.closes_at: a date with a time like',
  ],
  [
    'no entries',
    { title: 'T', prize: 'A', entries_per_room: 0 },
    'lottery.entries_per_room: at least one guest of a room can enter',
  ],
  ['an unknown field', { title: 'T', prize: 'A', prise: 'B' }, 'lottery.prise: unknown field'],
  [
    'a text in no language',
    { title: 'T', prize: { english: 'A' } },
    'lottery.prize.english: "english" is no language code',
  ],
])('reports a draw with %s, with its file and place', async (_case, lottery, expected) => {
  setLottery(lottery);
  const [only, ...others] = await complaints();
  expect(others).toEqual([]);
  expect(only).toMatch(/^sections\/20-wellness\.json:\d+/);
  expect(only).toContain(expected);
});

it('reports an end of a draw in a hotel without a time zone', async () => {
  setLottery({ title: 'T', prize: 'A', closes_at: '2026-05-31T20:00' });
  hotels.files.change('aurora/hotel.json', (hotel) => {
    delete (hotel.ext_data as Record<string, unknown>).timezone;
  });
  expect(await complaints()).toContainEqual(
    expect.stringMatching(/20-wellness\.json:\d+.*lottery\.closes_at.*a draw that closes needs the hotel’s time zone/),
  );
});
