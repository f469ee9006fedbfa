import type { Order } from '@/lib/contract/order';
import {
  DESK_TOKEN,
  fieldsIn,
  guestOrders,
  type HotelCode,
  placeOrder,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import type { DeskOrder } from './order-card';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const placeAt = (code: HotelCode, uuid?: string) => placeOrder(platform, code, uuid);
  const ordersOf = (code: HotelCode, uuid: string) => guestOrders(platform, code, uuid);

  it('approves an order with an expected time that counts down, and then finishes it', async () => {
    const uuid = await placeAt('aurora');
    const approved = await platform.desk('aurora', `/orders/${uuid}/approve`, { expected_seconds: 95 });
    expect(approved.status).toBe(200);
    expect(await ordersOf('aurora', uuid)).toMatchObject({
      draft: [],
      pending: [{ ostatus_id: 'approved', expected_timeleft: 95 }],
      histories: [],
    });
    platform.advanceSeconds(40);
    expect((await ordersOf('aurora', uuid)).pending).toMatchObject([{ expected_timeleft: 55 }]);
    platform.advanceSeconds(400);
    expect((await ordersOf('aurora', uuid)).pending).toMatchObject([{ expected_timeleft: 0 }]);

    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    expect(await ordersOf('aurora', uuid)).toMatchObject({
      pending: [],
      histories: [{ ostatus_id: 'done', expected_timeleft: null }],
    });
  });

  it('cancels one order with a reason, and lets another expire', async () => {
    const [first, second] = [await placeAt('aurora'), await placeAt('aurora')];
    await platform.desk('aurora', `/orders/${first}/cancel`, { reason: 'order_cancel__sold_out' });
    await platform.desk('aurora', `/orders/${second}/expire`, {});
    expect((await ordersOf('aurora', first)).histories).toMatchObject([
      { ostatus_id: 'cancelled', cancel_reason_id: 'order_cancel__sold_out' },
    ]);
    expect((await ordersOf('aurora', second)).histories).toMatchObject([{ ostatus_id: 'expired' }]);
  });

  it('writes what the guest reads with a cancellation together with it, and nothing where it is refused', async () => {
    const [uuid, done] = [await placeAt('aurora'), await placeAt('aurora')];
    const body = { reason: 'order_cancel__other', words: ' Sorry ' };
    const { data } = (await platform.desk('aurora', `/orders/${uuid}/cancel`, body)).body as { data: DeskOrder };
    expect(data.note_kit?.notes).toEqual([{ content: 'Sorry', created_at_tz: data.moves.at(-1)?.at }]);
    await platform.desk('aurora', `/orders/${done}/accept`, { words: 'No cancellation' });
    await platform.desk('aurora', `/orders/${done}/done`, {});
    expect((await platform.desk('aurora', `/orders/${done}/cancel`, body)).status).toBe(422);
    expect((await ordersOf('aurora', done)).histories).toMatchObject([{ note_kit: null }]);
    const long = await platform.desk('aurora', `/orders/${uuid}/cancel`, { words: 'x'.repeat(2001) });
    expect([long.status, fieldsIn(long)]).toEqual([422, { words: ['at most 2000 characters'] }]);
  });

  it('refuses a staff action that the order’s status does not allow', async () => {
    const uuid = await placeAt('aurora');
    expect((await platform.desk('aurora', `/orders/${uuid}/done`, {})).status).toBe(422);
    await platform.desk('aurora', `/orders/${uuid}/accept`, {});
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    const refused = await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect([refused.status, refused.body.data]).toEqual([422, { data: { status: ['this order is done'] } }]);
    expect((await ordersOf('aurora', uuid)).histories).toMatchObject([{ ostatus_id: 'done', cancel_reason_id: null }]);
  });

  it('adds a staff note that the guest sees in the order', async () => {
    const uuid = await placeAt('aurora');
    await platform.desk('aurora', `/orders/${uuid}/notes`, { content: 'On its way' });
    platform.advanceSeconds(60);
    await platform.desk('aurora', `/orders/${uuid}/notes`, { content: 'At your door' });
    expect((await ordersOf('aurora', uuid)).draft[0]?.note_kit).toEqual({
      notes: [
        { content: 'On its way', created_at_tz: '2026-05-01T10:00:00.000Z' },
        { content: 'At your door', created_at_tz: '2026-05-01T10:01:00.000Z' },
      ],
    });
    expect((await platform.desk('aurora', `/orders/${uuid}/notes`, { content: ' ' })).status).toBe(422);
  });

  it('lists the orders of one status group, only for the hotel of the key', async () => {
    const [mine, theirs] = [await placeAt('aurora'), await placeAt('bellevue')];
    const listed = async (code: HotelCode, group: string) =>
      ((await platform.desk(code, `/orders?group=${group}`)).body.data as Order[]).map((order) => order.uuid);
    expect(await listed('aurora', 'draft')).toEqual([mine]);
    expect(await listed('bellevue', 'draft')).toEqual([theirs]);
    expect(await listed('aurora', 'pending')).toEqual([]);
    const unknown = await platform.desk('aurora', '/orders?group=all');
    expect([unknown.status, fieldsIn(unknown)]).toEqual([422, { group: ['must be one of draft, pending, histories'] }]);
  });

  it('refuses staff calls with another hotel’s key, without a key and with a wrong key', async () => {
    const uuid = await placeAt('aurora');
    expect((await platform.desk('bellevue', `/orders/${uuid}/approve`, {})).status).toBe(404);
    for (const authorization of ['', 'Bearer x', `Bearer ${'0'.repeat(64)}`, 'Basic abc']) {
      const headers = { authorization, [HOTEL_HEADER]: 'aurora' };
      const response = await platform.post(`/api/desk/v1/orders/${uuid}/approve`, {}, headers);
      expect([response.status, response.body.refusal]).toEqual([401, 'unauthorized']);
    }
    expect((await ordersOf('aurora', uuid)).draft).toHaveLength(1);
  });

  it('refuses a staff key on another hotel’s host, and a key on a host without a hotel', async () => {
    const authorization = `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`;
    const onHost = (code: string) => platform.get('/api/desk/v1/orders', { authorization, [HOTEL_HEADER]: code });
    expect((await onHost('aurora')).status).toBe(200);
    for (const code of ['bellevue', 'nowhere', '', '\u00ff'])
      expect([code, (await onHost(code)).status]).toEqual([code, 401]);
    expect((await platform.get('/api/desk/v1/orders', { authorization })).status).toBe(401);
  });

  it('lists the orders of a hotel without reading the hotel’s content, which may be large', async () => {
    const uuid = await placeAt('aurora');
    await throughOtherConnection(platform.store, (db) =>
      db.updateTable('hotel').set({ content: 'unreadable' }).execute(),
    );
    expect((await platform.desk('aurora', '/orders?group=draft')).body.data).toMatchObject([{ uuid }]);
  });

  it('refuses the right staff key of a hotel that has been withdrawn', async () => {
    await platform.withdraw('aurora');
    expect((await platform.desk('aurora', '/orders')).status).toBe(401);
    expect((await platform.desk('bellevue', '/orders')).status).toBe(200);
  });

  it('refuses unknown staff actions and unknown orders', async () => {
    const uuid = await placeAt('aurora');
    expect((await platform.desk('aurora', `/orders/${uuid}/delete`, {})).status).toBe(404);
    expect(
      (await platform.desk('aurora', `/orders/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/done`, {})).status,
    ).toBe(404);
    for (const invalidBody of [{ expected_seconds: -1 }, '{"expected_seconds": 60']) {
      expect((await platform.desk('aurora', `/orders/${uuid}/approve`, invalidBody)).status).toBe(422);
    }
    expect((await platform.desk('aurora', `/orders/${uuid}/approve`, '')).status).toBe(200);
  });
});
