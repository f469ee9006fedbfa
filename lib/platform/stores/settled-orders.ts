import type { Db } from '../database/database';

/** The version of an order that is to be looked at again. No order has it. */
const UNSETTLED = -1;

/** Notes of orders that all of them is posted as they are now, or no longer. */
export async function setSettled(db: Db, hotel: string, uuids: readonly string[], isSettled: boolean): Promise<void> {
  if (uuids.length === 0) return;
  await db
    .updateTable('guest_order')
    .set((order) =>
      isSettled
        ? { settled_version: order.ref('version'), settled_sum: order.ref('final_sum') }
        : { settled_version: UNSETTLED },
    )
    .where('hotel', '=', hotel)
    .where('uuid', 'in', uuids)
    .execute();
}
