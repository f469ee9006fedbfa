import type { Kysely } from 'kysely';

/** Adds the phones on which staff are notified. */
export async function staffPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_phone')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_phone_key', ['hotel', 'endpoint'])
    .execute();
  await db.schema.createIndex('staff_phone_id').on('staff_phone').columns(['hotel', 'id']).execute();
}
