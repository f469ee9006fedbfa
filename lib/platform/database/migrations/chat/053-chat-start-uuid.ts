import type { Kysely } from 'kysely';

/** Adds the uuid that a device gives the start of a chat, so that a repeated start finds the chat of the first. */
export async function chatStartUuid(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('start_uuid', 'text').execute();
  await db.schema.createIndex('chat_start').on('chat').columns(['hotel', 'start_uuid']).unique().execute();
}
