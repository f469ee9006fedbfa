import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { type PrivatePostgres, startPostgres } from './postgres';

/** The environment variable with the address at which every process of a test run asks for the server. */
const ADDRESS = 'SHARED_POSTGRES';

/** A database of the shared server, for one test file. */
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

/** Creates a database in the shared server. Events and locks of one database do not reach the others. */
export async function createSharedDatabase(): Promise<SharedDatabase> {
  const response = await fetch(process.env[ADDRESS] ?? '');
  const server = await response.text();
  if (!response.ok) throw new Error(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => asAdministrator(server, `drop database ${name} with (force)`) };
}

/** Runs one statement on its own connection. */
export async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
