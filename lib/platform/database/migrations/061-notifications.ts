import { type Kysely, sql } from 'kysely';

/** Adds the outbox of notifications to the hotels' own systems and mailboxes. */
export async function notifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('order_status', 'text', (column) => column.notNull())
    .addColumn('escalation', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index notification_due on notification (due_at) where due_at is not null`.execute(db);
  await db.schema.createIndex('notification_of_hotel').on('notification').columns(['hotel', 'created_at']).execute();
}
