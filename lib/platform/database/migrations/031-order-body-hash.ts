import type { Kysely } from 'kysely';

/** What proves that a repeated order comes from whoever sent it first. Orders from before have none, and prove nothing. */
export async function orderBodyHash(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guest_order').addColumn('body_hash', 'text').execute();
}
