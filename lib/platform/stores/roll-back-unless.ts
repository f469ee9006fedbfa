import type { Database, Db } from '../database/database';

class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Runs `work` in a transaction that is rolled back when `isDone` rejects the result, or when `work` throws. Returns the
 * result in both cases. The first statement of `work` must be a write: a transaction that reads first fails when
 * another one commits before its first write.
 */
export async function rollBackUnless<T>(
  database: Database,
  isDone: (result: T) => boolean,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await database.db.transaction().execute(async (db) => {
      const result = await work(db);
      if (!isDone(result)) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    // Only this transaction throws this error, so the result has the type of `work`.
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

/** Runs `work` in a transaction that is rolled back when it returns null. */
export const rollBackOnNull = <T>(database: Database, work: (db: Db) => Promise<T | null>): Promise<T | null> =>
  rollBackUnless<T | null>(database, (done) => done !== null, work);
