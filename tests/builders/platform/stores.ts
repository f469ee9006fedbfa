import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '@/lib/platform/database/database';
import type { PostgresTimes } from '@/lib/platform/database/postgres';
import { PATIENCE } from '@/scripts/parts/patience.mjs';
import { type PrivatePostgres, postgresSkipped, startPostgres } from '@/tests/peers/postgres';

/**
 * Timeouts longer than in production, where a guest is refused after ten seconds. A test of fifty orders at once may
 * take as long as it needs.
 */
export const PATIENT_TIMES: PostgresTimes = {
  connect: PATIENCE.oneThing,
  statement: PATIENCE.oneThing,
  answer: PATIENCE.oneThing,
  idleTransaction: PATIENCE.oneThing,
};

/** An empty database for one test. */
export type EmptyStore = { url: string; remove(): Promise<void> };

/**
 * Runs the same tests on each store: always on SQLite, and on PostgreSQL if the machine has it. Otherwise the title of
 * the skipped group gives the reason.
 */
export function onEachStore(tests: (emptyStore: () => Promise<EmptyStore>, kind: Database['kind']) => void): void {
  describe('on SQLite', () => tests(emptySqlite, 'sqlite'));

  const skipped = postgresSkipped();
  if (skipped !== null) {
    // Jest prints the titles of skipped tests only on request.
    process.stdout.write(`PostgreSQL ${skipped}\n`);
    describe.skip(`on PostgreSQL (${skipped})`, () => tests(emptySqlite, 'postgres'));
    return;
  }
  describe('on PostgreSQL', () => {
    let server: PrivatePostgres | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    tests(() => {
      if (server === undefined) throw new Error('PostgreSQL did not start');
      return emptyPostgres(server.url);
    }, 'postgres');
    // Registered after the tests' own hooks, which still need the server.
    afterAll(async () => {
      await server?.stop();
    });
  });
}

export async function emptySqlite(): Promise<EmptyStore> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return {
    url: `file:${join(folder, 'hotel.db')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let schemas = 0;

/** Uses a schema instead of a database, because it is created and dropped twenty times faster. */
async function emptyPostgres(server: string): Promise<EmptyStore> {
  schemas += 1;
  const name = `test_${schemas}`;
  await asAdministrator(server, `create schema ${name}`);
  return {
    url: `${server}?options=-c%20search_path%3D${name}`,
    remove: () => asAdministrator(server, `drop schema ${name} cascade`),
  };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
