import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../storage/make-folder';

export const MEMORY = ':memory:';

const OWNER_ONLY = 0o600;

/** The file path in a database address, for example in `file:./data/hotel.db`. */
export const sqliteFile = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);

/**
 * Creates the file and its folder if they are missing, readable only by the user of this process, because the store
 * contains guests' names, rooms and phone numbers. Removes the permissions of other users from existing files. SQLite
 * gives the files that it creates beside it the same permissions.
 */
export function makePrivateFile(file: string): void {
  if (file === MEMORY) return;
  makeFolder(dirname(file));
  // An existing file is not opened, because closing it would release every lock of this process on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  // `turbopackIgnore`, because the build would treat these names as a pattern that matches every file of the project.
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ each)) restrictToOwner(each);
}

function restrictToOwner(file: string): void {
  const { mode, uid } = statSync(file);
  // If another user owns the file and this process may write to it, its permissions were set on purpose.
  if ((mode & 0o077) === 0 || (process.getuid !== undefined && process.getuid() !== uid)) return;
  chmodSync(file, OWNER_ONLY);
}
