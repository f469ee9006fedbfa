import type { Db } from '../database/database';
import type { OrderMoveTable } from '../database/desk-tables';

export type StoredMove = Omit<OrderMoveTable, 'hotel'>;

/** Writes a move in the transaction of its change. */
export async function insertMove(db: Db, hotel: string, move: StoredMove): Promise<void> {
  await db
    .insertInto('order_move')
    .values({ hotel, ...move })
    .execute();
}

/** The moves of these orders, each order's oldest first. */
export const movesOf = async (db: Db, hotel: string, orderUuids: readonly string[]): Promise<readonly StoredMove[]> =>
  orderUuids.length === 0
    ? []
    : db
        .selectFrom('order_move')
        .select(['order_uuid', 'version', 'status', 'moved_at', 'moved_by', 'by_guest'])
        .where('hotel', '=', hotel)
        .where('order_uuid', 'in', orderUuids)
        .orderBy('version')
        .execute();
