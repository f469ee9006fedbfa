import type { Kysely } from 'kysely';

/** Adds to what staff have taken off the key of the call, so that the same call takes it off once. */
export async function creditKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_credit').addColumn('key', 'text').execute();
  await db.schema
    .createIndex('payment_credit_by_call')
    .on('payment_credit')
    .columns(['hotel', 'key'])
    .unique()
    .execute();
}
