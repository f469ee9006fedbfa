import { sql } from 'kysely';
import { emptySqlite, onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations/all';

const NOW = '2026-05-01T08:00:00.000Z';
/** Ignores errors of connections that are closing while the database is dropped. */
const ignore = () => undefined;

onEachStore((emptyStore, kind) => {
  let database: Database;
  let url: string;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ url, remove } = await emptyStore());
    database = openDatabase(url, ignore, TEST_DATABASE_TIMES);
  });
  afterEach(async () => {
    await database.close();
    await remove();
  });

  it('creates every table at the first start, and runs no migration at the second start', async () => {
    expect(await migrate(database, NOW)).toEqual(MIGRATIONS.map((step) => step.name));
    expect(await migrate(database, NOW)).toEqual([]);
  });

  // SQLite's driver blocks the process, so two connections of one process would wait for each other for ever.
  if (kind === 'postgres') {
    it('lets a second process wait while the first one runs the migrations', async () => {
      const others = [1, 2, 3].map(() => openDatabase(url, ignore, TEST_DATABASE_TIMES));
      const made = await Promise.all([database, ...others].map((each) => migrate(each, NOW)));
      expect(made.flat()).toEqual(MIGRATIONS.map((step) => step.name));
      for (const other of others) await other.close();
    });
  }

  it('returns integers as numbers and rows as plain objects from both databases', async () => {
    await migrate(database, NOW);
    await database.db
      .insertInto('hotel')
      .values({
        code: 'a',
        id: 7,
        uuid: 'u',
        served: 1,
        content_hash: '',
        content: '{}',
        imported_at: NOW,
        summary: null,
        withdrawn_at: null,
      })
      .execute();
    const row = await database.db.selectFrom('hotel').selectAll().executeTakeFirstOrThrow();
    expect(row).toStrictEqual({
      code: 'a',
      id: 7,
      uuid: 'u',
      served: 1,
      content_hash: '',
      content: '{}',
      imported_at: NOW,
      summary: null,
      withdrawn_at: null,
    });
  });
}, 'nothing');

describe('the SQLite database', () => {
  it('refuses a parameter that the SQLite driver would misinterpret', async () => {
    const { url, remove } = await emptySqlite();
    const database = openDatabase(url, ignore);
    for (const value of [new Date(0), { a: 1 }, undefined, true]) {
      await expect(sql`select ${value} as value`.execute(database.db)).rejects.toThrow(TypeError);
    }
    await database.close();
    await remove();
  });
});

it('reports the original error when SQLite has already rolled a transaction back', async () => {
  const database = openDatabase('file::memory:', ignore);
  await sql`create table note (content text)`.execute(database.db);
  await sql`pragma max_page_count = 5`.execute(database.db);
  const full = database.db
    .transaction()
    .execute((db) => sql`insert into note values (${'x'.repeat(1_000_000)})`.execute(db));
  await expect(full).rejects.toThrow('database or disk is full');
  await sql`insert into note values ('still here')`.execute(database.db);
  await database.close();
});

it('refuses an unknown kind of database address without repeating the address in the message', () => {
  expect(() => openDatabase('mysql://app:secret@host/db', ignore)).toThrow(/^a database address starts with/);
});
