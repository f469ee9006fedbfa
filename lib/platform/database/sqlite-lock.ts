import { DatabaseSync } from 'node:sqlite';
import { MEMORY, makePrivateFile } from './sqlite-file';

const SQLITE_BUSY = 5;

/** Thrown when another process has locked the SQLite file. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';

  constructor(file: string) {
    super(
      `DATABASE_URL: another process serves from ${file}. A file has one server; for more, use a PostgreSQL (postgres://…)`,
    );
  }
}

/**
 * Locks a SQLite file for this process, because live events are published only within the process. The lock ends with
 * `release` or with the process. The locked file is an empty one beside the store, so that backups and the operator's
 * commands can still read the store. Throws a `StoreInUseError`.
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
