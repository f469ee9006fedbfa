import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../storage/make-folder';

export const MEMORY = ':memory:';

const OWNER_ONLY = 0o600;

/** The file path in an address like `file:./data/hotel.db`. */
export const sqliteFile = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);

/**
 * Creates the file and its folder if they are missing, readable only by the user of this process: the store contains
 * guests' names, rooms and phone numbers. Removes the permissions of other users from existing files; SQLite gives the
 * files that it creates beside it the same permissions.
 */
export function makePrivateFile(file: string): void {
  if (file === MEMORY) return;
  makeFolder(dirname(file));
  // An existing file is not opened: closing it would drop every lock that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  // Ignored by the build, which would take these names for a pattern that matches every file of the project.
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ each)) restrictToOwner(each);
}

function restrictToOwner(file: string): void {
  const { mode, uid } = statSync(file);
  // A file of another user that this process may write to was set up so on purpose.
  if ((mode & 0o077) === 0 || (process.getuid !== undefined && process.getuid() !== uid)) return;
  chmodSync(file, OWNER_ONLY);
}
