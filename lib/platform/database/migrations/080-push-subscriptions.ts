import type { Kysely } from 'kysely';

/** Adds the phones that guests have notified, and to notifications the phone that they are for. */
export async function pushSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscription')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person_uuid', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_subscription_key', ['hotel', 'endpoint'])
    .execute();
  await db.schema
    .createIndex('push_subscription_of_person')
    .on('push_subscription')
    .columns(['hotel', 'person_uuid'])
    .execute();
  await db.schema.createIndex('push_subscription_id').on('push_subscription').columns(['hotel', 'id']).execute();
  await db.schema.alterTable('notification').addColumn('recipient', 'text').execute();
}
