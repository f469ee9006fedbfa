import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Adds the ledgers of payments with their steps, credits and reports, receipts, postings to rooms, and tips. */
export async function money(db: Kysely<unknown>): Promise<void> {
  await payments(db);
  await steps(db);
  await reports(db);
  await documents(db);
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('page'))
    .execute();
  await db.schema
    .alterTable('payment')
    .addColumn('capture', 'text', (column) => column.notNull().defaultTo('at_once'))
    .execute();
  for (const column of ['token', 'page_url', 'currency_code', 'intent', 'held_until', 'check_at'] as const)
    await db.schema.alterTable('payment').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('payment_check')
    .on('payment')
    .column('check_at')
    .where(sql.ref('check_at'), 'is not', null)
    .execute();
  // A page is opened by its token; a report names a payment of any hotel by one of its references.
  for (const column of ['token', 'reference', 'intent'] as const)
    await db.schema.createIndex(`payment_by_${column}`).on('payment').column(column).execute();
  await db.schema
    .createTable('payment_entry')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('amount_scale', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_entry_key', ['hotel', 'order_uuid', 'key'])
    .addForeignKeyConstraint('payment_entry_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  // What was paid before there were ledgers was charged at once.
  for (const [position, kind] of ['authorised', 'captured'].entries())
    await sql`
      insert into payment_entry (hotel, order_uuid, key, position, kind, amount, amount_scale, reason, at)
      select hotel, order_uuid, ${kind} || ':' || cast(amount * 1000 / amount_scale as text), ${position}, ${kind},
        amount, amount_scale, 'paid', coalesce(settled_at, created_at)
      from payment where status = 'done'`.execute(db);
}

async function steps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_step')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('amount_scale', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_step_key', ['hotel', 'order_uuid'])
    .addForeignKeyConstraint('payment_step_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('payment_step_due').on('payment_step').column('due_at').execute();
  // What was paid for an order that was then cancelled had no way back.
  await sql`
    insert into payment_step (hotel, order_uuid, kind, amount, amount_scale, key, attempts, due_at, last_error, created_at)
    select hotel, order_uuid, 'refund', amount, amount_scale,
      'refunded:' || cast(amount * 1000 / amount_scale as text), 0, created_at, null, created_at
    from payment where status = 'done' and exists (
      select 1 from guest_order where guest_order.hotel = payment.hotel and guest_order.uuid = payment.order_uuid
        and guest_order.status in ('cancelled', 'expired'))`.execute(db);
  await db.schema
    .createTable('payment_credit')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('amount_scale', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_credit_key', ['hotel', 'id'])
    .addForeignKeyConstraint('payment_credit_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('payment_credit_of').on('payment_credit').columns(['hotel', 'order_uuid']).execute();
}

async function reports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_report')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_report_key', ['hotel', 'provider', 'id'])
    .execute();
  await db.schema
    .createTable('refused_report')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('refused_report_key', ['hotel', 'id'])
    .execute();
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipt_counter')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('num', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('receipt_counter_key', ['hotel', 'year'])
    .execute();
  await db.schema
    .createTable('receipt')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('num', 'integer', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('receipt_key', ['hotel', 'year', 'num'])
    .addUniqueConstraint('receipt_about', ['hotel', 'order_uuid', 'about'])
    .addForeignKeyConstraint('receipt_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('receipt_issued').on('receipt').columns(['hotel', 'issued_at']).execute();
  await db.schema
    .createTable('room_posting')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('amount_scale', 'integer', (column) => column.notNull())
    .addColumn('posted_at', 'text', (column) => column.notNull())
    .addColumn('posted_by', 'text')
    .addPrimaryKeyConstraint('room_posting_key', ['hotel', 'order_uuid', 'item'])
    .addForeignKeyConstraint('room_posting_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .alterTable('guest_order')
    .addColumn('tip', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
