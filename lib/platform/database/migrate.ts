import { type Kysely, sql } from 'kysely';
import type { Database } from './database';
import { MIGRATIONS } from './migrations/all';
import type { Tables } from './tables';

/** Key of the advisory lock: a number that no other program uses on the same database. */
export const MIGRATION_LOCK_KEY = 711_004_213;

/**
 * Runs the missing migrations in order, in one transaction under a lock. Two processes that start at once wait for each
 * other, and a failing migration rolls all of them back. Returns the names of the migrations that ran. `now`: an ISO
 * time.
 */
export const migrate = (database: Database, now: string): Promise<readonly string[]> =>
  database.db.connection().execute(async (db) => {
    await sql.raw(database.kind === 'sqlite' ? 'begin immediate' : 'begin').execute(db);
    try {
      if (database.kind === 'postgres') await lockMigrations(db);
      const applied = await runMissingMigrations(db, database.kind, now);
      await sql.raw('commit').execute(db);
      return applied;
    } catch (error) {
      await sql.raw('rollback').execute(db);
      throw error;
    }
  });

/** Long enough to wait for another process that migrates large tables. */
const LOCK_TIMEOUT = '10min';

async function lockMigrations(db: Kysely<Tables>): Promise<void> {
  await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(db);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK_KEY})`.execute(db);
}

async function runMissingMigrations(
  db: Kysely<Tables>,
  kind: Database['kind'],
  now: string,
): Promise<readonly string[]> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const missing = MIGRATIONS.filter((migration) => !done.has(migration.name));
  for (const migration of missing) {
    // A migration uses the schema of its release, not the current types.
    await migration.up(db as unknown as Kysely<unknown>, kind);
    await db.insertInto('migration').values({ name: migration.name, applied_at: now }).execute();
  }
  return missing.map((migration) => migration.name);
}
