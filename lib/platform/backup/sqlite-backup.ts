import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../database/sqlite-file';
import { lockStore } from '../database/sqlite-lock';
import { BackupError } from './backup-error';

const BUSY_TIMEOUT_MS = 30_000;

/**
 * Copies a SQLite store into a new file while a server writes to the store: `VACUUM INTO` reads one snapshot, which in
 * WAL mode blocks no writer. The page-wise online backup would start again at each write of the server. Returns the
 * names of the store's migrations.
 */
export function copySqliteStore(file: string, copy: string): readonly string[] {
  if (!existsSync(file) || statSync(file).size === 0) throw new BackupError(`there is no store at ${file}`);
  makePrivateFile(copy);
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
  syncFile(copy);
  return checkSqliteStore(copy);
}

/** Checks every page of a store; returns the names of its migrations. */
function checkSqliteStore(file: string): readonly string[] {
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    const problems = store.prepare('PRAGMA integrity_check').all();
    if (problems.length !== 1 || Object.values(problems[0] ?? {})[0] !== 'ok')
      throw new BackupError(`the store is damaged: ${Object.values(problems[0] ?? {})[0]}`);
    return store
      .prepare('SELECT name FROM migration ORDER BY name')
      .all()
      .map(({ name }) => String(name));
  } finally {
    store.close();
  }
}

/** `oldName`: the name that a replaced store gets; null: a store that exists is not replaced. */
type Replacing = { copy: string; file: string; oldName: string | null };

/**
 * Puts a copy in the place of the store, which no server may use meanwhile: throws a `StoreInUseError`. `restoreFiles`
 * runs under the same lock, before the store is replaced.
 */
export async function replaceSqliteStore(
  { copy, file, oldName }: Replacing,
  restoreFiles: () => Promise<void>,
): Promise<void> {
  const lock = lockStore(file);
  try {
    const exists = existsSync(file) && statSync(file).size > 0;
    if (exists && oldName === null) throw new BackupError(`there is a store at ${file}; add --replace to replace it`);
    await restoreFiles();
    const part = `${file}.part`;
    copyFileSync(copy, part, constants.COPYFILE_FICLONE);
    makePrivateFile(part);
    syncFile(part);
    // A write-ahead log belongs to its store, and would damage another one of that name.
    for (const end of ['', '-wal', '-shm'])
      if (oldName !== null && existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${oldName}${end}`);
    renameSync(part, file);
  } finally {
    lock.release();
  }
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
