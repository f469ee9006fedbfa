import { type Kysely, sql } from 'kysely';

/**
 * Adds to each move whether the guest made it. Of earlier cancellations only those with a reason that the desk has never
 * offered are known to be a guest's.
 */
export async function movesByGuest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_move')
    .addColumn('by_guest', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update order_move set by_guest = 1
    where status = 'cancelled' and moved_by is null and exists (
      select 1 from guest_order
      where guest_order.hotel = order_move.hotel and guest_order.uuid = order_move.order_uuid
        and guest_order.cancel_reason_id in ('order_cancel__mistake', 'order_cancel__change', 'order_cancel__payment')
    )`.execute(db);
}
