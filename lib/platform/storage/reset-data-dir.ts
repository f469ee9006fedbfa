import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with one of these entries belongs to this server. Another, such as a home folder, is never emptied. */
const OWN_ENTRIES = ['hotel.db', 'desk-token', 'vapid-keys'];

/** The entries of a data folder; null when the folder is not one of this server's. */
export function dataEntries(dataDir: string): readonly string[] | null {
  if (!existsSync(dataDir)) return [];
  const entries = readdirSync(dataDir).sort();
  return entries.length === 0 || OWN_ENTRIES.some((name) => entries.includes(name)) ? entries : null;
}

/** Deletes everything in a data folder and keeps the folder. */
export function resetDataDir(dataDir: string): void {
  for (const name of dataEntries(dataDir) ?? []) rmSync(join(dataDir, name), { recursive: true });
}
