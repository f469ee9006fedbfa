import type { Kysely } from 'kysely';

/** Adds who took an order on the telephone, when staff corrected it, and the room and stay whose guests it was handed to. */
export async function staffOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['taken_by', 'taken_note', 'corrected_at', 'handed_room'] as const)
    await db.schema.alterTable('guest_order').addColumn(column, 'text').execute();
  await db.schema.alterTable('guest_order').addColumn('handed_stay', 'integer').execute();
  await db.schema
    .createTable('order_correction')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('corrected_at', 'text', (column) => column.notNull())
    .addColumn('corrected_by', 'text')
    .addPrimaryKeyConstraint('order_correction_key', ['hotel', 'order_uuid', 'version'])
    .addForeignKeyConstraint('order_correction_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  // A device that proves its room asks for what was handed to it.
  await db.schema
    .createIndex('order_handed')
    .on('guest_order')
    .columns(['hotel', 'handed_room', 'handed_stay'])
    .where('handed_stay', 'is not', null)
    .execute();
}
