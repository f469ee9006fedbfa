import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, type Transaction } from 'kysely';
import { type PostgresTimes, postgresDialect, REQUEST_TIMES } from './postgres';
import { listenOnPostgres, type OutboxEars, type OutboxListener } from './postgres-listener';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

/** The embedded platform's store. The same queries run on both kinds. Source: DESIGN "The embedded platform". */
export type Database = {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Hears what other processes write to the outbox; null: a file has one process. */
  listen: ((ears: OutboxEars) => Promise<OutboxListener>) | null;
  close(): Promise<void>;
};

/** What a store writes with: the database itself, or a transaction of it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens a store by its address: `file:./data/hotel.db`, `file::memory:` or `postgres://…`. Nothing is created but
 * the folder and an empty file; `migrate` makes the tables. Throws when the address is of another kind. `times` limits
 * what a PostgreSQL may take.
 */
export function openDatabase(
  url: string,
  report: (error: unknown) => void,
  times: PostgresTimes = REQUEST_TIMES,
): Database {
  if (/^postgres(ql)?:\/\//.test(url)) {
    const db = new Kysely<Tables>({ dialect: postgresDialect(url, report, times) });
    return { kind: 'postgres', db, listen: (ears) => listenOnPostgres(url, ears, times), close: () => db.destroy() };
  }
  if (!url.startsWith('file:')) {
    // The address may hold a password, so it is not repeated.
    throw new Error('a database address starts with file: or postgres://');
  }
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(url)) });
  return { kind: 'sqlite', db, listen: null, close: () => closeSqlite(db) };
}

function sqliteFile(url: string): string {
  const file = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** Kysely closes only what it has used, and the file is open from the start: so it is used once. */
async function closeSqlite(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async () => undefined);
  await db.destroy();
}
