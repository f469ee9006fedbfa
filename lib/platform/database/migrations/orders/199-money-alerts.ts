import { type Kysely, sql } from 'kysely';

/** Adds of how much money a report speaks, and an index by which reservations are found that have ended. */
export async function moneyAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refused_report').addColumn('amount', 'bigint').execute();
  await db.schema.alterTable('refused_report').addColumn('amount_scale', 'integer').execute();
  await db.schema
    .createIndex('payment_held_until')
    .on('payment')
    .column('held_until')
    .where(sql.ref('held_until'), 'is not', null)
    .execute();
}
