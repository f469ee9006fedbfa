import type { Kysely } from 'kysely';

/** Adds to holds the network of the guest and their length, and creates the table of what each network has held. */
export async function holdCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('slot_hold')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('slot_hold')
    .addColumn('seconds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('slot_hold_network').on('slot_hold').columns(['hotel', 'network']).execute();
  await db.schema
    .createTable('hold_count')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seconds', 'integer', (column) => column.notNull())
    .addColumn('counted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('hold_count_key', ['hotel', 'network'])
    .execute();
  await db.schema.createIndex('hold_count_time').on('hold_count').columns(['hotel', 'counted_at']).execute();
}
