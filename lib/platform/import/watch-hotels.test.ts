import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { FILE_CHANGES } from '@/tests/builders/platform/file-changes';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { listHotels } from '../stores/hotels';
import { type FolderSnapshot, takeSnapshot } from './folder-snapshot';
import { importHotels } from './import-hotels';
import { describeProblem } from './problem';
import { COMPARE_MS, collectChanges, watchHotels } from './watch-hotels';

const REAL_TIMERS = ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'] as const;
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
    // Fakes only the timer of the comparison: the events and the quiet time are real.
    jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  });
  afterEach(() => {
    jest.useRealTimers();
    files.dispose();
  });

  const change = (code: string) =>
    files.change(`${code}/sections/10-kitchen.json`, (section) => Object.assign(section, { title: 'Other' }));

  /** A watch that is ready, and the codes of each import. */
  async function watched(since?: FolderSnapshot, hotelsDir = files.dir) {
    const imports: ReadonlySet<string>[] = [];
    let onImport = (_codes: ReadonlySet<string>) => {};
    const watching = watchHotels({
      hotelsDir,
      since: since ?? (await takeSnapshot(hotelsDir)),
      reimport: async (codes) => {
        imports.push(codes);
        onImport(codes);
      },
      reportError: (error) => {
        throw error;
      },
      quietMs: 100,
    });
    const nextImport = () =>
      new Promise<ReadonlySet<string>>((resolve) => {
        onImport = resolve;
      });
    await watching.ready;
    return { watching, imports, nextImport };
  }

  it.each(FILE_CHANGES)('imports a hotel whose file was changed by $name, each time', async ({ prepare, change }) => {
    prepare?.(files.dir);
    const { watching, nextImport } = await watched();
    for (const price of [5, 6, 7]) {
      const imported = nextImport();
      change(files.dir, price);
      expect([...(await imported)]).toEqual(['bellevue']);
    }
    await watching.close();
  });

  it('imports a hotel that changed between the last import and the start of the watch', async () => {
    const since = await takeSnapshot(files.dir);
    change('bellevue');
    const { watching, nextImport } = await watched(since);
    expect([...(await nextImport())]).toEqual(['bellevue']);
    await watching.close();
  });

  it('ends: nothing is imported after it, and no timer is left', async () => {
    const { watching, imports } = await watched();
    await watching.close();
    change('bellevue');
    jest.advanceTimersByTime(COMPARE_MS);
    await takeSnapshot(files.dir);
    expect([imports, jest.getTimerCount()]).toEqual([[], 0]);
  });

  it('finds by times and sizes what was changed where the system reports no event', async () => {
    const link = `${files.dir}-link`;
    const other = twoHotels();
    symlinkSync(files.dir, link);
    const { watching, nextImport } = await watched(undefined, join(link, '.'));
    // The link above the watched folder moves, so the watched folder itself does not change.
    rmSync(link);
    symlinkSync(other.dir, link);
    const imported = nextImport();
    jest.advanceTimersByTime(COMPARE_MS);
    expect([...(await imported)]).toEqual(['aurora', 'bellevue']);
    await watching.close();
    rmSync(link);
    other.dispose();
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
