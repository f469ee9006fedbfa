import type { Kysely } from 'kysely';

/** Adds the list of notifications that have arrived, and to notifications the chat that they are about. */
export async function deliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notification').addColumn('chat_uuid', 'text').execute();
  await db.schema
    .createTable('delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('order_status', 'text', (column) => column.notNull())
    .addColumn('chat_uuid', 'text')
    .addColumn('escalation', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('http_status', 'integer')
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('delivery_of_hotel').on('delivery').columns(['hotel', 'delivered_at']).execute();
  await db.schema.createIndex('delivery_at').on('delivery').column('delivered_at').execute();
}
