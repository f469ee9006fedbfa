import type { Kysely } from 'kysely';

/** Adds for when which station has an order, what staff say of a station, and the time that an order was quoted. */
export async function pace(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_pace')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_pace_key', ['hotel', 'order_uuid', 'station', 'at'])
    .addForeignKeyConstraint('order_pace_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('order_pace_at').on('order_pace').columns(['hotel', 'at']).execute();
  await db.schema
    .createTable('station_notice')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('busy_minutes', 'integer')
    .addColumn('busy_until', 'text')
    .addColumn('closed_until', 'text')
    .addPrimaryKeyConstraint('station_notice_key', ['hotel', 'station'])
    .execute();
  await db.schema.alterTable('guest_order').addColumn('quoted_at', 'text').execute();
}
