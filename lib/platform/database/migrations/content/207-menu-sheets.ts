import type { Kysely } from 'kysely';

/** Adds spreadsheets of menus that were checked and may be applied. */
export async function menuSheets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menu_sheet')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('based_on', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_sheet_key', ['hotel', 'id'])
    .execute();
}
