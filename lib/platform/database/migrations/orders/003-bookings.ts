import type { Kysely } from 'kysely';

/** Creates the tables of bookable slots, online payments, and unavailable products. */
export async function bookings(db: Kysely<unknown>): Promise<void> {
  await productFacts(db);
  await slots(db);
  await payments(db);
}

async function productFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').addColumn('slots', 'text').execute();
  await db.schema
    .alterTable('product')
    .addColumn('recommends', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  // Separate from the product's row, which every import replaces.
  await db.schema
    .createTable('unavailable_product')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('unavailable_product_key', ['hotel', 'product_id'])
    .execute();
}

async function slots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('slot')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('slot_key', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('slot_primary_key', ['hotel', 'product_id', 'slot_key'])
    .execute();
  await db.schema
    .createTable('order_slot')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('slot_key', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_slot_key', ['hotel', 'order_uuid', 'product_id', 'slot_key'])
    .addForeignKeyConstraint('order_slot_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
}

const payments = (db: Kysely<unknown>) =>
  db.schema
    .createTable('payment')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('form_url', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addPrimaryKeyConstraint('payment_key', ['hotel', 'order_uuid'])
    .addUniqueConstraint('payment_reference', ['hotel', 'reference'])
    .addForeignKeyConstraint('payment_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
