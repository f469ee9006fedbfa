import type { Kysely } from 'kysely';

/** Adds when a guest has left a chat. Earlier chats are open. */
export async function chatClosed(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('closed_at', 'text').execute();
}
