import { type Kysely, sql } from 'kysely';

/**
 * Adds the sessions that staff have ended, the wrong keys of the last minute, the moves of each order, and indexes
 * that lead to what is open, for the operator's list of all hotels.
 */
export async function deskSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_session')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ended_session_key', ['hotel', 'id'])
    .execute();
  await db.schema
    .createTable('wrong_key')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wrong_key_key', ['hotel', 'source'])
    .execute();
  await db.schema
    .createTable('order_move')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('order_uuid', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('moved_at', 'text', (column) => column.notNull())
    .addColumn('moved_by', 'text')
    .addPrimaryKeyConstraint('order_move_key', ['hotel', 'order_uuid', 'version'])
    .execute();
  await db.schema
    .createIndex('guest_order_open')
    .on('guest_order')
    .columns(['status', 'hotel', 'created_at'])
    .execute();
  await sql`create index chat_unanswered on chat (hotel, waiting_since) where waiting_since is not null`.execute(db);
  await db.schema.createIndex('person_room').on('person').columns(['hotel', 'room_number']).execute();
}
