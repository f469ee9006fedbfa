import { type Kysely, sql } from 'kysely';

/**
 * Adds the time at which the clock was last found right. It starts with the newest personal data, read before this
 * process writes any with a clock that may be wrong.
 */
export async function retentionClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('trusted_at', 'text')
    .execute();
  await sql`insert into retention_clock (id, trusted_at) select 1, max(at) from (
    select max(status_at) as at from guest_order
    union all select max(updated_at) as at from chat
    union all select max(updated_at) as at from person
  ) as newest`.execute(db);
}
