import { createHmac } from 'node:crypto';
import { MAX_ATTEMPTS } from '@/lib/domain/notifications/retry';
import { orderOf, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { notifiedHotel, WEBHOOK_SECRET } from '@/tests/builders/platform/notified-hotel';
import { onEachStore } from '@/tests/builders/platform/stores';
import { startUpstream, type UpstreamResponse } from '@/tests/peers/upstream';

const topics = ['orders'] as const;

onEachStore((emptyStore, kind) => {
  const hotel = notifiedHotel(emptyStore);

  /** Runs rounds until the notifications that now fail are given up. */
  const failUntilTheEnd = async () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await hotel.runNotifier(7200);
  };

  it('posts a new order and each change of its status once, with the order as staff see it', async () => {
    const uuid = await hotel.place();
    await hotel.runNotifier();
    await hotel.platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await hotel.platform.desk('aurora', `/orders/${uuid}/notes`, { content: 'On its way' });
    await hotel.runNotifier();
    await hotel.platform.desk('aurora', `/orders/${uuid}/done`, {});
    await hotel.runNotifier();
    await hotel.runNotifier(86_400);
    expect(hotel.received()).toMatchObject([
      { type: 'order.created', hotel: 'aurora', status: 'draft', escalation: 0, sequence: 1, order: { uuid } },
      { type: 'order.status_changed', status: 'approved', sequence: 2, order: { number_room: '101' } },
      { type: 'order.status_changed', status: 'done', sequence: 4, order: { ostatus_id: 'done' } },
    ]);
    expect(new Set(hotel.received().map(({ id }) => id)).size).toBe(3);
    expect(await hotel.listed('waiting')).toEqual([]);
  });

  it('signs time and body with the hotel’s secret', async () => {
    await hotel.place();
    await hotel.runNotifier();
    const [request] = hotel.receiver.asked;
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request?.headers['x-hotel-signature'])) ?? [];
    expect(Number(time) * 1000).toBe(Date.parse('2026-05-01T10:00:00.000Z'));
    expect(signature).toBe(createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${request?.body}`).digest('hex'));
    expect(request?.headers['x-hotel-event-id']).toBe(hotel.received()[0].id);
  });

  it('posts nothing for a hotel without an address, and for an order that was refused', async () => {
    await hotel.place('bellevue');
    expect((await hotel.platform.post('/api/v1/orders', { ...orderOf('aurora'), products: [] })).status).toBe(422);
    await hotel.runNotifier();
    expect(hotel.receiver.asked).toEqual([]);
  });

  it('posts each escalation with its number', async () => {
    hotel.platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { expire_after_minutes: 25, take_up_within_minutes: 10 };
    });
    await hotel.platform.restart();
    await hotel.place();
    for (const minutes of [0, 10, 10, 10]) {
      hotel.platform.advanceSeconds(minutes * 60);
      await hotel.platform.app.orderDeadlines.runOnce();
      await hotel.runNotifier();
    }
    expect(hotel.received().map(({ type, escalation, status }) => [type, escalation, status])).toEqual([
      ['order.created', 0, 'draft'],
      ['order.escalated', 1, 'draft'],
      ['order.escalated', 2, 'draft'],
      ['order.status_changed', 0, 'expired'],
    ]);
  });

  it.each<[string, UpstreamResponse, string]>([
    ['a status of an error', { status: 503, body: { secret: 'x' } }, 'status 503'],
    ['a redirect, which it does not follow', { status: 302, headers: { location: '/elsewhere' } }, 'status 302'],
    ['no response in time', { after: 60_000 }, 'timeout'],
  ])('sends again after %s, with the same id', async (_case, wrong, error) => {
    hotel.respond = () => wrong;
    const uuid = await hotel.place();
    await hotel.runNotifier();
    expect(await hotel.listed('waiting')).toMatchObject([
      {
        order_uuid: uuid,
        order_num: '1001',
        attempts: 1,
        last_error: error,
        next_attempt_at: '2026-05-01T10:00:10.000Z',
      },
    ]);
    hotel.respond = () => ({});
    await hotel.runNotifier(9);
    expect(hotel.receiver.asked).toHaveLength(1);
    await hotel.runNotifier(1);
    expect(hotel.received()[1]).toEqual(hotel.received()[0]);
    expect([hotel.failures, await hotel.listed('waiting')]).toEqual([[error], []]);
  });

  it('recovers when nobody has listened at the address', async () => {
    const { port } = new URL(hotel.receiver.origin);
    await hotel.receiver.close();
    await hotel.place();
    await hotel.runNotifier();
    expect(hotel.failures).toEqual(['ECONNREFUSED']);
    hotel.receiver = await startUpstream(() => ({}), Number(port));
    await hotel.runNotifier(10);
    expect(hotel.received()).toMatchObject([{ type: 'order.created' }]);
  });

  it('gives up after the last attempt, lists it for the hotel’s staff, and sends it again on request', async () => {
    hotel.respond = () => ({ status: 500 });
    await hotel.place();
    await hotel.place();
    await failUntilTheEnd();
    const lost = await hotel.listed('given_up');
    expect(lost).toMatchObject([
      { attempts: MAX_ATTEMPTS, last_error: 'status 500', next_attempt_at: null },
      { attempts: MAX_ATTEMPTS, next_attempt_at: null },
    ]);
    const asked = hotel.receiver.asked.length;
    await hotel.runNotifier(86_400);
    expect(hotel.receiver.asked).toHaveLength(asked);
    hotel.respond = () => ({});
    const id = lost[0]?.id;
    expect((await hotel.platform.desk('bellevue', '/notifications/resend', { id })).status).toBe(404);
    expect(await hotel.listed('given_up', 'bellevue')).toEqual([]);
    expect((await hotel.platform.desk('aurora', '/notifications/resend', { id })).body.data).toEqual({ count: 1 });
    await hotel.runNotifier();
    expect(hotel.received().at(-1).id).toBe(id);
    expect((await hotel.platform.desk('aurora', '/notifications/resend', {})).body.data).toEqual({ count: 1 });
    await hotel.runNotifier();
    expect([await hotel.listed('given_up'), await hotel.listed('waiting')]).toEqual([[], []]);
  });

  it('keeps what waits through a restart', async () => {
    hotel.respond = () => ({ status: 500 });
    await hotel.place();
    await hotel.runNotifier();
    await hotel.platform.restart();
    hotel.respond = () => ({});
    await hotel.runNotifier(10);
    expect(await hotel.listed('waiting')).toEqual([]);
  });

  it('sends again after the lease, with the same id, what arrived while the disk was full', async () => {
    await hotel.place();
    const disk = await failStatements(hotel.store.url, { table: 'notification', on: 'delete' });
    await hotel.runNotifier();
    await disk.undo();
    expect(hotel.platform.unexpectedErrors).toHaveLength(1);
    await hotel.runNotifier(119);
    expect(hotel.receiver.asked).toHaveLength(1);
    await hotel.runNotifier(1);
    expect(hotel.received()[1]).toEqual(hotel.received()[0]);
    expect(await hotel.listed('waiting')).toEqual([]);
  });

  it('refuses an order whose notification cannot be stored, and accepts it when the disk has space again', async () => {
    const disk = await failStatements(hotel.store.url, { table: 'notification', on: 'insert' });
    const body = orderOf('aurora');
    // The router passes on the errors of SQLite, whose class is not the one of the test environment.
    const status = await hotel.platform.post('/api/v1/orders', body).then(
      (response) => response.status,
      () => 503,
    );
    expect(status).toBe(503);
    await disk.undo();
    expect((await hotel.platform.post('/api/v1/orders', body)).status).toBe(200);
    await hotel.runNotifier();
    expect(hotel.received()).toMatchObject([{ order: { uuid: body.uuid, num: '1001' } }]);
  });

  it('sends nothing while it cannot note the attempt', async () => {
    await hotel.place();
    const disk = await failStatements(hotel.store.url, { table: 'notification', on: 'update' });
    await expect(hotel.runNotifier()).rejects.toThrow('disk is full');
    expect(hotel.receiver.asked).toEqual([]);
    await disk.undo();
    await hotel.runNotifier();
    expect(hotel.receiver.asked).toHaveLength(1);
  });

  it('sends each notification once when two processes work at the same time', async () => {
    if (kind === 'sqlite') return;
    hotel.respond = () => ({ after: 20 });
    const other = await testPlatform({ ...hotel.store, remove: async () => {} }, hotel.options);
    const orders = await Promise.all(Array.from({ length: 12 }, () => hotel.place()));
    for (let count = 0; count < 12; count += 1)
      await Promise.all([hotel.platform.app.notifier.runOnce(), other.app.notifier.runOnce()]);
    await other.close();
    expect(hotel.received().map(({ order }) => order.uuid)).toHaveLength(orders.length);
    expect(new Set(hotel.received().map(({ order }) => order.uuid))).toEqual(new Set(orders));
  });

  it('deletes what was given up after the retention period', async () => {
    hotel.respond = () => ({ status: 500 });
    await hotel.place();
    await failUntilTheEnd();
    await hotel.platform.runFor(401);
    await hotel.platform.app.retention.runOnce();
    expect(await hotel.listed('given_up')).toEqual([]);
  });
});

it('repeats rounds on a timer from start to stop, and waits for the attempt in progress', async () => {
  const peer = await startUpstream(() => ({ after: 50 }));
  const { emptySqlite } = await import('@/tests/builders/platform/stores');
  const platform = await testPlatform(await emptySqlite(), {
    notificationTargets: {
      webhook: () => ({ url: peer.origin, secret: WEBHOOK_SECRET, oldSecret: null, topics }),
      mail: () => null,
    },
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setTimeout'] });
  await platform.post('/api/v1/orders', orderOf('aurora'));
  platform.app.notifier.start();
  jest.advanceTimersByTime(1000);
  while (peer.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await platform.app.notifier.stop();
  expect((await platform.desk('aurora', '/notifications?state=waiting')).body.data).toEqual([]);
  jest.useRealTimers();
  await platform.close();
  await peer.close();
});
