import type { Db } from '../database/database';

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
