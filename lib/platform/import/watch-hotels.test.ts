import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { listHotels } from '../stores/hotels';
import { importHotels } from './import-hotels';
import { describeProblem } from './problem';
import { collectChanges, watchHotels } from './watch-hotels';

const NOW = '2026-05-01T08:00:00.000Z';

describe('collectChanges', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('imports hotels once, after no file has changed for the quiet time', async () => {
    const imported: string[][] = [];
    const reimport = async (codes: ReadonlySet<string>) => {
      imported.push([...codes]);
    };
    const changes = collectChanges({ reimport, reportError: () => undefined, quietMs: 300 });
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(299);
    changes.add('bellevue');
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(299);
    expect(imported).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(imported).toEqual([['aurora', 'bellevue']]);
  });

  it('imports a hotel again that has changed during its import, and never two at a time', async () => {
    const ends: (() => void)[] = [];
    const reimport = () => new Promise<void>((resolve) => ends.push(resolve));
    const changes = collectChanges({ reimport, reportError: () => undefined, quietMs: 300 });
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(300);
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(300);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(300);
    expect(ends).toHaveLength(2);
  });

  it('reports an import that fails, and goes on with the next change', async () => {
    const errors: unknown[] = [];
    const reimport = jest.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
    const changes = collectChanges({ reimport, reportError: (error) => errors.push(error), quietMs: 300 });
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(300);
    changes.add('aurora');
    await jest.advanceTimersByTimeAsync(300);
    expect(errors).toEqual([new Error('disk full')]);
    expect(reimport).toHaveBeenCalledTimes(2);
  });

  it('imports nothing after its end', async () => {
    const reimport = jest.fn().mockResolvedValue(undefined);
    const changes = collectChanges({ reimport, reportError: () => undefined, quietMs: 300 });
    changes.add('aurora');
    changes.end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(reimport).not.toHaveBeenCalled();
  });
});

describe('the folder of hotels', () => {
  let files: HotelFiles;
  beforeEach(() => {
    files = twoHotels();
  });
  afterEach(() => files.dispose());

  it('names the hotel whose file has changed', async () => {
    let end: () => void = () => {};
    const codes = await new Promise<ReadonlySet<string>>((resolve, reject) => {
      const reimport = async (changed: ReadonlySet<string>) => resolve(changed);
      end = watchHotels({ hotelsDir: files.dir, reimport, reportError: reject, quietMs: 20 });
      files.change('bellevue/sections/10-kitchen.json', (section) => Object.assign(section, { title: 'Other' }));
    });
    end();
    expect([...codes]).toEqual(['bellevue']);
  });

  it('imports only the named hotels, keeps the last good content of a bad file, and reports its position', async () => {
    const store = await emptySqlite();
    const database = openDatabase(store.url, () => undefined);
    await migrate(database, NOW);
    const from = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW };
    await importHotels(database, from);
    files.change('bellevue/hotel.json', (hotel) => Object.assign(hotel, { title: 'Renamed' }));
    files.write('aurora/hotel.json', '{\n  "title": }');
    const result = await importHotels(database, { ...from, only: new Set(['aurora', 'gone']) });
    expect(result).toMatchObject({ imported: [], failed: [{ hotel: 'aurora', servesOldContent: true }] });
    expect(result.failed[0]?.problems.map(describeProblem)).toEqual([expect.stringMatching(/hotel\.json:2:12 /)]);
    expect(await importHotels(database, { ...from, only: new Set(['bellevue']) })).toMatchObject({
      imported: ['bellevue'],
    });
    expect((await listHotels(database.db, { offset: 0, limit: 5 })).map(({ code }) => code)).toEqual([
      'aurora',
      'bellevue',
    ]);
    await database.close();
    await store.remove();
  });
});
