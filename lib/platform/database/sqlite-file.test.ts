import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database';
import { StoreInUseError } from './sqlite-lock';

let folder: string;
let file: string;
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  file = join(folder, 'data', 'hotel.db');
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true });
});

const open = (): Database => {
  const database = openDatabase(`file:${file}`, () => undefined);
  opened.push(database);
  return database;
};
const write = async ({ db }: Database): Promise<void> => {
  await sql`create table if not exists note (content text)`.execute(db);
  await sql`insert into note values ('room 101')`.execute(db);
};
const notesIn = async (path: string): Promise<number> => {
  const database = openDatabase(`file:${path}`, () => undefined);
  const { rows } = await sql`select * from note`.execute(database.db);
  await database.close();
  return rows.length;
};
const modeOf = (path: string): number => statSync(path).mode & 0o777;

it('creates the SQLite folder and files for their owner only', async () => {
  const database = open();
  database.claim();
  await write(database);
  expect(modeOf(join(folder, 'data'))).toBe(0o700);
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-lock`]) expect(modeOf(each)).toBe(0o600);
});

it('removes other users’ permissions from a SQLite file of an earlier release', async () => {
  await write(open());
  for (const database of opened.splice(0)) await database.close();
  chmodSync(file, 0o644);
  open();
  expect(modeOf(file)).toBe(0o600);
});

it.each([
  ['closes', (database: Database) => database.close()],
  ['closes at the exit of the process', async (database: Database) => database.closeNow()],
])('leaves a complete SQLite file that can be copied when the store %s', async (_when, close) => {
  const database = open();
  await write(database);
  await close(database);
  await close(database);
  expect(existsSync(`${file}-wal`)).toBe(false);
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  expect(await notesIn(copy)).toBe(1);
});

describe('the lock of a SQLite file', () => {
  it('locks a SQLite file for one process while other connections can still read and write it', async () => {
    const server = open();
    server.claim();
    server.claim();
    await write(server);
    const other = open();
    expect(() => other.claim()).toThrow(StoreInUseError);
    expect(() => other.claim()).toThrow(`another process serves from ${file}`);
    await write(other);
    await other.close();
    // Opening and closing the file in the same process must not release the lock.
    expect(() => open().claim()).toThrow(StoreInUseError);
  });

  it('releases the lock of a SQLite file when the process closes it', async () => {
    const first = open();
    first.claim();
    await first.close();
    open().claim();
  });

  it('refuses a second process the lock of a SQLite file, and grants it once the first has ended in any way', async () => {
    const server = open();
    server.claim();
    const claim = `
      const { DatabaseSync } = require('node:sqlite');
      try { new DatabaseSync(${JSON.stringify(`${file}-lock`)}).exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE'); }
      catch { process.exit(7) }
      process.kill(process.pid, 'SIGKILL');`;
    const tryElsewhere = () => spawnSync(process.execPath, ['-e', claim]);
    expect(tryElsewhere().status).toBe(7);
    await server.close();
    expect(tryElsewhere().signal).toBe('SIGKILL');
    open().claim();
  });
});
