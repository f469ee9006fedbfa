import { DatabaseSync } from 'node:sqlite';
import { MEMORY, makePrivateFile } from './sqlite-file';

const SQLITE_BUSY = 5;

/** Another process serves from this file. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';

  constructor(file: string) {
    super(
      `DATABASE_URL: another process serves from ${file}. A file has one server; for more, use a PostgreSQL (postgres://…)`,
    );
  }
}

/**
 * Takes the right to serve from a SQLite file, of which only one process at a time may have it: live events are told
 * within the process. It ends with `release` or with the process, however that ends. Reading the file meanwhile, as
 * backups and the operator's commands do, stays possible: what is locked is an empty file beside it, since a lock on the
 * store itself would keep everybody out. Throws a `StoreInUseError`.
 */
export function lockStore(file: string): { release(): void } {
  if (file === MEMORY) return { release: () => undefined };
  makePrivateFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new StoreInUseError(file) : error;
  }
  return { release: () => lock.close() };
}
