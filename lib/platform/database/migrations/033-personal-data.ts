import type { Kysely } from 'kysely';

/** Adds the time at which an order was anonymised, with an index for orders that are not anonymised. */
export async function personalData(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guest_order').addColumn('anonymised_at', 'text').execute();
  await db.schema
    .createIndex('guest_order_personal')
    .on('guest_order')
    .columns(['hotel', 'anonymised_at', 'status_at'])
    .execute();
  for (const table of ['guest_order', 'chat']) {
    await db.schema.createIndex(`${table}_person`).on(table).columns(['hotel', 'person_uuid']).execute();
  }
}
