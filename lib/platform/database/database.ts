import { Kysely, sql, type Transaction } from 'kysely';
import { type PostgresTimes, postgresDialect, REQUEST_TIMES } from './postgres';
import { listenOnPostgres, type NotificationListener, type OutboxListener } from './postgres-listener';
import { openSqliteFile, sqliteDialect } from './sqlite';
import { makePrivateFile, sqliteFile } from './sqlite-file';
import { lockStore } from './sqlite-lock';
import type { Tables } from './tables';

/** The embedded platform's store. The same queries run on both kinds. Rule: embedded-platform/EP9. */
export type Database = {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Hears what other processes write to the outbox; null: a file has one process. */
  listen: ((ears: NotificationListener) => Promise<OutboxListener>) | null;
  /** Takes the right to serve from this store; throws a `StoreInUseError` when another process has it. */
  claim(): void;
  /** Rejects when the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** What can be done of `close` while the process ends: a file is left complete, without a log beside it. */
  closeNow(): void;
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
    return {
      kind: 'postgres',
      db,
      listen: (ears) => listenOnPostgres(url, ears, times),
      claim: () => undefined,
      check: () => answersAtAll(db),
      closeNow: () => undefined,
      close: () => db.destroy(),
    };
  }
  if (!url.startsWith('file:')) {
    // The address may hold a password, so it is not repeated.
    throw new Error('a database address starts with file: or postgres://');
  }
  return openSqlite(sqliteFile(url));
}

function openSqlite(file: string): Database {
  makePrivateFile(file);
  const raw = openSqliteFile(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(raw) });
  let lock: { release(): void } | undefined;
  const closeNow = () => {
    // The last connection that closes takes the write-ahead log into the file.
    if (raw.isOpen) raw.close();
    lock?.release();
    lock = undefined;
  };
  return {
    kind: 'sqlite',
    db,
    listen: null,
    claim: () => {
      lock ??= lockStore(file);
    },
    check: () => answersAtAll(db),
    closeNow,
    close: async () => {
      await db.destroy();
      closeNow();
    },
  };
}

const answersAtAll = async (db: Kysely<Tables>): Promise<void> => {
  await sql`select 1`.execute(db);
};
