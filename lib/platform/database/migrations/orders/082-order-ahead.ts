import type { Kysely } from 'kysely';

/** Adds the time from which an order for later waits for staff; null: from its creation. */
export async function orderAhead(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guest_order').addColumn('waits_from', 'text').execute();
}
