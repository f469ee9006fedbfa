import { createPlatform, type Platform } from './app';
import { type Database, openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { MIGRATION_TIMES, type PostgresTimes } from './database/postgres';
import { createImportFailures } from './import/import-failures';
import { type ImportProgress, type ImportResult, importHotels } from './import/import-hotels';
import { listFolder } from './import/read-folder';
import { menuPicturesOf } from './pictures/menu-pictures';
import { removeOldSizes } from './pictures/remove-old-sizes';
import type { PlatformOptions } from './platform-options';

export type StartOptions = Omit<PlatformOptions, 'database' | 'importFailures' | 'isImporting'> & {
  databaseUrl: string;
  /** Timeouts of PostgreSQL; default: those for a guest's request. */
  databaseTimes?: PostgresTimes;
};

export type OpenedPlatform = {
  platform: Platform;
  migrated: readonly string[];
  /**
   * Imports the hotels. Until it ends, the platform serves the hotels that the store already has and responds
   * "unavailable" for the others. A hotel that cannot be imported is listed in the result and does not stop the others.
   * `onProgress` is called after each hotel.
   */
  importHotels(onProgress?: (progress: ImportProgress) => void): Promise<ImportResult>;
  /** Imports these hotels again, whose files have changed while the platform serves. */
  reimportHotels(codes: ReadonlySet<string>): Promise<ImportResult>;
};

/**
 * Opens the store, claims it for this process, migrates it and subscribes to new events. The caller
 * starts the import and the autopilot. If the store cannot be opened or migrated, closes it again and throws.
 */
export async function openPlatform(options: StartOptions): Promise<OpenedPlatform> {
  const { databaseUrl, databaseTimes, ...rest } = options;
  const database = openDatabase(databaseUrl, (error) => options.reportError(error, 'database'), databaseTimes);
  let isImporting = true;
  try {
    database.claim();
    const migrated = await migrateSlowly(database, databaseUrl, options.now().toISOString());
    const importFailures = createImportFailures();
    const platform = createPlatform({ ...rest, database, importFailures, isImporting: () => isImporting });
    await platform.listen();
    const source = () => {
      const { hotelsDir, emojiDir, filesDir } = options;
      return { hotelsDir, emojiDir, filesDir, now: options.now().toISOString(), onReplaced: platform.publishEvent };
    };
    const removeSizes = async (only?: ReadonlySet<string>) => {
      const { picturesDir: folder, hotelsDir, filesDir, reportError } = options;
      if (folder === undefined) return;
      const picturesOf = (hotel: string) => {
        const listed = listFolder(hotelsDir, hotel);
        return listed.ok ? new Set([...listed.value.pictures, ...menuPicturesOf(filesDir, hotel)]) : null;
      };
      await removeOldSizes({ folder, hotelsDir, picturesOf, now: options.now() }, only).catch((error: unknown) =>
        reportError(error, 'sizes of pictures'),
      );
    };
    const importAndRecord = async (only?: ReadonlySet<string>, onProgress?: (progress: ImportProgress) => void) => {
      const result = await importHotels(database, { ...source(), ...(only && { only }) }, onProgress);
      importFailures.record(result, options.now().toISOString(), only);
      await removeSizes(only);
      return result;
    };
    return {
      platform,
      migrated,
      importHotels: async (onProgress) => {
        const imported = await importAndRecord(undefined, onProgress);
        isImporting = false;
        return imported;
      },
      reimportHotels: importAndRecord,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Migrates with long timeouts, because a large table takes longer than a guest's request may. */
async function migrateSlowly(database: Database, url: string, now: string): Promise<readonly string[]> {
  if (database.kind === 'sqlite') return migrate(database, now);
  const migrationDatabase = openDatabase(url, () => undefined, MIGRATION_TIMES);
  try {
    return await migrate(migrationDatabase, now);
  } finally {
    await migrationDatabase.close();
  }
}
