import type { Database, Db } from '../database/database';

class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

/**
 * A transaction that is undone when `isDone` says no to what `work` gives, which is passed on either way, and when
 * `work` throws. The first statement of `work` has to be a write: a transaction that reads first can find, when it
 * comes to write, that another was faster, and fail.
 */
export async function undoneUnless<T>(
  database: Database,
  isDone: (result: T) => boolean,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await database.db.transaction().execute(async (db) => {
      const result = await work(db);
      if (!isDone(result)) throw new Undone(result);
      return result;
    });
  } catch (error) {
    // Only `work` makes one of these, so the result is its own.
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}

/** The same, undone when `work` gives null. */
export const allOrNothing = <T>(database: Database, work: (db: Db) => Promise<T | null>): Promise<T | null> =>
  undoneUnless<T | null>(database, (done) => done !== null, work);
