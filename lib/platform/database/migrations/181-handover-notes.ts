import type { Kysely } from 'kysely';

/** Adds the notes that one shift of the staff leaves for the next. */
export async function handoverNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handover_note')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('confirmed_by', 'text')
    .addPrimaryKeyConstraint('handover_note_key', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .createIndex('handover_note_time')
    .on('handover_note')
    .columns(['hotel', 'written_at', 'uuid'])
    .execute();
}
