import type { Kysely } from 'kysely';

/** Chats have live events as well as orders: an event has a channel and a subject in it. */
export async function outboxChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').renameColumn('order_uuid', 'subject').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('order'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('details', 'text').execute();
  await db.schema.createIndex('outbox_subject').on('outbox').columns(['hotel', 'subject', 'id']).execute();
}
