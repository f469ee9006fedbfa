import type { Kysely } from 'kysely';

/** Adds the hash that proves that a repeated order comes from the same sender. Older orders have no hash. */
export async function orderBodyHash(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guest_order').addColumn('body_hash', 'text').execute();
}
