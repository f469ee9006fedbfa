import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Adds when stays of rooms began, and by what the orders are found of which something is to be posted to a room. */
export async function roomBills(db: Kysely<unknown>): Promise<void> {
  await stayStarts(db);
  await unsettledOrders(db);
}

async function stayStarts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_stay_start')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('stay', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_stay_start_key', ['hotel', 'room', 'stay'])
    .execute();
  await sql`
    insert into room_stay_start (hotel, room, stay, since)
    select hotel, room, stay, since from room_stay where since is not null`.execute(db);
}

async function unsettledOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['settled_version', 'settled_sum'])
    await db.schema.alterTable('guest_order').addColumn(column, 'bigint').execute();
  // What was delivered while there was no list was written on the bill by hand.
  const delivered = sql`status = 'done' and lines like '%"chargesRoom":true%' and integration_payment is null`;
  await sql`
    insert into room_posting (hotel, order_uuid, item, amount, amount_scale, posted_at, posted_by)
    select hotel, uuid, 'order', final_sum, amount_scale, status_at, null
    from guest_order where ${delivered} and final_sum <> 0`.execute(db);
  await sql`
    update guest_order set settled_version = version, settled_sum = final_sum where ${delivered}`.execute(db);
  // In the words of room-bill-conditions.ts.
  await sql`
    create index guest_order_unsettled on guest_order (hotel, number_room, num)
    where lines like '%"chargesRoom":true%' and integration_payment is null and number_room is not null
      and ((settled_version is null and status = 'done') or settled_version <> version or settled_sum <> final_sum)
  `.execute(db);
}
