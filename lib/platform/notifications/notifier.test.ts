import { createHmac } from 'node:crypto';
import { MAX_ATTEMPTS } from '@/lib/domain/notifications/retry';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';
import type { StartOptions } from '../start-platform';
import type { DeskNotification } from './desk-notification';

const SECRET = 'the secret of aurora';
const topics = ['orders'] as const;

onEachStore((emptyStore, kind) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  let peer: Upstream;
  let respond: () => UpstreamResponse;
  let failures: string[];

  const options = (): Partial<StartOptions> => ({
    notificationTargets: {
      webhook: (hotel) =>
        hotel === 'aurora' ? { url: `${peer.origin}/orders`, secret: SECRET, oldSecret: null, topics } : null,
      mail: () => null,
    },
    notifier: { timeoutMs: 3_000, onFailure: (failure) => failures.push(failure.error) },
  });
  beforeEach(async () => {
    respond = () => ({});
    failures = [];
    peer = await startUpstream(() => respond());
    store = await emptyStore();
    platform = await testPlatform(store, options());
  });
  afterEach(async () => {
    await platform.close();
    await peer.close();
  });

  const place = async (code: 'aurora' | 'bellevue' = 'aurora') => {
    const body = orderOf(code);
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };
  const runNotifier = async (seconds = 0) => {
    platform.advanceSeconds(seconds);
    await platform.app.notifier.runOnce();
  };
  const received = () => peer.asked.map(({ body }) => JSON.parse(body));
  const listed = async (state: string, code = 'aurora') =>
    (await platform.desk(code, `/notifications?state=${state}`)).body.data as DeskNotification[];
  /** Runs rounds until the notifications that now fail are given up. */
  const failUntilTheEnd = async () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await runNotifier(7200);
  };

  it('posts a new order and each change of its status once, with the order as staff see it', async () => {
    const uuid = await place();
    await runNotifier();
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await platform.desk('aurora', `/orders/${uuid}/notes`, { content: 'On its way' });
    await runNotifier();
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    await runNotifier();
    await runNotifier(86_400);
    expect(received()).toMatchObject([
      { type: 'order.created', hotel: 'aurora', status: 'draft', escalation: 0, sequence: 1, order: { uuid } },
      { type: 'order.status_changed', status: 'approved', sequence: 2, order: { number_room: '101' } },
      { type: 'order.status_changed', status: 'done', sequence: 4, order: { ostatus_id: 'done' } },
    ]);
    expect(new Set(received().map(({ id }) => id)).size).toBe(3);
    expect(await listed('waiting')).toEqual([]);
  });

  it('signs time and body with the hotel’s secret', async () => {
    await place();
    await runNotifier();
    const [request] = peer.asked;
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request?.headers['x-hotel-signature'])) ?? [];
    expect(Number(time) * 1000).toBe(Date.parse('2026-05-01T10:00:00.000Z'));
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${request?.body}`).digest('hex'));
    expect(request?.headers['x-hotel-event-id']).toBe(received()[0].id);
  });

  it('posts nothing for a hotel without an address, and for an order that was refused', async () => {
    await place('bellevue');
    expect((await platform.post('/api/v1/orders', { ...orderOf('aurora'), products: [] })).status).toBe(422);
    await runNotifier();
    expect(peer.asked).toEqual([]);
  });

  it('posts each escalation with its number', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { expire_after_minutes: 25, take_up_within_minutes: 10 };
    });
    await platform.restart();
    await place();
    for (const minutes of [0, 10, 10, 10]) {
      platform.advanceSeconds(minutes * 60);
      await platform.app.orderDeadlines.runOnce();
      await runNotifier();
    }
    expect(received().map(({ type, escalation, status }) => [type, escalation, status])).toEqual([
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
    respond = () => wrong;
    const uuid = await place();
    await runNotifier();
    expect(await listed('waiting')).toMatchObject([
      {
        order_uuid: uuid,
        order_num: '1001',
        attempts: 1,
        last_error: error,
        next_attempt_at: '2026-05-01T10:00:10.000Z',
      },
    ]);
    respond = () => ({});
    await runNotifier(9);
    expect(peer.asked).toHaveLength(1);
    await runNotifier(1);
    expect(received()[1]).toEqual(received()[0]);
    expect([failures, await listed('waiting')]).toEqual([[error], []]);
  });

  it('recovers when nobody has listened at the address', async () => {
    const { port } = new URL(peer.origin);
    await peer.close();
    await place();
    await runNotifier();
    expect(failures).toEqual(['ECONNREFUSED']);
    peer = await startUpstream(() => ({}), Number(port));
    await runNotifier(10);
    expect(received()).toMatchObject([{ type: 'order.created' }]);
  });

  it('gives up after the last attempt, lists it for the hotel’s staff, and sends it again on request', async () => {
    respond = () => ({ status: 500 });
    await place();
    await place();
    await failUntilTheEnd();
    const lost = await listed('given_up');
    expect(lost).toMatchObject([
      { attempts: MAX_ATTEMPTS, last_error: 'status 500', next_attempt_at: null },
      { attempts: MAX_ATTEMPTS, next_attempt_at: null },
    ]);
    const asked = peer.asked.length;
    await runNotifier(86_400);
    expect(peer.asked).toHaveLength(asked);
    respond = () => ({});
    const id = lost[0]?.id;
    expect((await platform.desk('bellevue', '/notifications/resend', { id })).status).toBe(404);
    expect(await listed('given_up', 'bellevue')).toEqual([]);
    expect((await platform.desk('aurora', '/notifications/resend', { id })).body.data).toEqual({ count: 1 });
    await runNotifier();
    expect(received().at(-1).id).toBe(id);
    expect((await platform.desk('aurora', '/notifications/resend', {})).body.data).toEqual({ count: 1 });
    await runNotifier();
    expect([await listed('given_up'), await listed('waiting')]).toEqual([[], []]);
  });

  it('keeps what waits through a restart', async () => {
    respond = () => ({ status: 500 });
    await place();
    await runNotifier();
    await platform.restart();
    respond = () => ({});
    await runNotifier(10);
    expect(await listed('waiting')).toEqual([]);
  });

  it('sends again after the lease, with the same id, what arrived while the disk was full', async () => {
    await place();
    const disk = await failStatements(store.url, { table: 'notification', on: 'delete' });
    await runNotifier();
    await disk.undo();
    expect(platform.unexpectedErrors).toHaveLength(1);
    await runNotifier(119);
    expect(peer.asked).toHaveLength(1);
    await runNotifier(1);
    expect(received()[1]).toEqual(received()[0]);
    expect(await listed('waiting')).toEqual([]);
  });

  it('refuses an order whose notification cannot be stored, and accepts it when the disk has space again', async () => {
    const disk = await failStatements(store.url, { table: 'notification', on: 'insert' });
    const body = orderOf('aurora');
    // The router passes on the errors of SQLite, whose class is not the one of the test environment.
    const status = await platform.post('/api/v1/orders', body).then(
      (response) => response.status,
      () => 503,
    );
    expect(status).toBe(503);
    await disk.undo();
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    await runNotifier();
    expect(received()).toMatchObject([{ order: { uuid: body.uuid, num: '1001' } }]);
  });

  it('sends nothing while it cannot note the attempt', async () => {
    await place();
    const disk = await failStatements(store.url, { table: 'notification', on: 'update' });
    await expect(runNotifier()).rejects.toThrow('disk is full');
    expect(peer.asked).toEqual([]);
    await disk.undo();
    await runNotifier();
    expect(peer.asked).toHaveLength(1);
  });

  it('sends each notification once when two processes work at the same time', async () => {
    if (kind === 'sqlite') return;
    respond = () => ({ after: 20 });
    const other = await testPlatform({ ...store, remove: async () => {} }, options());
    const orders = await Promise.all(Array.from({ length: 12 }, () => place()));
    for (let count = 0; count < 12; count += 1)
      await Promise.all([platform.app.notifier.runOnce(), other.app.notifier.runOnce()]);
    await other.close();
    expect(received().map(({ order }) => order.uuid)).toHaveLength(orders.length);
    expect(new Set(received().map(({ order }) => order.uuid))).toEqual(new Set(orders));
  });

  it('deletes what was given up after the retention period', async () => {
    respond = () => ({ status: 500 });
    await place();
    await failUntilTheEnd();
    await platform.runFor(401);
    await platform.app.retention.runOnce();
    expect(await listed('given_up')).toEqual([]);
  });
});

it('repeats rounds on a timer from start to stop, and waits for the attempt in progress', async () => {
  const peer = await startUpstream(() => ({ after: 50 }));
  const { emptySqlite } = await import('@/tests/builders/platform/stores');
  const platform = await testPlatform(await emptySqlite(), {
    notificationTargets: {
      webhook: () => ({ url: peer.origin, secret: SECRET, oldSecret: null, topics }),
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
