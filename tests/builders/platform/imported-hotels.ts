import { join } from 'node:path';
import { type Database, openDatabase } from '@/lib/platform/database/database';
import { type ImportResult, importHotels } from '@/lib/platform/import/import-hotels';
import { describeProblem } from '@/lib/platform/import/problem';
import { listHotels } from '@/lib/platform/stores/hotels';
import { EMOJI_DIR } from './embedded-platform';
import { type HotelFiles, twoHotels } from './hotel-files';
import { emptySqlite } from './stores';

const NOW = '2026-05-01T08:00:00.000Z';

/** The files of two hotels and an empty SQLite store, anew for each test of the file. */
export type ImportedHotels = {
  /** A test may put others in their place, once it has disposed of these. */
  files: HotelFiles;
  readonly database: Database;
  /** Imports the files, or of some hotels `only`. `now`: an ISO time. */
  run(options?: { now?: string; only?: ReadonlySet<string> }): Promise<ImportResult>;
  /** The codes of the hotels that are served. */
  codes(): Promise<readonly string[]>;
  /** Imports the files. Returns what is wrong with those of aurora, without the folder's path. */
  complaints(): Promise<readonly string[]>;
};

export function importedHotels(): ImportedHotels {
  let files: HotelFiles;
  let database: Database;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    files = twoHotels();
    const store = await emptySqlite();
    remove = store.remove;
    database = openDatabase(store.url, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await remove();
    files.dispose();
  });
  const run = (options: Parameters<ImportedHotels['run']>[0] = {}) =>
    importHotels(database, { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW, ...options });
  return {
    get files() {
      return files;
    },
    set files(others) {
      files = others;
    },
    get database() {
      return database;
    },
    run,
    codes: async () => (await listHotels(database.db, { offset: 0, limit: 100 })).map(({ code }) => code),
    complaints: async () => {
      const { failed } = await run();
      const problems = failed.find(({ hotel }) => hotel === 'aurora')?.problems ?? [];
      return problems.map((problem) => describeProblem(problem).replace(`${join(files.dir, 'aurora')}/`, ''));
    },
  };
}
