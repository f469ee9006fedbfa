import type { Db } from '../../database/database';

type Counted = { source: string; now: string; endsAt: string; max: number };

/**
 * Counts a try of a source before it is checked, over all processes, so that tries at the same time are no more than `max` until
 * `endsAt`. Returns the time at which the source may try again, as ISO; null: it may now. A source that has used up its tries is
 * only read, so that it writes no more. `source`: a keyed hash.
 */
export async function countTry(db: Db, hotel: string, { source, now, endsAt, max }: Counted): Promise<string | null> {
  const usedUp = await db
    .selectFrom('wrong_key')
    .select('ends_at')
    .where('hotel', '=', hotel)
    .where('source', '=', source)
    .where('ends_at', '>', now)
    .where('count', '>', max)
    .executeTakeFirst();
  if (usedUp !== undefined) return usedUp.ends_at;
  await db.deleteFrom('wrong_key').where('hotel', '=', hotel).where('ends_at', '<=', now).execute();
  const { count, ends_at } = await db
    .insertInto('wrong_key')
    .values({ hotel, source, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['hotel', 'source']).doUpdateSet((row) => ({ count: row('wrong_key.count', '+', 1) })),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return count <= max ? null : ends_at;
}

/** Takes back a try of each source, because what was typed was right. */
export async function forgetTry(db: Db, hotel: string, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await db
    .updateTable('wrong_key')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('hotel', '=', hotel)
    .where('source', 'in', sources)
    .where('count', '>', 0)
    .execute();
}
