import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '@/lib/platform/database/database';
import { migrate } from '@/lib/platform/database/migrate';
import type { PostgresTimes } from '@/lib/platform/database/postgres';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import { folderOfStores, RUN_FOLDER } from '@/tests/peers/memory-disk';
import { postgresSkipped } from '@/tests/peers/postgres';
import { createSharedDatabase } from '@/tests/peers/shared-postgres';

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

/** A database for one test: with the present tables, and without a row. */
export type EmptyStore = { url: string; remove(): Promise<void> };

/** What the tests of migrations begin with, too: a database without tables. */
type Contents = 'tables' | 'nothing';

/**
 * Runs the same tests on each store: always on SQLite, and on PostgreSQL if the machine has it. Otherwise the title of
 * the skipped group gives the reason.
 */
export function onEachStore(
  tests: (emptyStore: () => Promise<EmptyStore>, kind: Database['kind']) => void,
  contents: Contents = 'tables',
): void {
  describe('on SQLite', () => tests(() => emptySqlite({ contents }), 'sqlite'));

  const skipped = postgresSkipped();
  if (skipped !== null) {
    // Jest prints the titles of skipped tests only on request.
    process.stdout.write(`PostgreSQL ${skipped}\n`);
    describe.skip(`on PostgreSQL (${skipped})`, () => tests(() => emptySqlite(), 'postgres'));
    return;
  }
  describe('on PostgreSQL', () => tests(() => emptyPostgres(contents), 'postgres'));
}

async function makeTables(url: string): Promise<void> {
  const database = openDatabase(url, () => undefined, TEST_DATABASE_TIMES);
  try {
    await migrate(database, new Date().toISOString());
  } finally {
    await database.close();
  }
}

/** `parent`: the folder in which the store gets its own. Outside of a test run the platform makes its tables. */
export async function emptySqlite({
  parent = folderOfStores(),
  contents = 'tables',
}: {
  parent?: string;
  contents?: Contents;
} = {}): Promise<EmptyStore> {
  const folder = mkdtempSync(join(parent, 'store-'));
  const file = join(folder, 'hotel.db');
  if (contents === 'tables' && process.env[RUN_FOLDER]) copyFileSync(await readySqlite(process.env[RUN_FOLDER]), file);
  return {
    url: `file:${file}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Makes a SQLite file with tables in the run's folder, unless it is there. Returns its path. */
async function readySqlite(folder: string): Promise<string> {
  const ready = join(folder, 'ready.db');
  if (existsSync(ready)) return ready;
  // Another process may do the same meanwhile; the last one to rename wins.
  const own = join(folder, `${randomUUID()}.db`);
  await makeTables(`file:${own}`);
  renameSync(own, ready);
  return ready;
}

const emptyPostgres = async (contents: Contents): Promise<EmptyStore> => {
  const { url, drop } = await createSharedDatabase(contents === 'tables' ? makeTables : null);
  return { url, remove: drop };
};
