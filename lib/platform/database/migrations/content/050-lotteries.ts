import type { Kysely } from 'kysely';

/** Creates the tables of guests' entries in draws, and of the winners that staff have chosen. */
export async function lotteries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lottery_entry')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('section_id', 'bigint', (column) => column.notNull())
    .addColumn('person_uuid', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('room_number', 'text', (column) => column.notNull())
    .addColumn('room_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lottery_entry_key', ['hotel', 'uuid'])
    .addUniqueConstraint('lottery_entry_person', ['hotel', 'section_id', 'person_uuid'])
    .execute();
  await db.schema
    .createIndex('lottery_entry_room')
    .on('lottery_entry')
    .columns(['hotel', 'section_id', 'room_key'])
    .execute();
  await db.schema.createIndex('lottery_entry_age').on('lottery_entry').columns(['hotel', 'created_at']).execute();
  await db.schema
    .createTable('lottery_winner')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('section_id', 'bigint', (column) => column.notNull())
    .addColumn('entry_uuid', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lottery_winner_key', ['hotel', 'section_id'])
    .addForeignKeyConstraint('lottery_winner_entry', ['hotel', 'entry_uuid'], 'lottery_entry', ['hotel', 'uuid'])
    .execute();
}
