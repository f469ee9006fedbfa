import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A disk in memory, which Linux has. A store on it does not wait for a disk at each of its thousands of commits. */
const MEMORY_DISK = '/dev/shm';
/** Bytes; containers often have a small one. */
const ENOUGH = 1024 ** 3;

/** The folder in which stores of tests get theirs: in memory where that is large enough. */
export function folderOfStores(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ENOUGH ? MEMORY_DISK : tmpdir();
}
