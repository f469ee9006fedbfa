import type { Kysely } from 'kysely';

/** Adds the stays of rooms, the versions of printed codes, the tries of stay codes, and how orders prove their rooms. */
export async function roomStays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_stay')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('stay', 'integer', (column) => column.notNull())
    .addColumn('since', 'text')
    .addColumn('leaves_on', 'text')
    .addPrimaryKeyConstraint('room_stay_key', ['hotel', 'room'])
    .execute();
  await db.schema
    .createTable('printed_code')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('printed_code_key', ['hotel', 'subject'])
    .execute();
  await db.schema
    .createTable('stay_code_try')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('stay', 'integer', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stay_code_try_key', ['hotel', 'room', 'stay', 'network', 'day'])
    .execute();
  await db.schema
    .alterTable('guest_order')
    .addColumn('room_proof', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
}
