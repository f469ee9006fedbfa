import type { Kysely } from 'kysely';

/** Creates the tables of orders, persons, consents, and the outbox of live events. */
export async function orders(db: Kysely<unknown>): Promise<void> {
  await counters(db);
  await guestOrders(db);
  await aroundOrders(db);
  await outbox(db);
}

const counters = (db: Kysely<unknown>) =>
  db.schema
    .createTable('hotel_counter')
    .addColumn('hotel', 'text', (column) => column.primaryKey().references('hotel.code'))
    .addColumn('order_num', 'bigint', (column) => column.notNull())
    .addColumn('event_id', 'bigint', (column) => column.notNull())
    .execute();

async function guestOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guest_order')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('num', 'bigint', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expected_at', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('person_uuid', 'text', (column) => column.notNull())
    .addColumn('number_room', 'text')
    .addColumn('final_sum', 'bigint', (column) => column.notNull())
    .addColumn('delivery_price', 'bigint', (column) => column.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('cancel_reason_id', 'text')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('integration_payment', 'text')
    .addPrimaryKeyConstraint('guest_order_key', ['hotel', 'num'])
    .addUniqueConstraint('guest_order_uuid', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .createIndex('guest_order_status')
    .on('guest_order')
    .columns(['hotel', 'status', 'status_at'])
    .execute();
}

async function aroundOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_note')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_note_key', ['hotel', 'order_uuid', 'position'])
    .addForeignKeyConstraint('order_note_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .createTable('consent')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_key', ['hotel', 'order_uuid', 'kind'])
    .addForeignKeyConstraint('consent_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .createTable('person')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('idphone', 'text')
    .addColumn('room_number', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_key', ['hotel', 'uuid'])
    .execute();
}

const outbox = (db: Kysely<unknown>) =>
  db.schema
    .createTable('outbox')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('outbox_key', ['hotel', 'id'])
    .execute();
