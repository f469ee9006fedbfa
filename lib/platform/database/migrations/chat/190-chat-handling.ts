import type { Kysely } from 'kysely';

/** Adds who takes care of a chat, until when it is put off, whether it is settled, who has it open, and notes of staff. */
export async function chatHandling(db: Kysely<unknown>): Promise<void> {
  for (const column of ['assigned_to', 'snoozed_until', 'settled_at', 'settled_by']) {
    await db.schema.alterTable('chat').addColumn(column, 'text').execute();
  }
  await db.schema
    .createTable('chat_note')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('chat_uuid', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('client_uuid', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_note_key', ['hotel', 'chat_uuid', 'id'])
    .addUniqueConstraint('chat_note_client', ['hotel', 'chat_uuid', 'client_uuid'])
    .execute();
  await db.schema
    .createTable('chat_viewer')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('chat_uuid', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_viewer_key', ['hotel', 'chat_uuid', 'name'])
    .execute();
  await db.schema
    .createTable('staff_name')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_name_key', ['hotel', 'name'])
    .execute();
}
