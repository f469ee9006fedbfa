import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../storage/make-folder';

export const MEMORY = ':memory:';

const OWNER_ALONE = 0o600;

/** The file of an address like `file:./data/hotel.db`. */
export const sqliteFile = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);

/**
 * Makes the file and its folder where they are missing, for the user of this process alone: names, rooms and phone
 * numbers of guests stand in it. A file that others may read is closed to them; SQLite gives what it puts beside the file
 * the same rights.
 */
export function makePrivateFile(file: string): void {
  if (file === MEMORY) return;
  makeFolder(dirname(file));
  // Never opened where it is there: to close it again would drop every lock that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE));
  // Untraced: to the build these names are a pattern that every file of the project fits.
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ each)) closeToOthers(each);
}

function closeToOthers(file: string): void {
  const { mode, uid } = statSync(file);
  // A file of another user, that this one may write to, was set up so on purpose.
  if ((mode & 0o077) === 0 || (process.getuid !== undefined && process.getuid() !== uid)) return;
  chmodSync(file, OWNER_ALONE);
}
