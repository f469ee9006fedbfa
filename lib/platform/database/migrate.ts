import { type Kysely, sql } from 'kysely';
import type { Database } from './database';
import { MIGRATIONS } from './migrations/all';
import type { Tables } from './tables';

/** Any number that no other program locks on the same database. */
const LOCK = 711_004_213;

/**
 * Brings the tables up to date, every missing step in order and in one transaction, under a lock: two processes that
 * start at once wait for each other, and a step that fails leaves the store as it was. Returns the names of the
 * steps that were made now. `now` is an ISO time.
 */
export const migrate = (database: Database, now: string): Promise<readonly string[]> =>
  database.db.connection().execute(async (db) => {
    await sql.raw(database.kind === 'sqlite' ? 'begin immediate' : 'begin').execute(db);
    try {
      if (database.kind === 'postgres') await lockMigrations(db);
      const made = await missingSteps(db, database.kind, now);
      await sql.raw('commit').execute(db);
      return made;
    } catch (error) {
      await sql.raw('rollback').execute(db);
      throw error;
    }
  });

/** Long enough for another process that migrates large tables at the same time. */
const LONGEST_WAIT = '10min';

async function lockMigrations(db: Kysely<Tables>): Promise<void> {
  await sql.raw(`set local lock_timeout = '${LONGEST_WAIT}'`).execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

async function missingSteps(db: Kysely<Tables>, kind: Database['kind'], now: string): Promise<readonly string[]> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const missing = MIGRATIONS.filter((step) => !done.has(step.name));
  for (const step of missing) {
    // A step sees the schema of its own day, not today's types.
    await step.up(db as unknown as Kysely<unknown>, kind);
    await db.insertInto('migration').values({ name: step.name, applied_at: now }).execute();
  }
  return missing.map((step) => step.name);
}
