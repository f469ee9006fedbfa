import { sql } from 'kysely';
import {
  checkPath,
  groupsIn,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { type StallingProxy, stallingProxy } from '@/tests/peers/stalling-proxy';
import { openDatabase } from './database';
import { MAX_CONNECTIONS } from './postgres';
import { listenOnPostgres } from './postgres-listener';

/** The production timeouts, shortened for the tests, in milliseconds. */
const TIMES = { connect: 3_000, statement: 3_000, response: 3_000, idleTransaction: 3_000 };
const MORE_THAN_CONNECTIONS = MAX_CONNECTIONS + 5;

onEachStore((emptyStore, kind) => {
  if (kind === 'sqlite') return;
  let store: EmptyStore;
  let proxy: StallingProxy;
  let url: string;
  beforeEach(async () => {
    store = await emptyStore();
    const direct = new URL(store.url);
    proxy = await stallingProxy({ host: direct.hostname, port: Number(direct.port) });
    direct.port = String(proxy.port);
    url = direct.href;
  });
  afterEach(() => proxy.close());

  describe('a PostgreSQL that hangs', () => {
    let platform: TestPlatform;
    beforeEach(async () => {
      platform = await testPlatform({ url, remove: store.remove }, { databaseTimes: TIMES });
    });

    it('responds to every order while PostgreSQL hangs, and accepts the same orders when it responds again', async () => {
      const bodies = Array.from({ length: MORE_THAN_CONNECTIONS }, () => orderOf('aurora'));
      const place = () => Promise.all(bodies.map((body) => platform.post('/api/v1/orders', body)));
      await platform.get('/api/v1/hotels/aurora');
      proxy.stall();
      const refused = await place();
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.refusal}`))).toEqual(
        new Set(['503 unavailable']),
      );
      expect(platform.unexpectedErrors.length).toBeGreaterThan(0);
      proxy.recover();
      await eventually(async () => (await place()).every(({ status }) => status === 200));
      // A connection of the pool may still be one that the proxy has dropped.
      const placed = () => platform.get(checkPath('aurora', ...bodies.map(({ uuid }) => uuid)));
      await eventually(async () => (await placed()).status === 200);
      expect(groupsIn(await placed()).draft).toHaveLength(bodies.length);
      await platform.close();
    });

    it('closes the store while PostgreSQL hangs', async () => {
      await platform.get('/api/v1/hotels/aurora');
      proxy.stall();
      await platform.app.close();
      platform.files.dispose();
      proxy.recover();
      await store.remove();
    });
  });

  it('responds to a health check while every connection of the pool is in use', async () => {
    const database = openDatabase(url, () => undefined, TEST_DATABASE_TIMES);
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    let holders = 0;
    const busy = Array.from({ length: MAX_CONNECTIONS }, () =>
      database.db.connection().execute(async () => {
        holders += 1;
        await held;
      }),
    );
    await eventually(() => holders === MAX_CONNECTIONS);
    await database.check();
    goOn();
    await Promise.all(busy);
    await database.close();
    await store.remove();
  });

  it('fails a health check while PostgreSQL hangs, and passes it again afterwards', async () => {
    const database = openDatabase(url, () => undefined, TIMES);
    const isThere = () =>
      database.check().then(
        () => true,
        () => false,
      );
    await eventually(isThere);
    proxy.stall();
    expect(await isThere()).toBe(false);
    proxy.recover();
    await eventually(isThere);
    await database.close();
    await store.remove();
  });

  it('reports a lost listener when the connection stays silent', async () => {
    let onLost = (_error: unknown) => {};
    const lost = new Promise<unknown>((resolve) => {
      onLost = resolve;
    });
    const listener = await listenOnPostgres(url, { onEvent: () => undefined, onLost: (error) => onLost(error) }, TIMES);
    proxy.stall();
    await listener.check();
    expect(String(await lost)).toContain('timeout');
    await store.remove();
  });

  it('releases the locks of a process that stops responding within a transaction', async () => {
    const [silent, other] = [1, 2].map(() => openDatabase(url, () => undefined, TIMES));
    if (silent === undefined || other === undefined) throw new Error('two are opened');
    await sql`create table counter (value integer)`.execute(other.db);
    await sql`insert into counter values (0)`.execute(other.db);
    let goOn = () => {};
    const blocked = new Promise<void>((done) => {
      goOn = done;
    });
    const locked = new Promise<void>((done) => {
      void silent.db
        .transaction()
        .execute(async (db) => {
          await sql`update counter set value = 1`.execute(db);
          done();
          await blocked;
          await sql`update counter set value = 2`.execute(db);
        })
        .catch(() => undefined);
    });
    await locked;
    // A statement without a timeout, so that the server ends the silent transaction before this one gives up.
    const withoutTimeout = openDatabase(url, () => undefined, { ...TIMES, statement: 0, response: 0 });
    await sql`update counter set value = value + 10`.execute(withoutTimeout.db);
    goOn();
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(withoutTimeout.db);
    expect(rows).toEqual([{ value: 10 }]);
    for (const each of [silent, other, withoutTimeout]) await each.close();
    await store.remove();
  });

  it('reports a connection that is lost between two statements without its client object', async () => {
    const reported: unknown[] = [];
    const database = openDatabase(url, (error) => reported.push(error), TIMES);
    await sql`select 1`.execute(database.db);
    proxy.recover();
    while (reported.length === 0) await new Promise((turn) => setImmediate(turn));
    expect(reported).toEqual([expect.any(Error)]);
    expect(reported[0]).not.toHaveProperty('client');
    await database.close();
    await store.remove();
  });

  it('rejects with the reason why a connection was lost within a transaction, instead of the failed rollback', async () => {
    const database = openDatabase(url, () => undefined, TIMES);
    const ended = database.db
      .transaction()
      .execute((db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
    await expect(ended).rejects.toThrow('terminating connection due to administrator command');
    const cut = database.db.transaction().execute(async (db) => {
      proxy.recover();
      await sql`select 1`.execute(db);
    });
    await expect(cut).rejects.toThrow(/Connection terminated|ECONNRESET/);
    await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
    await database.close();
    await store.remove();
  });
});
