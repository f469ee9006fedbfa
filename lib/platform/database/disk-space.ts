import { statfs } from 'node:fs/promises';

/** Bytes. With less, the next orders fail; SQLite needs room for its write-ahead log too. */
const MIN_FREE = 4_000_000;

/** The disk of the store is full: it can be read, and no order can be written. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor(folder: string) {
    super(`the disk of ${folder} is full`);
  }
}

/** Rejects with a `DiskFullError` when a folder's disk has no room for further orders. */
export async function checkDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE) throw new DiskFullError(folder);
}
