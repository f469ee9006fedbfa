import type { Kysely } from 'kysely';

/** Adds to each order the count of its moves, who made the last one, and the state before it. */
export async function orderMoves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guest_order')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('guest_order').addColumn('moved_by', 'text').execute();
  await db.schema.alterTable('guest_order').addColumn('before_move', 'text').execute();
}
