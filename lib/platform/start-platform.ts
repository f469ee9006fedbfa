import { createPlatform, type Platform, type PlatformOptions } from './app';
import { openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { type ImportResult, importHotels } from './import/import-hotels';
import { hotelKeys } from './stores/hotels';
import { forgetEventsBefore } from './stores/outbox';

const DAYS_OF_EVENTS = 7;

/**
 * From an address to a platform that answers: opens the store, migrates it, imports the hotels, forgets old events
 * and begins to hear new ones.
 * Hotels that could not be imported are told in the result and stop nobody. The autopilot is for the caller to start.
 * Throws when the store cannot be opened or migrated; it is closed again then.
 */
export async function startPlatform(
  options: Omit<PlatformOptions, 'database'> & { databaseUrl: string },
): Promise<{ platform: Platform; migrated: readonly string[]; imported: ImportResult }> {
  const { databaseUrl, ...rest } = options;
  const database = openDatabase(databaseUrl, (error) => options.report(error, 'database'));
  try {
    const now = options.now();
    const migrated = await migrate(database, now.toISOString());
    const imported = await importHotels(database, {
      hotelsDir: options.hotelsDir,
      emojiDir: options.emojiDir,
      now: now.toISOString(),
    });
    const old = new Date(now.getTime() - DAYS_OF_EVENTS * 86_400_000).toISOString();
    for (const { code } of await hotelKeys(database.db)) await forgetEventsBefore(database.db, code, old);
    const platform = createPlatform({ ...rest, database });
    await platform.listen();
    return { platform, migrated, imported };
  } catch (error) {
    await database.close();
    throw error;
  }
}
