import type { Kysely } from 'kysely';

/** Creates the table of requests for holds that were cancelled, perhaps before they arrived. */
export async function cancelledHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cancelled_hold')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cancelled_hold_key', ['hotel', 'holder', 'request_id'])
    .execute();
  await db.schema.createIndex('cancelled_hold_end').on('cancelled_hold').columns(['hotel', 'ends_at']).execute();
}
