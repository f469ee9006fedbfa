import type { Database, Db } from '../database/database';
import { appendContentEvent, lockOutbox } from './outbox';

/** The codes of served hotels, in order. */
export async function servedHotels(db: Db): Promise<readonly string[]> {
  const served = await db.selectFrom('hotel').select('code').where('served', '=', 1).orderBy('code').execute();
  return served.map((row) => row.code);
}

/** Every stored hotel, ordered by code. `withdrawnAt`: when an operator took it offline; null: not withdrawn. */
export async function knownHotels(
  db: Db,
): Promise<readonly { code: string; served: boolean; withdrawnAt: string | null }[]> {
  const rows = await db.selectFrom('hotel').select(['code', 'served', 'withdrawn_at']).orderBy('code').execute();
  return rows.map(({ code, served, withdrawn_at }) => ({ code, served: served === 1, withdrawnAt: withdrawn_at }));
}

export async function withdrawnHotels(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('hotel').select('code').where('withdrawn_at', 'is not', null).execute();
  return new Set(rows.map(({ code }) => code));
}

/**
 * Stops serving a hotel, whether its folder exists or not, and keeps its orders. Running servers forget its pages.
 * False when the hotel does not exist or is already withdrawn. `now`: an ISO time.
 */
export const withdrawHotel = (database: Database, hotel: string, now: string): Promise<boolean> =>
  database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    const withdrawn = await db
      .updateTable('hotel')
      .set({ served: 0, withdrawn_at: now })
      .where('code', '=', hotel)
      .where('withdrawn_at', 'is', null)
      .returning('code')
      .execute();
    if (withdrawn.length === 0) return false;
    await appendContentEvent(db, hotel, now);
    return true;
  });

/** Ends the withdrawal; the next import serves the hotel again. False when the hotel is not withdrawn. */
export async function restoreHotel(db: Db, hotel: string): Promise<boolean> {
  const restored = await db
    .updateTable('hotel')
    .set({ withdrawn_at: null })
    .where('code', '=', hotel)
    .where('withdrawn_at', 'is not', null)
    .returning('code')
    .execute();
  return restored.length === 1;
}
