import type { OrderRating } from '@/lib/domain/orders/order-rating';
import type { Db } from '../database/database';

export type StoredRating = OrderRating & { order_uuid: string };

/** The ratings of these orders. */
export const ratingsOf = async (
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredRating[]> =>
  orderUuids.length === 0
    ? []
    : db
        .selectFrom('order_rating')
        .select(['order_uuid', 'stars', 'words'])
        .where('hotel', '=', hotel)
        .where('order_uuid', 'in', orderUuids)
        .execute();

/** Writes the rating of an order. False, and nothing is written, when it has one. */
export async function insertRating(
  db: Db,
  hotel: string,
  { now, ...rating }: StoredRating & { now: string },
): Promise<boolean> {
  const written = await db
    .insertInto('order_rating')
    .values({ hotel, ...rating, created_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'order_uuid']).doNothing())
    .returning('stars')
    .execute();
  return written.length === 1;
}

/** Removes what guests wrote with their ratings; the stars identify nobody. */
export async function removeRatingWords(db: Db, hotel: string, orderUuids: readonly string[]): Promise<void> {
  await db
    .updateTable('order_rating')
    .set({ words: null })
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
}
