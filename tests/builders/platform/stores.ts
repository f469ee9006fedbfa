import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/lib/platform/database/database';
import type { PostgresTimes } from '@/lib/platform/database/postgres';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import { postgresSkipped } from '@/tests/peers/postgres';
import { asAdministrator, createSharedDatabase, type SharedDatabase } from '@/tests/peers/shared-postgres';

/**
 * Timeouts longer than in production, where a guest is refused after ten seconds. A test of fifty orders at once may
 * take as long as it needs.
 */
export const TEST_DATABASE_TIMES: PostgresTimes = {
  connect: TEST_TIMEOUTS.condition,
  statement: TEST_TIMEOUTS.condition,
  response: TEST_TIMEOUTS.condition,
  idleTransaction: TEST_TIMEOUTS.condition,
};

/** An empty database for one test. */
export type EmptyStore = { url: string; remove(): Promise<void> };

/**
 * Runs the same tests on each store: always on SQLite, and on PostgreSQL if the machine has it. Otherwise the title of
 * the skipped group gives the reason.
 */
export function onEachStore(tests: (emptyStore: () => Promise<EmptyStore>, kind: Database['kind']) => void): void {
  describe('on SQLite', () => tests(() => emptySqlite(), 'sqlite'));

  const skipped = postgresSkipped();
  if (skipped !== null) {
    // Jest prints the titles of skipped tests only on request.
    process.stdout.write(`PostgreSQL ${skipped}\n`);
    describe.skip(`on PostgreSQL (${skipped})`, () => tests(() => emptySqlite(), 'postgres'));
    return;
  }
  describe('on PostgreSQL', () => {
    let database: SharedDatabase | undefined;
    beforeAll(async () => {
      database = await createSharedDatabase();
    });
    tests(() => {
      if (database === undefined) throw new Error('PostgreSQL did not start');
      return emptyPostgres(database.url);
    }, 'postgres');
    // Registered after the tests' own hooks, which still need the database.
    afterAll(async () => {
      await database?.drop();
    });
  });
}

/** A disk in memory, which Linux has. A store on it does not wait for a disk at each of its thousands of commits. */
const MEMORY_DISK = '/dev/shm';
/** Bytes; containers often have a small one. */
const ENOUGH = 1024 ** 3;

function folderOfStores(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ENOUGH ? MEMORY_DISK : tmpdir();
}

/** `parent`: the folder in which the store gets its own. */
export async function emptySqlite(parent: string = folderOfStores()): Promise<EmptyStore> {
  const folder = mkdtempSync(join(parent, 'store-'));
  return {
    url: `file:${join(folder, 'hotel.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let schemas = 0;

/** Uses a schema instead of a database, because it is created and dropped twenty times faster. */
async function emptyPostgres(database: string): Promise<EmptyStore> {
  schemas += 1;
  const name = `test_${schemas}`;
  await asAdministrator(database, `create schema ${name}`);
  return {
    url: `${database}?options=-c%20search_path%3D${name}`,
    remove: () => asAdministrator(database, `drop schema ${name} cascade`),
  };
}
