import { addDays } from '@/lib/domain/booking/calendar-date';
import { HOLD_COUNT_LASTS } from '@/lib/domain/booking/hold-bounds';
import type { Db } from '../../database/database';

/**
 * The holder whose own holds do not count, null for none, and the present as an ISO time: a hold that has ended counts
 * for nobody, whether its row is still there or not.
 */
export type HoldContext = { holder: string | null; now: string };

/** The places that others hold in each slot of a product between two days, both included. */
export async function heldPlaces(
  db: Db,
  hotel: string,
  query: { productId: number; from: string; to: string } & HoldContext,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('slot_hold')
    .select((row) => ['slot_key', row.fn.countAll<number>().as('places')])
    .where('hotel', '=', hotel)
    .where('product_id', '=', query.productId)
    .where('slot_key', '>=', query.from)
    .where('slot_key', '<', addDays(query.to, 1))
    .where('ends_at', '>', query.now)
    .where('holder', '!=', query.holder ?? '')
    .groupBy('slot_key')
    .execute();
  return new Map(rows.map((row) => [row.slot_key, Number(row.places)]));
}

type StoredHold = { productId: number; slot: string; endsAt: string };

/** What a holder holds now, in all products of the hotel. */
export async function holdsOf(
  db: Db,
  hotel: string,
  { holder, now }: { holder: string; now: string },
): Promise<readonly StoredHold[]> {
  const rows = await db
    .selectFrom('slot_hold')
    .select(['product_id', 'slot_key', 'ends_at'])
    .where('hotel', '=', hotel)
    .where('holder', '=', holder)
    .where('ends_at', '>', now)
    .execute();
  return rows.map((row) => ({ productId: row.product_id, slot: row.slot_key, endsAt: row.ends_at }));
}

/** `network`: of the guest's address; `seconds`: the length of the hold. */
type NewHold = StoredHold & { holder: string; network: string; seconds: number };

export const insertHold = (db: Db, hotel: string, { productId, slot, endsAt, ...hold }: NewHold) =>
  db
    .insertInto('slot_hold')
    .values({ hotel, product_id: productId, slot_key: slot, ends_at: endsAt, ...hold })
    .execute();

/** Deletes a holder's own holds of these slots and returns them. The holds of others stay, and unknown ones are ignored. */
export async function deleteHolds(
  db: Db,
  hotel: string,
  ended: { holder: string; productId: number; slots: readonly string[] },
): Promise<readonly Pick<NewHold, 'network' | 'seconds' | 'endsAt'>[]> {
  if (ended.slots.length === 0) return [];
  const rows = await db
    .deleteFrom('slot_hold')
    .where('hotel', '=', hotel)
    .where('holder', '=', ended.holder)
    .where('product_id', '=', ended.productId)
    .where('slot_key', 'in', ended.slots)
    .returning(['network', 'seconds', 'ends_at'])
    .execute();
  return rows.map(({ network, seconds, ends_at }) => ({ network, seconds, endsAt: ends_at }));
}

type HoldRequestKey = { holder: string; requestId: string };

/** Whether a holder has cancelled a request for holds. */
export async function isCancelled(
  db: Db,
  hotel: string,
  { holder, requestId, now }: HoldRequestKey & { now: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('cancelled_hold')
    .select('request_id')
    .where('hotel', '=', hotel)
    .where('holder', '=', holder)
    .where('request_id', '=', requestId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers until `endsAt` that a request for holds must not come into effect. */
export const insertCancelled = (
  db: Db,
  hotel: string,
  { holder, requestId, endsAt }: HoldRequestKey & { endsAt: string },
) =>
  db
    .insertInto('cancelled_hold')
    .values({ hotel, holder, request_id: requestId, ends_at: endsAt })
    .onConflict((conflict) => conflict.columns(['hotel', 'holder', 'request_id']).doNothing())
    .execute();

/**
 * Deletes the rows of holds, cancellations and counts that have ended. They count for nothing; this only saves room, and
 * keeps nothing of a guest's address.
 */
export async function deleteEndedHolds(db: Db, hotel: string, now: string): Promise<void> {
  await db.deleteFrom('slot_hold').where('hotel', '=', hotel).where('ends_at', '<=', now).execute();
  await db.deleteFrom('cancelled_hold').where('hotel', '=', hotel).where('ends_at', '<=', now).execute();
  const forgotten = new Date(Date.parse(now) - HOLD_COUNT_LASTS * 1000).toISOString();
  await db.deleteFrom('hold_count').where('hotel', '=', hotel).where('counted_at', '<=', forgotten).execute();
}
