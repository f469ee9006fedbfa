import type { Kysely } from 'kysely';

/** Adds the first answers to calls of the staff API with an Idempotency-Key. */
export async function idempotentCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotent_call')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_call_key', ['hotel', 'key'])
    .execute();
  await db.schema.createIndex('idempotent_call_age').on('idempotent_call').columns(['hotel', 'claimed_at']).execute();
}
