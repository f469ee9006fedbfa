import { createPlatform, type Platform, type PlatformOptions } from './app';
import { type Database, openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { LONG_WORK_TIMES, type PostgresTimes } from './database/postgres';
import { type ImportResult, importHotels } from './import/import-hotels';
import { forgetEventsBefore } from './stores/outbox';

export type StartOptions = Omit<PlatformOptions, 'database'> & {
  databaseUrl: string;
  /** How long a PostgreSQL may take to answer a request. */
  databaseTimes?: PostgresTimes;
};

const DAYS_OF_EVENTS = 7;

/**
 * From an address to a platform that answers: opens the store, migrates it, imports the hotels, forgets old events
 * and begins to hear new ones.
 * Hotels that could not be imported are told in the result and stop nobody. The autopilot is for the caller to start.
 * Throws when the store cannot be opened or migrated; it is closed again then.
 */
export async function startPlatform(
  options: StartOptions,
): Promise<{ platform: Platform; migrated: readonly string[]; imported: ImportResult }> {
  const { databaseUrl, databaseTimes, ...rest } = options;
  const report = (error: unknown) => options.report(error, 'database');
  const database = openDatabase(databaseUrl, report, databaseTimes);
  try {
    database.claim();
    const now = options.now();
    const migrated = await migrateUnhurried(database, databaseUrl, now.toISOString());
    const imported = await importHotels(database, {
      hotelsDir: options.hotelsDir,
      emojiDir: options.emojiDir,
      now: now.toISOString(),
    });
    const old = new Date(now.getTime() - DAYS_OF_EVENTS * 86_400_000).toISOString();
    await forgetEventsBefore(database.db, old);
    const platform = createPlatform({ ...rest, database });
    await platform.listen();
    return { platform, migrated, imported };
  } catch (error) {
    await database.close();
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
