import { Client } from 'pg';
import {
  type HotelCode,
  NOON,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { openDatabase } from '../database/database';
import type { StoredEvent } from '../stores/outbox';
import { createOutboxReader } from './outbox-reader';

/** Two processes that share a store. */
onEachStore((emptyStore, kind) => {
  // Only one process can use a SQLite store.
  if (kind === 'sqlite') return;
  let store: EmptyStore;
  let one: TestPlatform;
  let other: TestPlatform;
  beforeEach(async () => {
    store = await emptyStore();
    one = await testPlatform(store);
    // Does not remove the store, which the first process does.
    other = await testPlatform({ ...store, remove: async () => {} });
  });
  afterEach(async () => {
    await other.close();
    await one.close();
  });

  const receivedAt = (platform: TestPlatform) => {
    const received: StoredEvent[] = [];
    platform.app.onOutbox((event) => received.push(event));
    return received;
  };
  const placeThrough = async (platform: TestPlatform, code: HotelCode = 'aurora') => {
    const body = orderOf(code);
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };
  const idsOf = (events: readonly StoredEvent[]) => events.map((event) => `${event.hotel} ${event.id}`);

  it('delivers events of one process to guests who are connected to another', async () => {
    const uuid = await placeThrough(one);
    const received: StoredEvent[] = [];
    const about = { hotel: 'aurora', orderUuids: [uuid], chatUuids: [], lastId: null };
    other.app.live.subscribe(about, { write: (event) => received.push(event), end: () => {} });
    await one.desk('aurora', `/orders/${uuid}/approve`, {});
    await eventually(() => received.some((event) => event.id === 2));
    expect(received.at(-1)).toEqual({ hotel: 'aurora', id: 2, type: 'order-updated', order_uuid: uuid });
    expect([one.unexpectedErrors, other.unexpectedErrors]).toEqual([[], []]);
  });

  it('publishes every event of a hotel once and in order, whichever process wrote it', async () => {
    const received = [receivedAt(one), receivedAt(other)];
    const orders = Array.from({ length: 24 }, (_, index) =>
      placeThrough(index % 2 === 0 ? one : other, index % 3 === 0 ? 'bellevue' : 'aurora'),
    );
    await Promise.all(orders);
    await eventually(() => received.every((events) => events.length >= 24));
    for (const events of received) {
      for (const [code, count] of [
        ['aurora', 16],
        ['bellevue', 8],
      ] as const) {
        const own = events.filter((event) => event.hotel === code);
        expect(own.map((event) => event.id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }
    }
    expect([one.unexpectedErrors, other.unexpectedErrors]).toEqual([[], []]);
  });

  it('reports the events that wait, and the age of the oldest, while no notification arrives', async () => {
    const database = openDatabase(store.url, () => undefined);
    const deaf = { check: async () => undefined, stop: async () => undefined };
    const reader = createOutboxReader(
      { ...database, listen: async () => deaf },
      { publish: () => undefined, reportError: () => undefined },
    );
    await reader.start();
    const later = Date.parse(NOON) + 7_000;
    expect(await reader.lag(later)).toEqual({ events: 0, seconds: 0 });
    await placeThrough(one);
    await placeThrough(one);
    await placeThrough(one, 'bellevue');
    expect(await reader.lag(later)).toEqual({ events: 3, seconds: 7 });
    expect(await one.app.outboxLag()).toEqual({ events: 0, seconds: 0 });
    await reader.stop();
    await database.close();
  });

  it('publishes only events that are newer than its start', async () => {
    await placeThrough(one);
    await other.restart();
    const received = receivedAt(other);
    await placeThrough(one);
    await eventually(() => received.length > 0);
    expect(idsOf(received)).toEqual(['aurora 2']);
  });

  it('reconnects after its connection is cut, and publishes the events that it missed', async () => {
    const received = receivedAt(other);
    const operator = new Client({ connectionString: store.url });
    await operator.connect();
    const cut = () =>
      operator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~* '^(listen|select 1)'",
      );
    await cut();
    await eventually(() => other.unexpectedErrors.length > 0);
    await placeThrough(one);
    await eventually(() => received.length > 0);
    expect(idsOf(received)).toEqual(['aurora 1']);
    await placeThrough(one);
    await eventually(() => received.length > 1);
    expect(idsOf(received)).toEqual(['aurora 1', 'aurora 2']);
    await operator.end();
  });

  it('publishes no event of a transaction that was rolled back', async () => {
    const received = receivedAt(other);
    await one.post('/api/v1/orders', { ...orderOf('aurora'), products: [] });
    await one.app.fetch(new Request('http://inside/api/v1/get-ip'));
    await placeThrough(one);
    await eventually(() => received.length > 0);
    expect(idsOf(received)).toEqual(['aurora 1']);
  });
});
