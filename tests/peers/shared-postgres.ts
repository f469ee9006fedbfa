import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { type PrivatePostgres, startPostgres } from './postgres';

/** The environment variable with the address at which every process of a test run asks for the server. */
const ADDRESS = 'SHARED_POSTGRES';

/** A database of the shared server. */
export type SharedDatabase = { url: string; drop(): Promise<void> };

/**
 * Offers the processes of a test run one PostgreSQL server, because a server takes longer to start than most test files
 * to run. It starts when a file first asks for it, so that runs without such files have none.
 */
export async function offerSharedPostgres(): Promise<{ stop(): Promise<void> }> {
  let server: Promise<PrivatePostgres> | undefined;
  const addressServer = createServer(async (_request, response) => {
    try {
      server ??= startPostgres();
      response.end((await server).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(addressServer, 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${(addressServer.address() as AddressInfo).port}`;
  return {
    stop: async () => {
      addressServer.close();
      addressServer.closeAllConnections();
      await (await server?.catch(() => undefined))?.stop();
    },
  };
}

/** The number of the lock under which one process of the run makes the template. */
const TEMPLATE_LOCK = 711_004_214;
const TEMPLATE = 'ready';

/**
 * Creates a database in the shared server. Events and locks of one database do not reach the others. `makeTables`: makes
 * the tables in the database with this address, once in a run; every database gets a copy, which takes a third of the
 * time. null: a database without tables.
 */
export async function createSharedDatabase(
  makeTables: ((url: string) => Promise<void>) | null,
): Promise<SharedDatabase> {
  const response = await fetch(process.env[ADDRESS] ?? '');
  const server = await response.text();
  if (!response.ok) throw new Error(server);
  const at = (database: string) => Object.assign(new URL(server), { pathname: database }).href;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (makeTables === null) await asAdministrator(server, async (run) => run(`create database ${name}`));
  else await copyTemplate(server, name, () => makeTables(at(`${TEMPLATE}_in_the_making`)));
  // Waits up to five seconds for connections that are being closed, which would end with an error by force.
  const drop = () =>
    asAdministrator(server, (run) =>
      run(`drop database ${name}`).catch((error: unknown) => {
        if (!isInUse(error)) throw error;
        // A test of a server that hangs leaves connections that never end.
        return run(`drop database ${name} with (force)`);
      }),
    );
  return { url: at(name), drop };
}

const copyTemplate = (server: string, name: string, make: () => Promise<void>) =>
  asAdministrator(server, async (run) => {
    const copy = `create database ${name} template ${TEMPLATE}`;
    if (await exists(run, TEMPLATE)) return run(copy);
    await run(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    if (!(await exists(run, TEMPLATE))) {
      // Of a process that failed.
      await run(`drop database if exists ${TEMPLATE}_in_the_making`);
      await run(`create database ${TEMPLATE}_in_the_making`);
      await make();
      await run(`alter database ${TEMPLATE}_in_the_making rename to ${TEMPLATE}`);
    }
    await run(`select pg_advisory_unlock(${TEMPLATE_LOCK})`);
    return run(copy);
  });

/** PostgreSQL's `object_in_use`. */
const isInUse = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55006';

type Run = (statement: string) => Promise<{ rows: readonly object[] }>;

const exists = async (run: Run, database: string): Promise<boolean> =>
  (await run(`select 1 from pg_database where datname = '${database}'`)).rows.length > 0;

/** Runs statements on a connection of its own. */
async function asAdministrator(url: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}
