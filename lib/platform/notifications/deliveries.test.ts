import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';
import type { DeskNotification } from './desk-notification';
import type { NotificationTest } from './test-notification';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let peer: Upstream;
  let respond: () => UpstreamResponse;
  let failures: string[];

  beforeEach(async () => {
    respond = () => ({});
    failures = [];
    peer = await startUpstream(() => respond());
    const address = { url: peer.origin, secret: 'the secret of aurora', oldSecret: null };
    platform = await testPlatform(await emptyStore(), {
      notificationTargets: {
        webhook: (hotel) => (hotel === 'aurora' ? { ...address, topics: ['orders'] } : null),
        mail: () => null,
      },
      notifier: { timeoutMs: 3_000, onFailure: (failure) => failures.push(failure.error) },
    });
  });
  afterEach(async () => {
    await platform.close();
    await peer.close();
  });

  const place = async () => {
    const body = orderOf('aurora');
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

  it('lists what has arrived for seven days, with status and time, and nothing that was not for the hotel', async () => {
    respond = () => ({ status: 503 });
    const uuid = await place();
    await runNotifier();
    expect(await listed('delivered')).toEqual([]);
    expect(await listed('waiting')).toMatchObject([{ http_status: 503, delivered_at: null, duration_ms: null }]);
    respond = () => ({ status: 202 });
    await runNotifier(10);
    expect(await listed('delivered')).toEqual([
      {
        id: received()[0].id,
        channel: 'webhook',
        type: 'order.created',
        order_uuid: uuid,
        order_num: '1001',
        order_status: 'draft',
        chat_uuid: null,
        escalation: 0,
        attempts: 2,
        http_status: 202,
        duration_ms: expect.any(Number),
        created_at: '2026-05-01T10:00:00.000Z',
        delivered_at: '2026-05-01T10:00:10.000Z',
        next_attempt_at: null,
        last_error: null,
      },
    ]);
    expect(await listed('delivered', 'bellevue')).toEqual([]);
    await platform.runFor(6);
    await platform.app.retention.runOnce();
    expect(await listed('delivered')).toHaveLength(1);
    await platform.runFor(2);
    await platform.app.retention.runOnce();
    expect(await listed('delivered')).toEqual([]);
  });

  it('lists the newest delivery first, in pages', async () => {
    const uuids = [await place()];
    await runNotifier();
    platform.advanceSeconds(60);
    uuids.push(await place());
    await runNotifier();
    uuids.reverse();
    expect((await listed('delivered')).map(({ order_uuid }) => order_uuid)).toEqual(uuids);
    const first = await platform.desk('aurora', '/notifications?state=delivered&limit=1');
    const { next } = first.body as unknown as { next: string };
    const second = await platform.desk('aurora', `/notifications?state=delivered&limit=1&cursor=${next}`);
    const pages = [first, second].map(({ body }) => body.data as DeskNotification[]);
    expect(pages.map((page) => page.map(({ order_uuid }) => order_uuid))).toEqual(uuids.map((uuid) => [uuid]));
    expect(second.body).toMatchObject({ next: null });
  });

  describe('a test that staff send', () => {
    const test = async (body: unknown = {}, code = 'aurora') =>
      (await platform.desk(code, '/notifications/test', body)).body.data as NotificationTest;

    it('arrives with a signature, and says the status and the time', async () => {
      respond = () => ({ status: 204 });
      const result = await test();
      const [event] = received();
      expect(event).toEqual({
        id: result.id,
        type: 'test',
        hotel: 'aurora',
        sequence: 0,
        created_at: '2026-05-01T10:00:00.000Z',
        order: null,
      });
      expect(peer.asked[0]?.headers).toMatchObject({
        'x-hotel-event-id': event.id,
        'webhook-id': event.id,
        'webhook-signature': expect.stringMatching(/^v1,/),
      });
      const { id } = event;
      expect(result).toEqual({
        ...{ channel: 'webhook', id, is_delivered: true, http_status: 204, error: null },
        duration_ms: expect.any(Number),
      });
    });

    it.each<[string, UpstreamResponse, object]>([
      ['a status of an error', { status: 401, body: { secret: 'x' } }, { error: 'status 401', http_status: 401 }],
      ['no response in time', { after: 60_000 }, { error: 'timeout', http_status: null }],
    ])('says why it did not arrive: %s; it is tried once and listed nowhere', async (_case, wrong, expected) => {
      respond = () => wrong;
      expect(await test({ channel: 'webhook' })).toMatchObject({ is_delivered: false, ...expected });
      await runNotifier(86_400);
      expect(peer.asked).toHaveLength(1);
      expect([await listed('given_up'), await listed('waiting'), await listed('delivered')]).toEqual([[], [], []]);
      expect(failures).toEqual([]);
    });

    it('says that nothing is set up', async () => {
      const nothing = { is_delivered: false, http_status: null, error: 'not configured' };
      expect(await test({ channel: 'mail' })).toMatchObject({ channel: 'mail', ...nothing });
      expect(await test({}, 'bellevue')).toMatchObject({ channel: 'webhook', ...nothing });
      expect(peer.asked).toEqual([]);
    });

    it('is refused for another channel', async () => {
      expect((await platform.desk('aurora', '/notifications/test', { channel: 'push' })).status).toBe(422);
    });
  });
});
