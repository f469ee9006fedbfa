import type { Kysely } from 'kysely';

/**
 * Adds the unit in which the amounts of a row are stored. Rows so far, and those that an older release still writes,
 * are in hundredths.
 */
export async function amountScale(db: Kysely<unknown>): Promise<void> {
  for (const table of ['guest_order', 'payment'])
    await db.schema
      .alterTable(table)
      .addColumn('amount_scale', 'integer', (column) => column.notNull().defaultTo(100))
      .execute();
}
