import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o700;

/**
 * Makes a folder and those above it where they are missing, for the user of this process alone. Throws where there can be
 * none. Not by Node's `recursive`, which never returns on a file system that calls the parent of every new folder missing
 * (/proc).
 */
export function makeFolder(path: string): void {
  if (isMade(path)) return;
  makeFolder(dirname(path));
  // Another process may have been faster.
  if (!isMade(path)) mkdirSync(path, { mode: OWNER_ONLY });
}

/** False: the folder above it is missing, or something else has its name. */
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
