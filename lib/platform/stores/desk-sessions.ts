import type { Db } from '../database/database';

type Ended = { id: string; expiresAt: string };

/** Stores that a session has ended, and forgets those that would have expired by now. Times are ISO. */
export async function endSession(db: Db, hotel: string, { id, expiresAt }: Ended, now: string): Promise<void> {
  await db.deleteFrom('ended_session').where('hotel', '=', hotel).where('expires_at', '<', now).execute();
  await db
    .insertInto('ended_session')
    .values({ hotel, id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isSessionEnded(db: Db, hotel: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_session')
    .select('id')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a wrong key from a source, over all processes, and returns how many there were until `ends_at`. */
export async function countWrongKey(
  db: Db,
  hotel: string,
  { source, now, endsAt }: { source: string; now: string; endsAt: string },
): Promise<{ count: number; ends_at: string }> {
  await db.deleteFrom('wrong_key').where('hotel', '=', hotel).where('ends_at', '<=', now).execute();
  return db
    .insertInto('wrong_key')
    .values({ hotel, source, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['hotel', 'source']).doUpdateSet((row) => ({ count: row('wrong_key.count', '+', 1) })),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}
