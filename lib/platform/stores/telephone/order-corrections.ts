import type { Db } from '../../database/database';
import type { OrderCorrectionTable } from '../../database/desk-tables';
import { scaleFor, toStored } from '../amount-scale';
import { toJson } from '../json';
import type { StoredOrder } from '../orders';

export type StoredCorrection = Omit<OrderCorrectionTable, 'hotel'>;

/** The corrections of these orders, each order's oldest first. */
export const correctionsOf = async (
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredCorrection[]> =>
  orderUuids.length === 0
    ? []
    : db
        .selectFrom('order_correction')
        .select(['order_uuid', 'version', 'corrected_at', 'corrected_by'])
        .where('hotel', '=', hotel)
        .where('order_uuid', 'in', orderUuids)
        .orderBy('version')
        .execute();

/** What a correction changes of an order. */
export type CorrectedOrder = Pick<
  StoredOrder,
  'final_sum' | 'delivery_price' | 'tip' | 'waits_from' | 'remind_at' | 'lines' | 'readyLines'
>;

/**
 * Writes a correction if the order still has the version and the status with which it was read; false: it has changed since. No move
 * before it can be undone any more, because what it would restore is of other lines.
 */
export async function writeCorrection(
  db: Db,
  hotel: string,
  order: Pick<StoredOrder, 'uuid' | 'version' | 'status'>,
  { corrected, by, now }: { corrected: CorrectedOrder; by: string | null; now: string },
): Promise<boolean> {
  const { lines, readyLines, final_sum, delivery_price, tip, ...times } = corrected;
  const amount_scale = scaleFor([final_sum, delivery_price, tip]);
  const version = order.version + 1;
  const written = await db
    .updateTable('guest_order')
    .set({
      ...times,
      amount_scale,
      final_sum: toStored(final_sum, amount_scale),
      delivery_price: toStored(delivery_price, amount_scale),
      tip: toStored(tip, amount_scale),
      lines: toJson(lines),
      ready_lines: toJson(readyLines),
      corrected_at: now,
      before_move: null,
      version,
    })
    .where('hotel', '=', hotel)
    .where('uuid', '=', order.uuid)
    .where('version', '=', order.version)
    .where('status', '=', order.status)
    .returning('num')
    .executeTakeFirst();
  if (written === undefined) return false;
  await db
    .insertInto('order_correction')
    .values({ hotel, order_uuid: order.uuid, version, corrected_at: now, corrected_by: by })
    .execute();
  return true;
}
