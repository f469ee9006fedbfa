import type { Kysely } from 'kysely';

/** Creates the tables of hotels and their catalogues, as imported. */
export async function content(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hotel')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('served', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('autopilot', 'text')
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  // Not unique: a withdrawn hotel keeps its row, and another hotel may take over its id. The import ensures that no two
  // served hotels have the same id.
  await db.schema.createIndex('hotel_id').on('hotel').column('id').execute();
  await db.schema.createIndex('hotel_uuid').on('hotel').column('uuid').execute();
  await db.schema
    .createTable('section')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('parent_id', 'bigint')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('section_key', ['hotel', 'id'])
    .execute();
  await db.schema
    .createTable('product')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('section_id', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_key', ['hotel', 'id'])
    .addUniqueConstraint('product_uuid', ['hotel', 'uuid'])
    .execute();
  await db.schema
    .createIndex('product_of_section')
    .on('product')
    .columns(['hotel', 'section_id', 'position'])
    .execute();
}
