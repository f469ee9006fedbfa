import { CANCEL_REASONS } from '@/lib/contract/order';
import {
  type Answered,
  checkPath,
  fieldsIn,
  groupsIn,
  HOTEL_ID,
  type HotelCode,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/embedded-platform';
import { emptySqlite, onEachStore } from '@/tests/builders/stores';
import type { OutboxEvent } from '../stores/outbox';

const CANCEL = '/api/v1/orders/guest/change-status';
const wish = (code: HotelCode, uuid: string, changes: Record<string, unknown> = {}) => ({
  uuid,
  token: 'whatever',
  hotel_id: HOTEL_ID[code],
  language: 'en',
  reason: 'order_cancel__mistake',
  ...changes,
});

onEachStore((emptyStore) => {
  let at: TestPlatform;
  beforeEach(async () => {
    at = await testPlatform(await emptyStore());
  });
  afterEach(async () => {
    await at.close();
    expect(at.accidents).toEqual([]);
  });

  const placeAt = async (code: HotelCode, uuid?: string): Promise<string> => {
    const body = orderOf(code, uuid === undefined ? {} : { uuid });
    await at.post('/api/v1/orders', body);
    return body.uuid;
  };
  const cancel = (code: HotelCode, uuid: string, changes = {}): Promise<Answered> =>
    at.post(CANCEL, wish(code, uuid, changes));
  const seenBy = async (code: HotelCode, uuid: string) => groupsIn(await at.get(checkPath(code, uuid)));

  it.each(CANCEL_REASONS)('cancels a draft because of %s, which the guest reads in their order', async (reason) => {
    const uuid = await placeAt('aurora');
    const answer = await cancel('aurora', uuid.toUpperCase(), { reason });
    expect([answer.status, answer.body]).toEqual([200, { data: { status: 'ok' } }]);
    expect(await seenBy('aurora', uuid)).toMatchObject({
      draft: [],
      pending: [],
      histories: [{ uuid, ostatus_id: 'cancelled', cancel_reason_id: reason }],
    });
  });

  it('takes a repeated cancel for what it is, and tells of it once', async () => {
    const uuid = await placeAt('aurora');
    const events: OutboxEvent[] = [];
    at.platform.onOutbox((event) => events.push(event));
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel('aurora', uuid)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(events).toMatchObject([{ hotel: 'aurora', type: 'order-updated', order_uuid: uuid }]);
    const other = await cancel('aurora', uuid, { reason: 'order_cancel__payment', language: 'de' });
    expect([other.status, fieldsIn(other)]).toEqual([422, { status: ['diese Bestellung ist abgeschlossen'] }]);
  });

  it('does not take an order from staff who have taken it up', async () => {
    const uuid = await placeAt('aurora');
    await at.desk('aurora', `/orders/${uuid}/accept`, {});
    const late = await cancel('aurora', uuid);
    expect([late.status, fieldsIn(late)]).toEqual([422, { status: ['the hotel is already at work on this order'] }]);
    await at.desk('aurora', `/orders/${uuid}/done`, {});
    expect(fieldsIn(await cancel('aurora', uuid))).toEqual({ status: ['this order is closed'] });
    expect((await seenBy('aurora', uuid)).histories).toMatchObject([{ ostatus_id: 'done', cancel_reason_id: null }]);
  });

  it('cancels nothing of another hotel, also where both have an order with this uuid', async () => {
    const uuid = await placeAt('aurora');
    expect((await cancel('bellevue', uuid)).status).toBe(404);
    await placeAt('bellevue', uuid);
    expect((await cancel('bellevue', uuid)).status).toBe(200);
    expect((await seenBy('aurora', uuid)).draft).toHaveLength(1);
    expect((await seenBy('bellevue', uuid)).histories).toHaveLength(1);
  });

  it('knows four reasons, and only orders and hotels that exist', async () => {
    const uuid = await placeAt('aurora');
    for (const reason of ['order_cancel__weather', '', null, 7]) {
      const answer = await cancel('aurora', uuid, { reason });
      expect([answer.status, Object.keys(fieldsIn(answer))]).toEqual([422, ['reason']]);
    }
    for (const changes of [{ uuid: 'mine' }, { uuid: null }, { hotel_id: 77 }, { hotel_id: 'aurora' }]) {
      expect((await cancel('aurora', uuid, changes)).status).toBe(404);
    }
    expect((await cancel('aurora', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await at.post(CANCEL, '{')).status).toBe(422);
    expect((await at.post(CANCEL, [])).status).toBe(404);
    expect((await seenBy('aurora', uuid)).draft).toHaveLength(1);
  });
});

it('asks for the cancel token where the operator has set one', async () => {
  const at = await testPlatform(await emptySqlite(), { cancelToken: 'agreed' });
  const order = orderOf('aurora');
  await at.post('/api/v1/orders', order);
  for (const token of [undefined, null, '', 'agree', 'agreed ']) {
    const answer = await at.post(CANCEL, wish('aurora', order.uuid, { token }));
    expect([answer.status, answer.body.refusal]).toEqual([403, 'forbidden']);
  }
  expect((await at.post(CANCEL, wish('aurora', order.uuid, { token: 'agreed' }))).status).toBe(200);
  await at.close();
});
