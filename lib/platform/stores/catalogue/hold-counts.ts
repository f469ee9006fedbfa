import { countHolds, type HoldCount } from '@/lib/domain/booking/hold-bounds';
import type { Db } from '../../database/database';

/** The places that the guests of a network hold now, in all products of the hotel. */
export async function heldByNetwork(
  db: Db,
  hotel: string,
  { network, now }: { network: string; now: string },
): Promise<{ productId: number; slot: string }[]> {
  const rows = await db
    .selectFrom('slot_hold')
    .select(['product_id', 'slot_key'])
    .where('hotel', '=', hotel)
    .where('network', '=', network)
    .where('ends_at', '>', now)
    .execute();
  return rows.map((row) => ({ productId: row.product_id, slot: row.slot_key }));
}

/** What is counted of a network at a moment. */
export async function holdCountOf(
  db: Db,
  hotel: string,
  { network, now }: { network: string; now: Date },
): Promise<HoldCount> {
  const row = await db
    .selectFrom('hold_count')
    .select(['seconds', 'counted_at'])
    .where('hotel', '=', hotel)
    .where('network', '=', network)
    .executeTakeFirst();
  const last = { seconds: row?.seconds ?? 0, at: row === undefined ? now.getTime() : Date.parse(row.counted_at) };
  return countHolds(last, 0, now.getTime());
}

/** Adds seconds to what is counted of a network, or takes them away. */
export async function addToHoldCount(
  db: Db,
  hotel: string,
  { network, seconds, now }: { network: string; seconds: number; now: Date },
): Promise<void> {
  if (seconds === 0) return;
  const count = countHolds(await holdCountOf(db, hotel, { network, now }), seconds, now.getTime());
  const stored = { seconds: Math.round(count.seconds), counted_at: now.toISOString() };
  await db
    .insertInto('hold_count')
    .values({ hotel, network, ...stored })
    .onConflict((conflict) => conflict.columns(['hotel', 'network']).doUpdateSet(stored))
    .execute();
}
