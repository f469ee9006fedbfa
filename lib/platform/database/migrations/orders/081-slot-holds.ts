import type { Kysely } from 'kysely';

/** Creates the table of slots that are held for guests while they choose. */
export async function slotHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('slot_hold')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('slot_key', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slot_hold_key', ['hotel', 'product_id', 'slot_key', 'holder'])
    .execute();
  await db.schema.createIndex('slot_hold_holder').on('slot_hold').columns(['hotel', 'holder']).execute();
  await db.schema.createIndex('slot_hold_end').on('slot_hold').columns(['hotel', 'ends_at']).execute();
}
