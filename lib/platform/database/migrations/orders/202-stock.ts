import type { Kysely } from 'kysely';

/** Creates the tables of counted stock: what files and staff say, what is taken, and which order holds it. */
export async function stock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_item')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('per', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_item_key', ['hotel', 'item'])
    .execute();
  await db.schema
    .createTable('stock_change')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('per', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer')
    .addColumn('staff', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_change_key', ['hotel', 'item', 'day'])
    .execute();
  await db.schema
    .createTable('stock_taken')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_taken_key', ['hotel', 'item', 'day'])
    .execute();
  await db.schema
    .createTable('order_stock')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_stock_key', ['hotel', 'order_uuid', 'item', 'day'])
    .addForeignKeyConstraint('order_stock_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
}
