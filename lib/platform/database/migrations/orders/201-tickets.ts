import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Adds the tickets of stations and what their printers say of themselves. */
export async function tickets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ticket')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text')
    .addColumn('num', 'integer')
    .addColumn('station', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('copy_of', 'text')
    .addColumn('copy_reason', 'text')
    .addColumn('copy_words', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('printer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('alarm_at', 'text')
    .addColumn('alarmed_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('printed_at', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('ticket_key', ['hotel', 'id'])
    .addForeignKeyConstraint('ticket_order', ['hotel', 'order_uuid'], 'guest_order', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('ticket_of_order').on('ticket').columns(['hotel', 'order_uuid']).execute();
  // Every poll of a printer asks for the open tickets of its hotel, and nearly always there are none.
  await db.schema
    .createIndex('ticket_open')
    .on('ticket')
    .columns(['hotel', 'due_at'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  for (const column of ['due_at', 'alarm_at'] as const)
    await db.schema
      .createIndex(`ticket_${column}`)
      .on('ticket')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  await db.schema
    .createTable('printer_status')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('printer', 'text', (column) => column.notNull())
    .addColumn('paper', 'text')
    .addColumn('cover', 'text')
    .addColumn('error', 'text')
    .addColumn('first_seen_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('is_lost', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('printer_status_key', ['hotel', 'printer'])
    .execute();
}
