import { type HotelCode, orderOf, placeOrder, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { openDatabase } from '../database/database';
import type { StoredEvent } from '../stores/outbox';
import { createLiveHub } from './live-hub';

const uuidOf = (event: StoredEvent) =>
  'chat_uuid' in event ? event.chat_uuid : 'order_uuid' in event ? event.order_uuid : null;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const placeAt = (code: HotelCode, uuid?: string) => placeOrder(platform, code, uuid);
  const listen = (hotel: string, orderUuids: readonly string[], lastId: number | null = null) => {
    const received: StoredEvent[] = [];
    let ended = false;
    const leave = platform.app.live.subscribe(
      { hotel, orderUuids, chatUuids: [], lastId },
      { write: (event) => received.push(event), end: () => (ended = true) },
    );
    return { received, leave, hasEnded: () => ended };
  };

  it('delivers only events of the subscribed orders', async () => {
    const [mine, other] = [await placeAt('aurora'), await placeAt('aurora')];
    const guest = listen('aurora', [mine]);
    await platform.desk('aurora', `/orders/${other}/approve`, {});
    await platform.desk('aurora', `/orders/${mine}/approve`, {});
    await eventually(() => guest.received.length > 0);
    expect(guest.received).toEqual([{ hotel: 'aurora', id: 4, type: 'order-updated', order_uuid: mine }]);
  });

  it('delivers no event of another hotel, even of an order with the same uuid', async () => {
    const uuid = await placeAt('aurora');
    const guest = listen('aurora', [uuid]);
    await placeAt('bellevue', uuid);
    await platform.desk('bellevue', `/orders/${uuid}/approve`, {});
    // Events arrive in order, so the earlier events must have arrived before this one.
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await eventually(() => guest.received.length > 0);
    expect(guest.received.map(({ hotel, id }) => [hotel, id])).toEqual([['aurora', 2]]);
  });

  it('delivers the orders and chats of the whole hotel to its desk, missed ones too, and none of another hotel', async () => {
    const received: StoredEvent[] = [];
    const listener = { write: (event: StoredEvent) => received.push(event), end: () => undefined };
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Hello');
    const desk = { hotel: 'aurora', orderUuids: [], chatUuids: [], wholeHotel: true, lastId: 0 };
    platform.app.live.subscribe(desk, listener);
    await (await chatAt(platform, 'bellevue')).say('Hello');
    await placeAt('bellevue');
    const order = await placeAt('aurora');
    await eventually(() => received.some((event) => 'order_uuid' in event));
    expect(received.map((event) => [event.hotel, uuidOf(event)])).toEqual([
      ['aurora', guest.uuid],
      ['aurora', guest.uuid],
      ['aurora', order],
    ]);
  });

  it('delivers changes of the catalogue, missed ones too, only to those who want them', async () => {
    const order = await placeAt('aurora');
    await platform.desk('aurora', '/products/101/unavailable', {});
    const received: StoredEvent[] = [];
    const content = { hotel: 'aurora', orderUuids: [], chatUuids: [], content: true, lastId: 1 };
    platform.app.live.subscribe(content, { write: (event) => received.push(event), end: () => undefined });
    const other = listen('aurora', [order], 1);
    await platform.desk('bellevue', '/products/101/unavailable', {});
    await platform.desk('aurora', '/products/101/available', {});
    await platform.desk('aurora', `/orders/${order}/approve`, {});
    await eventually(() => received.length > 1 && other.received.length > 0);
    expect(received.map(({ hotel, id, type }) => [hotel, id, type])).toEqual([
      ['aurora', 2, 'content-changed'],
      ['aurora', 3, 'content-changed'],
    ]);
    expect(other.received.map(({ type }) => type)).toEqual(['order-updated']);
  });

  it('delivers missed events first and then live ones, each once', async () => {
    const uuid = await placeAt('aurora');
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    const guest = listen('aurora', [uuid.toUpperCase()], 1);
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    await eventually(() => guest.received.length > 1);
    expect(guest.received.map((event) => event.id)).toEqual([2, 3]);
    expect(listen('aurora', [uuid], 99).received).toEqual([]);
  });

  it('publishes an event only when its order can be read', async () => {
    const uuid = await placeAt('aurora');
    const read: unknown[] = [];
    const stop = platform.app.onOutbox((event) => {
      if ('chat_uuid' in event) return;
      read.push(platform.get(`/api/v1/hotels/${event.hotel}/orders/check?order_uuids[]=${event.order_uuid}`));
    });
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    stop();
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    expect(await Promise.all(read)).toMatchObject([{ body: { data: { pending: [{ uuid }] } } }]);
  });

  it('publishes no event for a refused order or for a repeated one', async () => {
    const events: StoredEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', { ...body, products: [] });
    await platform.post('/api/v1/orders', body);
    await platform.post('/api/v1/orders', body);
    expect(events).toEqual([{ hotel: 'aurora', id: 1, type: 'order-created', order_uuid: body.uuid }]);
  });

  it('removes a listener that unsubscribes, and ends all listeners when the hub closes', async () => {
    const uuid = await placeAt('aurora');
    const [gone, staying] = [listen('aurora', [uuid]), listen('aurora', [uuid])];
    gone.leave?.();
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await eventually(() => staying.received.length > 0);
    expect([gone.received.length, staying.received.length]).toEqual([0, 1]);
    platform.app.live.close();
    expect([gone.hasEnded(), staying.hasEnded(), platform.app.live.count()]).toEqual([false, true, 0]);
  });
});

it('refuses listeners above its limit, and keeps the others when one throws', async () => {
  const errors: unknown[] = [];
  const database = openDatabase('file::memory:', () => undefined);
  const hub = createLiveHub(database, (error) => errors.push(error), { listeners: 4 });
  const received: StoredEvent[] = [];
  const guest = { hotel: 'aurora', orderUuids: ['a'], chatUuids: [], lastId: null };
  const broken = new Error('the line is dead');
  hub.subscribe(guest, {
    write: () => {
      throw broken;
    },
    end: () => undefined,
  });
  hub.subscribe(guest, { write: (event) => received.push(event), end: () => undefined });
  expect(hub.subscribe(guest, { write: () => undefined, end: () => undefined })).toBeNull();
  await new Promise((turn) => setImmediate(turn));
  hub.publish({ hotel: 'aurora', id: 1, type: 'order-updated', order_uuid: 'a' });
  expect([received.length, errors, hub.count()]).toEqual([1, [broken], 1]);
  await database.close();
});

it('keeps listener places for other hotels once one hotel has half of them', async () => {
  const database = openDatabase('file::memory:', () => undefined);
  const hub = createLiveHub(database, () => undefined, { listeners: 12 });
  const enter = (hotel: string) =>
    hub.subscribe(
      { hotel, orderUuids: ['a'], chatUuids: [], lastId: null },
      { write: () => undefined, end: () => undefined },
    );
  const times = (count: number, hotel: string) =>
    Array.from({ length: count }, () => enter(hotel)).filter((leave) => leave !== null).length;
  expect(times(20, 'aurora')).toBe(6);
  expect(times(20, 'bellevue')).toBe(4);
  expect(times(20, 'cordoba')).toBe(2);
  expect(hub.count()).toBe(12);
  hub.close();
  expect(times(1, 'aurora')).toBe(1);
  await database.close();
});
