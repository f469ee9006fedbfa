import { type Kysely, sql } from 'kysely';

/** Adds the time that the hotel first promised for an order, and when its guest is reminded next; null: not. */
export async function orderPromise(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guest_order').addColumn('promised_at', 'text').execute();
  await db.schema.alterTable('guest_order').addColumn('remind_at', 'text').execute();
  await sql`create index guest_order_remind_at on guest_order (remind_at) where remind_at is not null`.execute(db);
}
