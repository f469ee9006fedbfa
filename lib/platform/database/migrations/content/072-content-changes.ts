import { type Kysely, sql } from 'kysely';

/**
 * Adds the changes of the catalogue by staff, and takes over the products that staff have taken off. The table of those
 * stays, because processes of the release before still read it while they are replaced.
 */
export async function contentChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_change')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('target_id', 'bigint', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('base', 'text')
    .addColumn('staff', 'text')
    .addColumn('undo_of', 'bigint')
    .addColumn('is_newest', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_change_key', ['hotel', 'id'])
    .execute();
  await sql`create unique index content_change_newest on content_change (hotel, target, target_id, field)
    where is_newest = 1`.execute(db);
  // Ids of events are above 0, so negative ones are free for what was there before the log.
  await sql`insert into content_change
      (hotel, id, target, target_id, field, title, before, after, base, staff, undo_of, is_newest, created_at)
    select hotel, -product_id, 'product', product_id, 'sale', '""', null, '{"until":null}', null, null, null, 1, since
    from unavailable_product`.execute(db);
}
