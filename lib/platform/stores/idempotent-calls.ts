import type { Db } from '../database/database';
import type { IdempotentCallTable } from '../database/desk-tables';

type Claim = { key: string; fingerprint: string; now: string };

/**
 * Claims a key for one call, over all processes. False when another call has it; a claim without an answer that is older
 * than `staleBefore` is taken over by the same call, because its process has stopped. Times are ISO.
 */
export async function claimKey(
  db: Db,
  hotel: string,
  { key, fingerprint, now, staleBefore }: Claim & { staleBefore: string },
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotent_call')
    .values({ hotel, key, fingerprint, answer: null, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'key'])
        .doUpdateSet({ claimed_at: now })
        .where('idempotent_call.answer', 'is', null)
        .where('idempotent_call.claimed_at', '<', staleBefore)
        .where('idempotent_call.fingerprint', '=', fingerprint),
    )
    .returning('key')
    .execute();
  return claimed.length === 1;
}

/** The call that has a key; null: none. */
export async function callOfKey(
  db: Db,
  hotel: string,
  key: string,
): Promise<Pick<IdempotentCallTable, 'fingerprint' | 'answer'> | null> {
  const row = await db
    .selectFrom('idempotent_call')
    .select(['fingerprint', 'answer'])
    .where('hotel', '=', hotel)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** A key as a call has claimed it. `now`: when, which tells it from one that has taken it over. */
type Claimed = Pick<Claim, 'key' | 'now'>;

/** Stores the answer to the call that has claimed a key, unless answers have been emptied meanwhile. */
export const storeAnswer = (db: Db, hotel: string, { key, now }: Claimed, answer: string) =>
  db
    .updateTable('idempotent_call')
    .set({ answer })
    .where('hotel', '=', hotel)
    .where('key', '=', key)
    .where('claimed_at', '=', now)
    .where('answer', 'is', null)
    .execute();

/** Frees the key of a call that has changed nothing. */
export const releaseKey = (db: Db, hotel: string, { key, now }: Claimed) =>
  db
    .deleteFrom('idempotent_call')
    .where('hotel', '=', hotel)
    .where('key', '=', key)
    .where('claimed_at', '=', now)
    .execute();

/** Forgets the keys of a hotel that were claimed before a time (ISO), with their answers. */
export const deleteKeysBefore = (db: Db, hotel: string, before: string) =>
  db.deleteFrom('idempotent_call').where('hotel', '=', hotel).where('claimed_at', '<', before).execute();

/**
 * Empties a hotel's answers, which may name a guest, also of calls that are under way. The keys stay, so that nothing is
 * done again.
 */
export const emptyAnswers = (db: Db, hotel: string) =>
  db.updateTable('idempotent_call').set({ answer: '' }).where('hotel', '=', hotel).execute();
