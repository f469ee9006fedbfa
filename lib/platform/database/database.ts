import { dirname } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { checkDiskSpace } from './disk-space';
import { type PostgresTimes, postgresDialect, postgresProbe, REQUEST_TIMES } from './postgres';
import { listenOnPostgres, type NotificationListener, type OutboxListener } from './postgres-listener';
import { openSqliteFile, sqliteDialect } from './sqlite';
import { MEMORY, makePrivateFile, sqliteFile } from './sqlite-file';
import { lockStore } from './sqlite-lock';
import type { Tables } from './tables';

/**
 * The store of the embedded platform, in SQLite or PostgreSQL. The same queries run on both. Rule:
 * embedded-platform/EP9.
 */
export type Database = {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Subscribes to outbox events of other processes; null with SQLite, which only one process can use. */
  listen: ((listener: NotificationListener) => Promise<OutboxListener>) | null;
  /** Locks the store for this process; throws a `StoreInUseError` when another process has it. */
  claim(): void;
  /** Rejects when the store does not respond, or when the disk of a SQLite file is full. Does not wait for a pool connection. */
  check(): Promise<void>;
  close(): Promise<void>;
  /**
   * The synchronous part of `close`, for the exit of the process. Leaves a SQLite file complete, without a write-ahead
   * log beside it.
   */
  closeNow(): void;
};

/** The database itself or one of its transactions. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens a store: `file:./data/hotel.db`, `file::memory:` or `postgres://…`. Creates nothing but the folder and an empty
 * file; `migrate` creates the tables. Throws for any other address. `times`: the timeouts of PostgreSQL.
 */
export function openDatabase(
  url: string,
  reportError: (error: unknown) => void,
  times: PostgresTimes = REQUEST_TIMES,
): Database {
  if (/^postgres(ql)?:\/\//.test(url)) {
    const db = new Kysely<Tables>({ dialect: postgresDialect(url, reportError, times) });
    const probe = postgresProbe(url, times);
    return {
      kind: 'postgres',
      db,
      listen: (listener) => listenOnPostgres(url, listener, times),
      claim: () => undefined,
      check: probe.check,
      closeNow: () => undefined,
      close: async () => {
        await probe.close();
        await db.destroy();
      },
    };
  }
  if (!url.startsWith('file:')) {
    // The message does not repeat the address, which may contain a password.
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
    // Closing the last connection merges the write-ahead log into the file.
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
    check: async () => {
      await sql`select 1`.execute(db);
      if (file !== MEMORY) await checkDiskSpace(dirname(file));
    },
    closeNow,
    close: async () => {
      await db.destroy();
      closeNow();
    },
  };
}
