import { notifiedHotel } from '@/tests/builders/platform/notified-hotel';

import { onEachStore } from '@/tests/builders/platform/stores';
import type { UpstreamResponse } from '@/tests/peers/upstream';
import type { DeskNotification } from './desk-notification';
import type { NotificationTest } from './test-notification';

onEachStore((emptyStore) => {
  const hotel = notifiedHotel(emptyStore);

  it('lists what has arrived for seven days, with status and time, and nothing that was not for the hotel', async () => {
    hotel.respond = () => ({ status: 503 });
    const uuid = await hotel.place();
    await hotel.runNotifier();
    expect(await hotel.listed('delivered')).toEqual([]);
    expect(await hotel.listed('waiting')).toMatchObject([{ http_status: 503, delivered_at: null, duration_ms: null }]);
    hotel.respond = () => ({ status: 202 });
    await hotel.runNotifier(10);
    expect(await hotel.listed('delivered')).toEqual([
      {
        id: hotel.received()[0].id,
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
    expect(await hotel.listed('delivered', 'bellevue')).toEqual([]);
    await hotel.platform.runFor(6);
    await hotel.platform.app.retention.runOnce();
    expect(await hotel.listed('delivered')).toHaveLength(1);
    await hotel.platform.runFor(2);
    await hotel.platform.app.retention.runOnce();
    expect(await hotel.listed('delivered')).toEqual([]);
  });

  it('lists the newest delivery first, in pages', async () => {
    const uuids = [await hotel.place()];
    await hotel.runNotifier();
    hotel.platform.advanceSeconds(60);
    uuids.push(await hotel.place());
    await hotel.runNotifier();
    uuids.reverse();
    expect((await hotel.listed('delivered')).map(({ order_uuid }) => order_uuid)).toEqual(uuids);
    const first = await hotel.platform.desk('aurora', '/notifications?state=delivered&limit=1');
    const { next } = first.body as unknown as { next: string };
    const second = await hotel.platform.desk('aurora', `/notifications?state=delivered&limit=1&cursor=${next}`);
    const pages = [first, second].map(({ body }) => body.data as DeskNotification[]);
    expect(pages.map((page) => page.map(({ order_uuid }) => order_uuid))).toEqual(uuids.map((uuid) => [uuid]));
    expect(second.body).toMatchObject({ next: null });
  });

  describe('a test that staff send', () => {
    const test = async (body: unknown = {}, code = 'aurora') =>
      (await hotel.platform.desk(code, '/notifications/test', body)).body.data as NotificationTest;

    it('arrives with a signature, and says the status and the time', async () => {
      hotel.respond = () => ({ status: 204 });
      const result = await test();
      const [event] = hotel.received();
      expect(event).toEqual({
        id: result.id,
        type: 'test',
        hotel: 'aurora',
        sequence: 0,
        created_at: '2026-05-01T10:00:00.000Z',
        order: null,
      });
      expect(hotel.receiver.asked[0]?.headers).toMatchObject({
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
      hotel.respond = () => wrong;
      expect(await test({ channel: 'webhook' })).toMatchObject({ is_delivered: false, ...expected });
      await hotel.runNotifier(86_400);
      expect(hotel.receiver.asked).toHaveLength(1);
      expect([await hotel.listed('given_up'), await hotel.listed('waiting'), await hotel.listed('delivered')]).toEqual([
        [],
        [],
        [],
      ]);
      expect(hotel.failures).toEqual([]);
    });

    it('says that nothing is set up', async () => {
      const nothing = { is_delivered: false, http_status: null, error: 'not configured' };
      expect(await test({ channel: 'mail' })).toMatchObject({ channel: 'mail', ...nothing });
      expect(await test({}, 'bellevue')).toMatchObject({ channel: 'webhook', ...nothing });
      expect(hotel.receiver.asked).toEqual([]);
    });

    it('is refused for another channel', async () => {
      expect((await hotel.platform.desk('aurora', '/notifications/test', { channel: 'push' })).status).toBe(422);
    });
  });
});
