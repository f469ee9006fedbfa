import { CANCEL_REASONS } from '@/lib/contract/order';
import {
  fieldsIn,
  guestOrders,
  HOTEL_ID,
  type HotelCode,
  orderOf,
  type PlatformResponse,
  placeOrder,
  platformPerTest,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { emptySqlite, onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';
import type { DeskOrder } from './order-card';

const CANCEL = '/api/v1/orders/guest/change-status';
const cancelBody = (code: HotelCode, uuid: string, changes: Record<string, unknown> = {}) => ({
  uuid,
  token: 'whatever',
  hotel_id: HOTEL_ID[code],
  language: 'en',
  reason: 'order_cancel__mistake',
  ...changes,
});

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const placeAt = (code: HotelCode, uuid?: string) => placeOrder(platform, code, uuid);
  const cancel = (code: HotelCode, uuid: string, changes = {}): Promise<PlatformResponse> =>
    platform.post(CANCEL, cancelBody(code, uuid, changes));
  const ordersOf = (code: HotelCode, uuid: string) => guestOrders(platform, code, uuid);

  it.each(CANCEL_REASONS)('cancels a draft because of %s, and shows the reason in the order', async (reason) => {
    const uuid = await placeAt('aurora');
    const response = await cancel('aurora', uuid.toUpperCase(), { reason });
    expect([response.status, response.body]).toEqual([200, { data: { status: 'ok' } }]);
    expect(await ordersOf('aurora', uuid)).toMatchObject({
      draft: [],
      pending: [],
      histories: [{ uuid, ostatus_id: 'cancelled', cancel_reason_id: reason }],
    });
  });

  it('names the guest as who has cancelled it, and nobody where the hotel’s own system has', async () => {
    const [mine, theirs] = [await placeAt('aurora'), await placeAt('aurora')];
    await cancel('aurora', mine);
    await platform.desk('aurora', `/orders/${theirs}/cancel`, { reason: 'order_cancel__mistake' });
    const movesOf = async (uuid: string) =>
      ((await platform.desk('aurora', `/orders/${uuid}`)).body.data as DeskOrder).moves;
    const move = { status: 'cancelled', at: '2026-05-01T10:00:00.000Z', by: null };
    expect(await movesOf(mine)).toEqual([{ ...move, by_guest: true }]);
    expect(await movesOf(theirs)).toEqual([{ ...move, by_guest: false }]);
  });

  it('accepts a repeated cancel call with the same reason, and publishes one event', async () => {
    const uuid = await placeAt('aurora');
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel('aurora', uuid)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
    expect(events).toMatchObject([{ hotel: 'aurora', type: 'order-updated', order_uuid: uuid }]);
    const other = await cancel('aurora', uuid, { reason: 'order_cancel__payment', language: 'de' });
    expect([other.status, fieldsIn(other)]).toEqual([422, { status: ['diese Bestellung ist abgeschlossen'] }]);
  });

  it('refuses to cancel an order that staff have already accepted', async () => {
    const uuid = await placeAt('aurora');
    await platform.desk('aurora', `/orders/${uuid}/accept`, {});
    const refused = await cancel('aurora', uuid);
    expect([refused.status, fieldsIn(refused)]).toEqual([
      422,
      { status: ['the hotel is already at work on this order'] },
    ]);
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    expect(fieldsIn(await cancel('aurora', uuid))).toEqual({ status: ['this order is closed'] });
    expect((await ordersOf('aurora', uuid)).histories).toMatchObject([{ ostatus_id: 'done', cancel_reason_id: null }]);
  });

  it('cancels no order of another hotel, even when both hotels have an order with this uuid', async () => {
    const uuid = await placeAt('aurora');
    expect((await cancel('bellevue', uuid)).status).toBe(404);
    await placeAt('bellevue', uuid);
    expect((await cancel('bellevue', uuid)).status).toBe(200);
    expect((await ordersOf('aurora', uuid)).draft).toHaveLength(1);
    expect((await ordersOf('bellevue', uuid)).histories).toHaveLength(1);
  });

  it('refuses to cancel for unknown reasons, and for unknown orders and hotels', async () => {
    const uuid = await placeAt('aurora');
    for (const reason of ['order_cancel__weather', '', null, 7]) {
      const response = await cancel('aurora', uuid, { reason });
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['reason']]);
    }
    for (const changes of [{ uuid: 'mine' }, { uuid: null }, { hotel_id: 77 }, { hotel_id: 'aurora' }]) {
      expect((await cancel('aurora', uuid, changes)).status).toBe(404);
    }
    expect((await cancel('aurora', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await platform.post(CANCEL, '{')).status).toBe(422);
    expect((await platform.post(CANCEL, [])).status).toBe(404);
    expect((await ordersOf('aurora', uuid)).draft).toHaveLength(1);
  });
});

it('requires the cancel token when the operator has configured one', async () => {
  const platform = await testPlatform(await emptySqlite(), { cancelToken: 'agreed' });
  const order = orderOf('aurora');
  await platform.post('/api/v1/orders', order);
  for (const token of [undefined, null, '', 'agree', 'agreed ']) {
    const response = await platform.post(CANCEL, cancelBody('aurora', order.uuid, { token }));
    expect([response.status, response.body.refusal]).toEqual([403, 'forbidden']);
  }
  expect((await platform.post(CANCEL, cancelBody('aurora', order.uuid, { token: 'agreed' }))).status).toBe(200);
  await platform.close();
});
