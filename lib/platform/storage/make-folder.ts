import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o700;

/**
 * Creates a folder and its missing parents, accessible only to the user of this process. Throws where no folder can be
 * created. Does not use Node's `recursive` option, which never returns on a file system that reports a missing parent
 * for every new folder (/proc).
 */
export function makeFolder(path: string): void {
  if (isMade(path)) return;
  makeFolder(dirname(path));
  // Another process may have created it first.
  if (!isMade(path)) mkdirSync(path, { mode: OWNER_ONLY });
}

/** Tries to create the folder. False when its parent is missing, or when something else has its name. */
function isMade(path: string): boolean {
  try {
    mkdirSync(path, { mode: OWNER_ONLY });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return statSync(path).isDirectory();
    if (code === 'ENOENT' && dirname(path) !== path) return false;
    throw error;
  }
}
