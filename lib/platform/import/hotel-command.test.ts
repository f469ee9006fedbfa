import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { listHotels } from '../stores/hotels';
import { trustedTime } from '../stores/retention-clock';
import { runHotelCommand } from './hotel-command';
import { importHotels } from './import-hotels';

const NOW = '2026-05-01T08:00:00.000Z';

onEachStore((emptyStore) => {
  let files: HotelFiles;
  let database: Database;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    files = twoHotels();
    const store = await emptyStore();
    remove = store.remove;
    database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    await migrate(database, NOW);
    await importHotels(database, { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW });
  });
  afterEach(async () => {
    await database.close();
    await remove();
    files.dispose();
  });

  const command = (...words: string[]) => runHotelCommand(database, words, NOW);
  const served = async () => (await listHotels(database.db, { offset: 0, limit: 10 })).map(({ code }) => code);

  it('withdraws one hotel, prints the command that restores it, and returns the log entry', async () => {
    const done = await command('withdraw', 'bellevue');
    expect(done).toMatchObject({ ok: true, log: { hotel: 'bellevue', event: 'withdrawn' } });
    expect(done.text).toContain('npm run hotel -- restore bellevue');
    expect(await served()).toEqual(['aurora']);
    expect((await command('list')).text).toBe(`aurora  served\nbellevue  withdrawn since ${NOW}`);
    expect(await command('withdraw', 'bellevue')).toMatchObject({ ok: false, log: null });
  });

  it.each(['2026-04-30', '2026-05-01', '2026-05-02'])(
    'trusts the clock when the operator says it is %s',
    async (day) => {
      expect(await command('trust-clock', day)).toMatchObject({ ok: true, log: { hotel: null } });
      expect(await trustedTime(database.db)).toBe(NOW);
    },
  );

  it('restores a withdrawn hotel for the next start', async () => {
    await command('withdraw', 'bellevue');
    expect(await command('restore', 'bellevue')).toMatchObject({ ok: true, log: { event: 'restored' } });
    expect(await served()).toEqual(['aurora']);
    expect((await command('list')).text).toBe('aurora  served\nbellevue  not served');
    expect(await command('restore', 'bellevue')).toMatchObject({ ok: false });
  });

  it.each([
    [['withdraw', 'grand'], /There is no hotel grand. There are: aurora, bellevue/],
    [['withdraw'], /npm run hotel -- withdraw CODE/],
    [['withdraw', 'aurora', 'bellevue'], /npm run hotel -- withdraw CODE/],
    [['remove', 'aurora'], /npm run hotel -- withdraw CODE/],
    [[], /npm run hotel -- withdraw CODE/],
    [['trust-clock'], /trust-clock YYYY-MM-DD/],
    [['trust-clock', 'today'], /trust-clock YYYY-MM-DD/],
    [['trust-clock', '2026-13-01'], /trust-clock YYYY-MM-DD/],
    [['trust-clock', '2026-05-01', 'now'], /trust-clock YYYY-MM-DD/],
    [['trust-clock', '2026-05-03'], /clock says 2026-05-01 and not 2026-05-03. Set the clock/],
    [['trust-clock', '2024-05-01'], /clock says 2026-05-01 and not 2024-05-01. Set the clock/],
  ])('refuses the hotel command %j and changes nothing', async (words, output) => {
    const done = await command(...words);
    expect(done).toMatchObject({ ok: false, log: null });
    expect(done.text).toMatch(output);
    expect(await served()).toEqual(['aurora', 'bellevue']);
  });
});
