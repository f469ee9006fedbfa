import type { Kysely } from 'kysely';

/** Adds to each order the ids of the lines that their stations have made, as JSON. */
export async function readyLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guest_order')
    .addColumn('ready_lines', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
