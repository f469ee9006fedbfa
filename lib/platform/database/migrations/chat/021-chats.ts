import type { Kysely } from 'kysely';

/** Creates the tables of chats with their participants, messages and files. */
export async function chats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('person_uuid', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('is_hotel_guest', 'integer', (column) => column.notNull())
    .addColumn('room_number', 'text')
    .addColumn('phone', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('waiting_since', 'text')
    .addColumn('unread_guest', 'integer', (column) => column.notNull())
    .addColumn('unread_staff', 'integer', (column) => column.notNull())
    .addColumn('typing_member', 'integer')
    .addColumn('file_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['hotel', 'uuid'])
    .execute();
  await db.schema.createIndex('chat_latest').on('chat').columns(['hotel', 'updated_at']).execute();
  await db.schema.createIndex('chat_waiting').on('chat').columns(['hotel', 'waiting_since']).execute();
  await insideChats(db);
}

async function insideChats(db: Kysely<unknown>): Promise<void> {
  const ofChat = ['hotel', 'chat_uuid'] as const;
  const chat = ['hotel', 'uuid'] as const;
  await db.schema
    .createTable('chat_member')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('chat_uuid', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_member_key', [...ofChat, 'id'])
    .addForeignKeyConstraint('chat_member_chat', [...ofChat], 'chat', [...chat])
    .execute();
  await db.schema
    .createTable('chat_message')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('chat_uuid', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('client_uuid', 'text')
    .addColumn('member_id', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('extra', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_message_key', [...ofChat, 'id'])
    .addUniqueConstraint('chat_message_client', [...ofChat, 'client_uuid'])
    .addForeignKeyConstraint('chat_message_chat', [...ofChat], 'chat', [...chat])
    .execute();
  await db.schema
    .createTable('chat_file')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('chat_uuid', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_file_key', ['hotel', 'name'])
    .addForeignKeyConstraint('chat_file_chat', [...ofChat], 'chat', [...chat])
    .execute();
}
