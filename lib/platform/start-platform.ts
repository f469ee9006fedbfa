import { createPlatform, type Platform, type PlatformOptions } from './app';
import { type Database, openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { LONG_WORK_TIMES, type PostgresTimes } from './database/postgres';
import { type ImportProgress, type ImportResult, importHotels } from './import/import-hotels';
import { deleteEventsBefore } from './stores/outbox';

export type StartOptions = Omit<PlatformOptions, 'database' | 'isImporting'> & {
  databaseUrl: string;
  /** How long a PostgreSQL may take to answer a request. */
  databaseTimes?: PostgresTimes;
};

export type OpenedPlatform = {
  platform: Platform;
  migrated: readonly string[];
  /**
   * Imports the hotels, while the platform answers for those that it knows already and says "unavailable" of the others.
   * Hotels that could not be imported are told in the result and stop nobody. Told after each hotel how far it is.
   */
  importHotels(onProgress?: (progress: ImportProgress) => void): Promise<ImportResult>;
};

const DAYS_OF_EVENTS = 7;

/**
 * From an address to a platform that answers: opens the store, takes the right to serve from it, migrates it, forgets old
 * events and begins to hear new ones. The import and the autopilot are for the caller to start. Throws when the store
 * cannot be opened or migrated; it is closed again then.
 */
export async function openPlatform(options: StartOptions): Promise<OpenedPlatform> {
  const { databaseUrl, databaseTimes, ...rest } = options;
  const database = openDatabase(databaseUrl, (error) => options.report(error, 'database'), databaseTimes);
  let isImporting = true;
  try {
    database.claim();
    const now = options.now();
    const migrated = await migrateUnhurried(database, databaseUrl, now.toISOString());
    await deleteEventsBefore(database.db, new Date(now.getTime() - DAYS_OF_EVENTS * 86_400_000).toISOString());
    const platform = createPlatform({ ...rest, database, isImporting: () => isImporting });
    await platform.listen();
    return {
      platform,
      migrated,
      importHotels: async (onProgress) => {
        const from = { hotelsDir: options.hotelsDir, emojiDir: options.emojiDir, now: options.now().toISOString() };
        const imported = await importHotels(database, from, onProgress);
        isImporting = false;
        return imported;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, and its hotels imported: nothing is left to wait for. */
export async function startPlatform(
  options: StartOptions,
): Promise<{ platform: Platform; migrated: readonly string[]; imported: ImportResult }> {
  const { platform, migrated, importHotels } = await openPlatform(options);
  try {
    return { platform, migrated, imported: await importHotels() };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** A large table takes longer to migrate than a guest's request may take. */
async function migrateUnhurried(database: Database, url: string, now: string): Promise<readonly string[]> {
  if (database.kind === 'sqlite') return migrate(database, now);
  const unhurried = openDatabase(url, () => undefined, LONG_WORK_TIMES);
  try {
    return await migrate(unhurried, now);
  } finally {
    await unhurried.close();
  }
}
