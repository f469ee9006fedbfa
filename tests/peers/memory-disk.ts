import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory, which Linux has. A store on it does not wait for a disk at each of its thousands of commits. */
const MEMORY_DISK = '/dev/shm';
/** Bytes; containers often have a small one. */
const ENOUGH = 1024 ** 3;

/** The environment variable with the folder of a test run. */
export const RUN_FOLDER = 'TEST_RUN_FOLDER';
const PREFIX = 'hotel-test-run-';

function fastDisk(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ENOUGH ? MEMORY_DISK : tmpdir();
}

/** The folder in which stores of tests get theirs: that of the run, in memory where there is room. */
export const folderOfStores = (): string => process.env[RUN_FOLDER] || fastDisk();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes the folder of this run, and removes those of runs that were killed. Returns what removes it. */
export function makeRunFolder(): () => void {
  const disk = fastDisk();
  for (const name of readdirSync(disk)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(disk, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(disk, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user below it.
  chmodSync(folder, 0o711);
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
