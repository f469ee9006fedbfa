import type { Db } from '../database/database';

/** Stores that somebody has signed in with a name, and forgets names of the hotel that were not used since `before`. */
export async function saveStaffName(
  db: Db,
  hotel: string,
  { name, now, before }: { name: string; now: string; before: string },
): Promise<void> {
  await db.deleteFrom('staff_name').where('hotel', '=', hotel).where('seen_at', '<', before).execute();
  await db
    .insertInto('staff_name')
    .values({ hotel, name, seen_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'name']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** The names that staff of a hotel have typed, those used last first. `since`: an ISO time. */
export async function staffNames(
  db: Db,
  hotel: string,
  { since, limit }: { since: string; limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('staff_name')
    .select('name')
    .where('hotel', '=', hotel)
    .where('seen_at', '>=', since)
    .orderBy('seen_at', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
