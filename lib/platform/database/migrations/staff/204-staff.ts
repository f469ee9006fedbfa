import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Adds the hotel's staff as persons, how they prove who they are, their devices and sessions, the version of each hotel's
 * key, and the log of who did what. The table of ended sessions stays, because processes of the release before still read
 * it while they are replaced.
 */
export async function staff(db: Kysely<unknown>): Promise<void> {
  await persons(db);
  await proofs(db);
  await devicesAndSessions(db);
  await log(db);
  await db.schema.alterTable('staff_phone').addColumn('person', 'text').execute();
  await db.schema
    .createTable('hotel_key')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hotel_key_key', ['hotel'])
    .execute();
}

async function persons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_person')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('login', 'text')
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('stations', 'text')
    .addColumn('sections', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('last_seen_at', 'text')
    .addPrimaryKeyConstraint('staff_person_key', ['hotel', 'id'])
    .execute();
  for (const column of ['login', 'email'] as const)
    await db.schema
      .createIndex(`staff_person_${column}`)
      .on('staff_person')
      .columns(['hotel', column])
      .unique()
      .where(sql.ref(column), 'is not', null)
      .execute();
  await db.schema
    .createTable('staff_invitation')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('staff_invitation_key', ['hotel', 'token_hash'])
    .addForeignKeyConstraint('staff_invitation_person', ['hotel', 'person'], 'staff_person', ['hotel', 'id'])
    .execute();
  await db.schema
    .createIndex('staff_invitation_of_person')
    .on('staff_invitation')
    .columns(['hotel', 'person'])
    .execute();
}

async function proofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_credential')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addPrimaryKeyConstraint('staff_credential_key', ['hotel', 'id'])
    .addForeignKeyConstraint('staff_credential_person', ['hotel', 'person'], 'staff_person', ['hotel', 'id'])
    .execute();
  await db.schema
    .createIndex('staff_credential_of_person')
    .on('staff_credential')
    .columns(['hotel', 'person'])
    .execute();
  await db.schema
    .createTable('staff_pin')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_pin_key', ['hotel', 'person'])
    .addForeignKeyConstraint('staff_pin_person', ['hotel', 'person'], 'staff_person', ['hotel', 'id'])
    .execute();
  await db.schema
    .createTable('staff_pin_try')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_pin_try_key', ['hotel', 'person', 'device'])
    .addForeignKeyConstraint('staff_pin_try_person', ['hotel', 'person'], 'staff_person', ['hotel', 'id'])
    .execute();
  await db.schema
    .createTable('staff_challenge')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_challenge_key', ['hotel', 'id'])
    .execute();
  await db.schema.createIndex('staff_challenge_end').on('staff_challenge').columns(['hotel', 'expires_at']).execute();
}

async function devicesAndSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_device')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('enrolled_by', 'text')
    .addColumn('enrolled_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text')
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('staff_device_key', ['hotel', 'id'])
    .execute();
  await db.schema
    .createIndex('staff_device_token')
    .on('staff_device')
    .columns(['hotel', 'token_hash'])
    .unique()
    .execute();
  // Without a reference to its hotel: the operator's desk has sessions too.
  await db.schema
    .createTable('staff_session')
    .addColumn('hotel', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('key_version', 'integer')
    .addColumn('is_rescue', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('staff_session_key', ['hotel', 'id'])
    .addForeignKeyConstraint('staff_session_person', ['hotel', 'person'], 'staff_person', ['hotel', 'id'])
    .addForeignKeyConstraint('staff_session_device', ['hotel', 'device'], 'staff_device', ['hotel', 'id'])
    .execute();
  for (const column of ['person', 'device', 'expires_at'] as const)
    await db.schema.createIndex(`staff_session_by_${column}`).on('staff_session').columns(['hotel', column]).execute();
}

async function log(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_log')
    .addColumn('hotel', 'text', (column) => column.notNull().references('hotel.code'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text')
    .addColumn('target', 'text')
    .addColumn('title', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('staff_log_key', ['hotel', 'id'])
    .execute();
  await db.schema.createIndex('staff_log_at').on('staff_log').columns(['hotel', 'at', 'id']).execute();
  await db.schema.createIndex('staff_log_of_person').on('staff_log').columns(['hotel', 'person', 'at', 'id']).execute();
  await db.schema
    .createIndex('staff_log_of_target')
    .on('staff_log')
    .columns(['hotel', 'target_kind', 'target', 'at', 'id'])
    .execute();
}
