import type { Kysely } from 'kysely';

/** Adds menus that are kept at the desk: who keeps each, what was published, and what is not published yet. */
export async function menu(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menu_keeper')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('keeper', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('publish_staff', 'text')
    .addColumn('publish_failure', 'text')
    .addColumn('last_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_keeper_key', ['hotel'])
    .execute();
  // The job that publishes asks over all hotels.
  await db.schema.createIndex('menu_keeper_publish_at').on('menu_keeper').columns(['publish_at']).execute();
  await db.schema
    .createTable('menu_version')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_version_key', ['hotel', 'number'])
    .execute();
  await db.schema
    .createTable('menu_draft')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('base', 'text')
    .addColumn('parent', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_draft_key', ['hotel', 'item'])
    .execute();
}
