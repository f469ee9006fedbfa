import { existsSync } from 'node:fs';
import { openDatabase } from '../database/database';
import { sqliteFile } from '../database/sqlite-file';
import { hotelsKeptAtDesk } from '../stores/menu/keepers';

/**
 * The codes of the hotels whose menus are kept at the desk, with the time since when, for commands that need no store:
 * none where it is missing, cannot be reached, or is of an earlier release. Rule: menu/ME24.
 */
export async function readKeptHotels(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  if (databaseUrl.startsWith('file:') && !existsSync(sqliteFile(databaseUrl))) return new Map();
  try {
    const database = openDatabase(databaseUrl, () => undefined);
    try {
      return await hotelsKeptAtDesk(database.db);
    } finally {
      await database.close();
    }
  } catch {
    return new Map();
  }
}
