import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Opens a file, or makes an empty one. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // synchronous=full: an acknowledged order is on the disk, not only in the operating system's memory.
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON');
  return database;
}

/**
 * Kysely's own SQLite dialect over Node's built-in driver.
 *
 * The driver takes an object in first place as named parameters and silently shifts the rest, so whatever SQLite
 * cannot store is stopped here. Its rows have no prototype; the copies have one and behave like any other value.
 */
export const sqliteDialect = (database: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: adapted(database) });

const adapted = (database: DatabaseSync): SqliteDatabase => ({
  close: () => {
    if (database.isOpen) database.close();
  },
  prepare: (sql) => {
    // SQLite undoes a transaction by itself when the disk is full or cannot be read: to undo it once more would be an
    // error of its own, which hides that one.
    if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_UNDO;
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

const NOTHING_TO_UNDO: SqliteStatement = {
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
