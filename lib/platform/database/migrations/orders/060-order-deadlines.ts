import { type Kysely, sql } from 'kysely';

/** Adds the times at which an untaken order expires and is escalated, and how often it was escalated. */
export async function orderDeadlines(db: Kysely<unknown>): Promise<void> {
  for (const name of ['expires_at', 'escalate_at'])
    await db.schema.alterTable('guest_order').addColumn(name, 'text').execute();
  await db.schema.alterTable('guest_order').addColumn('take_up_minutes', 'integer').execute();
  await db.schema
    .alterTable('guest_order')
    .addColumn('escalation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Only orders that still wait have a time, so each index holds a few rows.
  for (const name of ['expires_at', 'escalate_at'])
    await sql`create index ${sql.id(`guest_order_${name}`)} on guest_order (${sql.id(name)}) where ${sql.id(name)} is not null`.execute(
      db,
    );
}
