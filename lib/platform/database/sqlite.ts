import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Opens a SQLite file, and creates it when it is missing. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // synchronous=full writes an acknowledged order to the disk, not only to the operating system's memory.
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON');
  return database;
}

/**
 * Kysely's SQLite dialect over Node's built-in driver. Given an object as the first parameter, the driver expects named
 * parameters and silently shifts the rest, so values that SQLite cannot store are rejected here. The driver's rows have
 * no prototype, so they are copied into ordinary objects.
 */
export const sqliteDialect = (database: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: adapt(database) });

const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => {
    if (database.isOpen) database.close();
  },
  prepare: (sql) => {
    // SQLite rolls a transaction back by itself when the disk is full or unreadable. A second rollback would fail and
    // hide that error.
    if (sql === 'rollback' && !database.isTransaction) return NO_ROLLBACK_NEEDED;
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...scalars(parameters)).map((row) => ({ ...row })),
      run: (parameters) => statement.run(...scalars(parameters)),
      *iterate(parameters) {
        for (const row of statement.iterate(...scalars(parameters))) yield { ...row };
      },
    };
  },
});

const NO_ROLLBACK_NEEDED: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

const scalars = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(scalar);

function scalar(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  const kind = value instanceof Date ? 'a Date' : `${typeof value}`;
  throw new TypeError(`SQL takes text, numbers, bytes and null, not ${kind}`);
}
