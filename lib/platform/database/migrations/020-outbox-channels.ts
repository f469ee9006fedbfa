import type { Kysely } from 'kysely';

/** Lets the outbox contain chat events as well as order events: each event gets a channel, and a subject within it. */
export async function outboxChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').renameColumn('order_uuid', 'subject').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('order'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('details', 'text').execute();
  await db.schema.createIndex('outbox_subject').on('outbox').columns(['hotel', 'subject', 'id']).execute();
}
