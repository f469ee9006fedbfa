import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { MIGRATION_LOCK_KEY } from '../database/migrate';
import { BackupError } from './backup-error';

/**
 * Runs a program of PostgreSQL's client package and returns its output. The password goes through the environment,
 * because every user of the machine can read the arguments of a process.
 */
function runTool(name: 'pg_dump' | 'pg_restore', url: string | null, args: readonly string[]): Promise<string> {
  const { PG_BIN } = process.env;
  const connection = url === null ? null : withoutPassword(url);
  const all = [...(connection === null ? [] : [`--dbname=${connection.url}`]), ...args];
  const env = { ...process.env, ...(connection?.password && { PGPASSWORD: connection.password }) };
  return new Promise((resolve, reject) => {
    const child = spawn(PG_BIN ? join(PG_BIN, name) : name, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `${name} is missing: install the client programs of PostgreSQL, or name their folder by PG_BIN`,
            )
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new BackupError(`${name} failed: ${errors.trim()}`)),
    );
  });
}

function withoutPassword(address: string): { url: string; password: string } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // URLSearchParams writes a space as `+`, which libpq does not read as a space.
  return { url: url.href.replaceAll('+', '%20'), password };
}

/** Dumps the product's schema in one snapshot while servers write. Returns the schema and its migrations. */
export async function dumpPostgresStore(
  url: string,
  file: string,
): Promise<{ schema: string; migrations: readonly string[] }> {
  const { schema, migrations } = await withClient(url, async (client) => ({
    schema: await schemaOf(client),
    migrations: await migrationsOf(client),
  }));
  if (migrations.length === 0) throw new BackupError(`there is no store in the schema ${schema}`);
  const what = [`--schema=${quoted(schema)}`, '--format=custom', '--no-owner', '--no-privileges'];
  await runTool('pg_dump', url, [...what, `--file=${file}`]);
  return { schema, migrations };
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function schemaOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string | null }>('select current_schema() as schema');
  if (!rows[0]?.schema) throw new BackupError('DATABASE_URL: the database lacks the schema that its search_path names');
  return rows[0].schema;
}

async function migrationsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('migration')::text as found`);
  if (!rows[0]?.found) return [];
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  return migrations.rows.map(({ name }) => name);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `oldName`: the name that the schema of a replaced store gets; null: a store that exists is not replaced. */
type Replacing = { url: string; dump: string; schema: string; oldName: string | null; listFile: string };

/**
 * Restores a dump. Refuses while another process is connected, and holds the lock of the migrations, so that a server
 * which starts meanwhile waits.
 */
export async function restorePostgresStore(target: Replacing, restoreFiles: () => Promise<void>): Promise<void> {
  await withClient(target.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_KEY]);
    await refuseOtherConnections(client);
    const schema = await schemaOf(client);
    if (schema !== target.schema)
      throw new BackupError(`the backup has the schema ${target.schema}, DATABASE_URL leads to the schema ${schema}`);
    const exists = (await migrationsOf(client)).length > 0;
    if (exists && target.oldName === null)
      throw new BackupError(`there is a store in the schema ${schema}; add --replace to replace it`);
    await restoreFiles();
    if (exists && target.oldName !== null) await setAside(client, schema, target.oldName);
    try {
      await restoreDump(target);
    } catch (error) {
      if (exists && target.oldName !== null) await takeBack(client, schema, target.oldName);
      throw error;
    }
  });
}

async function setAside(client: Client, schema: string, oldName: string): Promise<void> {
  // Statements of one query are one transaction.
  await client.query(`alter schema ${quoted(schema)} rename to ${quoted(oldName)}; create schema ${quoted(schema)}`);
}

async function takeBack(client: Client, schema: string, oldName: string): Promise<void> {
  await client.query(
    `drop schema ${quoted(schema)} cascade; alter schema ${quoted(oldName)} rename to ${quoted(schema)}`,
  );
}

/** In one transaction, without the entry that creates the schema, which exists. */
async function restoreDump({ url, dump, listFile }: Replacing): Promise<void> {
  const entries = (await runTool('pg_restore', null, ['--list', dump])).split('\n');
  await writeFile(listFile, entries.filter((line) => !/ SCHEMA - /.test(line)).join('\n'));
  const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', url, [...how, `--use-list=${listFile}`, dump]);
}

/** Milliseconds. The connections of a server that has just stopped end a moment after it. */
const ENDING_MS = 3_000;
const LOOK_EVERY_MS = 100;

async function refuseOtherConnections(client: Client): Promise<void> {
  let others = await countOthers(client);
  for (let waited = 0; others > 0 && waited < ENDING_MS; waited += LOOK_EVERY_MS) {
    await setTimeout(LOOK_EVERY_MS);
    others = await countOthers(client);
  }
  if (others > 0)
    throw new BackupError(
      `DATABASE_URL: ${others} other connections use the database; stop every server of it before you restore`,
    );
}

async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}
