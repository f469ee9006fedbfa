import type { Database, Db } from '../database/database';

class Undone extends Error {}

/**
 * A transaction that is undone when `work` gives null, and when it throws. The first statement of `work` has to be a
 * write: a transaction that reads first can find, when it comes to write, that another was faster, and fail.
 */
export async function allOrNothing<T>(database: Database, work: (db: Db) => Promise<T | null>): Promise<T | null> {
  try {
    return await database.db.transaction().execute(async (db) => {
      const done = await work(db);
      if (done === null) throw new Undone();
      return done;
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    throw error;
  }
}
