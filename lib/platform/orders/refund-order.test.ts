import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { DESK_TOKEN, fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection, writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { Db } from '../database/database';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import type { DeskOrder } from './order-card';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const orders = paidOrders(platform);

  /** Two lines of soup, 4.50 and 9.00, with 10 % service: 14.85. */
  const paid = async () => {
    const order = await orders.place('aurora', { products: [soup(4.5), soup(9, 2)] });
    await platform.app.payments.settle('aurora', order.token, 'pay');
    return order;
  };
  const refund = (uuid: string, body: object, code: 'aurora' | 'bellevue' = 'aurora') =>
    orders.move(uuid, 'refund', body, code);
  const fieldsOf = async (uuid: string, body: object) => {
    const response = await refund(uuid, body);
    return response.status === 422 ? fieldsIn(response) : response.status;
  };
  const reason = 'Cold soup';

  it('gives back an amount with its words, and answers with the order', async () => {
    const { uuid } = await paid();
    const response = await refund(uuid, { amount: 2.5, reason: '  Cold soup ' });
    expect(response.status).toBe(200);
    const { money } = response.body.data as DeskOrder;
    expect(money).toMatchObject({ state: 'returning', charged: 14.85, to_return: 2.5 });
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({
      ...{ state: 'returned', kept: 12.35, to_return: 0 },
      refunds: [{ amount: 2.5, reason }],
    });
  });

  it('gives back single lines, each once', async () => {
    const { uuid } = await paid();
    const [first, second] = (await orders.read(uuid)).products.map(({ id }) => id);
    expect(await fieldsOf(uuid, { line_ids: [String(second)], reason })).toBe(200);
    expect(await fieldsOf(uuid, { line_ids: [first, second], reason })).toEqual({
      line_ids: ['were taken off before'],
    });
    expect(await fieldsOf(uuid, { line_ids: [9], reason })).toEqual({ line_ids: ['are not of this order'] });
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({ kept: 5.85 });
  });

  it('keeps the percentage for service when every line is given back, which an amount gives back', async () => {
    const { uuid } = await paid();
    const line_ids = (await orders.read(uuid)).products.map(({ id }) => id);
    expect(await fieldsOf(uuid, { line_ids, reason })).toBe(200);
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({ kept: 1.35, to_return: 0, state: 'returned' });
    expect(await fieldsOf(uuid, { amount: 1.36, reason })).toEqual({ amount: ['more than the guest still pays'] });
    expect(await fieldsOf(uuid, { amount: 1.35, reason })).toBe(200);
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({ kept: 0, to_return: 0 });
  });

  it('never gives back more than the guest still pays', async () => {
    const { uuid } = await paid();
    expect(await fieldsOf(uuid, { amount: 14.86, reason })).toEqual({ amount: ['more than the guest still pays'] });
    expect(await fieldsOf(uuid, { amount: 14, reason })).toBe(200);
    expect(await fieldsOf(uuid, { amount: 0.86, reason })).toEqual({ amount: ['more than the guest still pays'] });
    const [first] = (await orders.read(uuid)).products.map(({ id }) => id);
    expect(await fieldsOf(uuid, { line_ids: [first], reason })).toEqual({
      line_ids: ['more than the guest still pays'],
    });
    const both = await Promise.all([1, 2].map(() => refund(uuid, { amount: 0.85, reason })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({ kept: 0, to_return: 0 });
  });

  it.each([
    [{ reason }, { amount: ['either amount or line_ids is needed'] }],
    [{ reason, amount: 1, line_ids: [1] }, { amount: ['either amount or line_ids is needed'] }],
    [{ reason, amount: 0 }, { amount: ['must be above 0'] }],
    [{ reason, amount: -1 }, { amount: ['must be above 0'] }],
    [{ reason, amount: 1.005 }, { amount: ['must be above 0, with no more decimals than the currency has'] }],
    [{ reason, amount: 1.0005 }, { amount: ['at most three decimals'] }],
    [{ reason, line_ids: [] }, { line_ids: ['a line is needed'] }],
    [{ reason: '  ', amount: 1 }, { reason: ['between 1 and 500 characters'] }],
    [{ reason: 'x'.repeat(501), amount: 1 }, { reason: ['between 1 and 500 characters'] }],
  ])('refuses %j', async (body, fields) => {
    const { uuid } = await paid();
    expect(await fieldsOf(uuid, body)).toEqual(fields);
    expect(await orders.money(uuid)).toMatchObject({ to_return: 0 });
  });

  it('refuses an order that is not paid online, that has ended, or that the hotel does not have', async () => {
    const unpaid = { amount: ['nothing of this order is charged or reserved online'] };
    const cash = orderOf('aurora');
    await platform.post('/api/v1/orders', cash);
    expect(await fieldsOf(cash.uuid, { amount: 1, reason })).toEqual(unpaid);
    const open = await orders.place();
    expect(await fieldsOf(open.uuid, { amount: 1, reason })).toEqual(unpaid);
    const { uuid } = await paid();
    expect((await refund(uuid, { amount: 1, reason }, 'bellevue')).status).toBe(404);
    await orders.move(uuid, 'cancel');
    expect(await fieldsOf(uuid, { amount: 1, reason })).toEqual({ status: ['this order is cancelled'] });
    expect((await refund(orderOf('aurora').uuid, { amount: 1, reason })).status).toBe(404);
  });

  it('refuses as a conflict what somebody decides who has not seen the last move', async () => {
    const { uuid } = await paid();
    await orders.move(uuid, 'accept');
    const response = await refund(uuid, { amount: 1, reason, version: 0 });
    expect([response.status, response.body]).toMatchObject([409, { current: { uuid, version: 1 } }]);
    expect((await refund(uuid, { amount: 1, reason, version: 1 })).status).toBe(200);
  });

  const credits = <T>(change: (db: Db) => Promise<T>) => throughOtherConnection(platform.store, change);

  it('takes off once what two desks decide, and tells the second one who was first', async () => {
    const { uuid } = await paid();
    const complaint = { amount: 1, reason, version: 0 };
    const both = await Promise.all([refund(uuid, complaint), refund(uuid, complaint)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await credits((db) => db.updateTable('payment_credit').set({ staff: 'Eva Duty' }).execute());
    const late = await refund(uuid, complaint);
    expect([late.status, late.body]).toMatchObject([409, { current: { uuid, version: 1 } }]);
    expect(fieldsIn(late)).toMatchObject({ moved_by: ['Eva Duty'] });
    expect(await orders.money(uuid)).toMatchObject({ to_return: 1 });
  });

  it('names who moved an order last, where that was after something was taken off', async () => {
    const { uuid } = await paid();
    await refund(uuid, { amount: 1, reason });
    await credits((db) => db.updateTable('payment_credit').set({ staff: 'Eva Duty' }).execute());
    platform.advanceSeconds(1);
    await orders.move(uuid, 'accept');
    await credits((db) => db.updateTable('guest_order').set({ moved_by: 'Tom Late' }).execute());
    const late = await refund(uuid, { amount: 1, reason, version: 1 });
    expect([late.status, fieldsIn(late)]).toMatchObject([409, { moved_by: ['Tom Late'] }]);
  });

  it('keeps nobody from moving or undoing an order whose last move they have seen', async () => {
    const { uuid } = await paid();
    await refund(uuid, { amount: 1, reason });
    expect((await orders.move(uuid, 'approve', { version: 0 })).body.data).toMatchObject({ version: 2 });
    await refund(uuid, { amount: 1, reason });
    expect((await orders.move(uuid, 'undo', { version: 2 })).body.data).toMatchObject({
      ...{ ostatus_id: 'draft', version: 4 },
      money: { to_return: 2 },
    });
    expect((await orders.move(uuid, 'approve', { version: 2 })).status).toBe(409);
    expect((await orders.move(uuid, 'done', { version: 4 })).status).toBe(422);
    await orders.move(uuid, 'accept', { version: 4 });
    await orders.move(uuid, 'done', { version: 5 });
    await refund(uuid, { amount: 1, reason });
    expect((await orders.move(uuid, 'reopen', { version: 6 })).body.data).toMatchObject({ ostatus_id: 'accepted' });
  });

  const headers = {
    authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`,
    [HOTEL_HEADER]: 'aurora',
    'Idempotency-Key': 'one-tap',
  };
  const sendKeyed = (uuid: string, body: object = { amount: 1, reason }) =>
    platform.post(`/api/desk/v1/orders/${uuid}/refund`, body, headers);

  it('takes off once what is sent again with its Idempotency-Key', async () => {
    const { uuid } = await paid();
    expect([(await sendKeyed(uuid)).status, (await sendKeyed(uuid)).status]).toEqual([200, 200]);
    expect(await orders.money(uuid)).toMatchObject({ to_return: 1 });
  });

  it('takes off once what is sent again after the process has stopped before it stored its answer', async () => {
    const { uuid } = await paid();
    const body = { amount: 1, reason, version: 0 };
    await sendKeyed(uuid, body);
    await credits((db) => db.updateTable('idempotent_call').set({ answer: null }).execute());
    platform.advanceSeconds(61);
    const again = await sendKeyed(uuid, body);
    expect([again.status, again.body.data]).toMatchObject([200, { uuid, version: 1, money: { to_return: 1 } }]);
    expect(await credits((db) => db.selectFrom('payment_credit').select('key').execute())).toEqual([
      { key: 'one-tap' },
    ]);
  });

  it('refuses another refund by a key that is as old as the answers are kept', async () => {
    const [{ uuid }, { uuid: other }] = [await paid(), await paid()];
    await sendKeyed(uuid);
    platform.advanceSeconds(86_401);
    const refused = { 'Idempotency-Key': ['was sent with another call or another body'] };
    for (const [order, body] of [
      [uuid, { amount: 2, reason }],
      [other, { amount: 1, reason }],
    ] as const) {
      const response = await sendKeyed(order, body);
      expect([response.status, fieldsIn(response)]).toEqual([422, refused]);
    }
    expect((await sendKeyed(uuid)).status).toBe(200);
    expect(await orders.money(uuid)).toMatchObject({ to_return: 1 });
  });

  it('keeps the amounts and removes the words and who wrote them when the order is anonymised', async () => {
    const { uuid } = await paid();
    await refund(uuid, { amount: 1, reason });
    await orders.moveMoney(0);
    await throughOtherConnection(platform.store, (db) =>
      db.updateTable('payment_credit').set({ staff: 'Eva Duty' }).execute(),
    );
    expect(JSON.stringify(await writtenIn(platform.store))).toMatch(/Cold soup.*Eva Duty/);
    await platform.runFor(401);
    await platform.app.retention.runOnce();
    expect(await orders.money(uuid)).toMatchObject({ kept: 13.85, refunds: [{ amount: 1, reason: '' }] });
    expect(JSON.stringify(await writtenIn(platform.store))).not.toMatch(/Cold soup|Eva Duty/);
  });
});
