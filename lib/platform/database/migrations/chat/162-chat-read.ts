import type { Kysely } from 'kysely';

/** Adds how far staff have read a chat. 0: nothing, which also holds for earlier chats. */
export async function chatRead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat')
    .addColumn('staff_read_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
