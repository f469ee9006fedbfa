import { join } from 'node:path';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { sectionOwn } from '../stores/catalogue/sections';
import { importHotels } from './import-hotels';
import { describeProblem } from './problem';

const NOW = '2026-05-01T08:00:00.000Z';
const FILE = 'aurora/sections/20-wellness.json';

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

const setLottery = (lottery: unknown) =>
  files.change(FILE, (section) => {
    section.lottery = lottery;
  });
const run = () =>
  importHotels(database, { hotelsDir: files.dir, emojiDir: 'node_modules/@lobehub/fluent-emoji-3d/assets', now: NOW });

/** The problems of aurora's files: file, line, path and reason, without the folder's path. */
async function complaints(): Promise<readonly string[]> {
  const { failed } = await run();
  const problems = failed.flatMap((each) => each.problems);
  return problems.map((problem) => describeProblem(problem).replace(`${join(files.dir, 'aurora')}/`, ''));
}

it('reads the draw of a section, with its defaults', async () => {
  setLottery({ title: 'The front row', prize: { en: 'Two sunbeds' } });
  expect((await run()).failed).toEqual([]);
  expect((await sectionOwn(database.db, 'aurora', 20))?.lottery).toEqual({
    title: 'The front row',
    prize: { en: 'Two sunbeds' },
    rules: null,
    closes_at: null,
    entries_per_room: 6,
    winner: null,
  });
  expect((await sectionOwn(database.db, 'aurora', 10))?.lottery).toBeNull();
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
  files.change('aurora/hotel.json', (hotel) => {
    delete (hotel.ext_data as Record<string, unknown>).timezone;
  });
  expect(await complaints()).toContainEqual(
    expect.stringMatching(/20-wellness\.json:\d+.*lottery\.closes_at.*a draw that closes needs the hotel’s time zone/),
  );
});
