import { booking, option, pizza } from '@/tests/builders/orders/order-lines';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { countInFiles, secondServer, takenStock } from '@/tests/builders/platform/counted-stock';
import {
  callsTo,
  fieldsIn,
  guestOrder,
  orderOf,
  type PlatformResponse,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { massageSlots, TEN } from '@/tests/builders/platform/massage-slots';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { letNumberReceipts } from '@/tests/builders/receipts/hotels-with-seller';
import {
  correct,
  deskOrderIn,
  keepAll,
  phoned,
  readAtDesk,
  shownLines,
} from '@/tests/builders/telephone/phoned-orders';

const PIZZA = pizza({ size: 10002 });

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);

  const refusedFields = (response: PlatformResponse) => {
    expect([response.status, response.body.refusal]).toEqual([422, 'invalid']);
    return fieldsIn(response);
  };
  const move = (uuid: string, action: string, body: object = {}) =>
    platform.desk('aurora', `/orders/${uuid}/${action}`, body);
  /** What an order holds and is in the store, to be compared. */
  const stored = (uuid: string) =>
    throughOtherConnection(platform.store, async (db) => {
      const of = async (table: 'order_stock' | 'order_slot' | 'order_pace' | 'order_note' | 'order_correction') =>
        db.selectFrom(table).selectAll().where('order_uuid', '=', uuid).execute();
      const order = await db.selectFrom('guest_order').selectAll().where('uuid', '=', uuid).executeTakeFirst();
      const slots = await db.selectFrom('slot').selectAll().orderBy('slot_key').execute();
      const tables = ['order_stock', 'order_slot', 'order_pace', 'order_note', 'order_correction'] as const;
      const rows = [];
      for (const table of tables) rows.push(await of(table));
      return { order, slots, rows, taken: await takenStock(platform) };
    });

  describe('a correction', () => {
    it('keeps lines at their prices, prices new ones by the catalogue of now, and adds up the order', async () => {
      const order = await phoned(platform, { products: [soup(9, 2), PIZZA] });
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        const products = section.products as { id: number; price: number }[];
        for (const product of products) if (product.id === 100) product.price = 6;
      });
      await platform.restart();
      const lines = [{ line_id: 1 }, soup(6)];
      const corrected = deskOrderIn(await correct(platform, order, lines, { reason: 'As you said on the telephone' }));
      expect(shownLines(corrected)).toEqual(['1: 2 for 9', '3: 1 for 6']);
      expect(corrected).toMatchObject({ final_sum: 16.5, version: 1, corrections: [{ by: null }] });
      const card = await guestOrder(platform, 'aurora', order.uuid);
      expect(card).toMatchObject({
        final_sum: 16.5,
        corrected_at: expect.any(String),
        note_kit: { notes: [{ content: 'As you said on the telephone' }] },
        products: [{ total_price: 9 }, { total_price: 6 }],
      });
    });

    it('never gives an id twice, so that paper means one line', async () => {
      const order = await phoned(platform, { products: [soup(4.5)] });
      const second = deskOrderIn(await correct(platform, order, [{ line_id: 1 }, PIZZA]));
      const third = deskOrderIn(await correct(platform, second, [{ line_id: 1 }]));
      const fourth = deskOrderIn(await correct(platform, third, [{ line_id: 1 }, PIZZA]));
      expect(fourth.products.map(({ id }) => id)).toEqual([1, 3]);
    });

    it('is for orders of devices too, and says nothing to their guests without a reason', async () => {
      const body = orderOf('aurora', { products: [soup(4.5), PIZZA] });
      await platform.post('/api/v1/orders', body);
      const order = await readAtDesk(platform, body.uuid);
      expect(deskOrderIn(await correct(platform, order, [{ line_id: 2 }]))).toMatchObject({ final_sum: 12.1 });
      expect((await guestOrder(platform, 'aurora', body.uuid))?.note_kit).toBeNull();
    });

    it('keeps the state of an order, the lines that are made, and the promise', async () => {
      const order = await phoned(platform, { products: [soup(4.5), PIZZA] });
      await move(order.uuid, 'approve', { expected_seconds: 600, version: 0 });
      await move(order.uuid, 'ready', { lines: [1, 2] });
      const before = await readAtDesk(platform, order.uuid);
      const corrected = deskOrderIn(await correct(platform, before, [{ line_id: 2 }, soup(4.5)]));
      expect(corrected).toMatchObject({
        ...{ ostatus_id: before.ostatus_id, expected_at: before.expected_at, moves: before.moves },
        ready_lines: before.ready_lines.filter((id) => id === 2),
      });
    });

    it('takes the charge and the tip along: a tip is never more than the order', async () => {
      platform.files.change('aurora/hotel.json', (hotel) => {
        hotel.tips = { amounts: [1, 5] };
        hotel.discount_percent = 10;
      });
      await platform.restart();
      const body = orderOf('aurora', { products: [soup(9, 2)], tip: 9 });
      await platform.post('/api/v1/orders', body);
      const order = await readAtDesk(platform, body.uuid);
      expect(order).toMatchObject({ final_sum: 18.9, delivery_price: 0.9, tip: 9 });
      const corrected = deskOrderIn(await correct(platform, order, [soup(4.5)]));
      expect(corrected).toMatchObject({ final_sum: 9.9, delivery_price: 0.45, tip: 4.95 });
    });

    it('lets a search find the dish that came and not the one that went', async () => {
      const order = await phoned(platform, { products: [soup(4.5)] });
      const found = async (text: string) =>
        ((await platform.desk('aurora', '/orders/search', { text })).body.data as unknown[]).length;
      expect([await found('soup'), await found('pizza')]).toEqual([1, 0]);
      await correct(platform, order, [PIZZA]);
      expect([await found('soup'), await found('pizza')]).toEqual([0, 1]);
    });
  });

  describe('a correction that is refused', () => {
    it.each<[string, Parameters<typeof correct>[2], string]>([
      ['another price', [{ line_id: 1 }, soup(4)], 'products.100'],
      ['a closed product', [{ line_id: 1 }, { ...soup(12), product: { id: 103, property: null } }], 'products.103'],
      ['a product of another hotel', [{ ...soup(9), product: { id: 900, property: null } }], 'products.900'],
      ['an answer that is missing', [{ ...soup(8), product: { id: 101, property: null } }], 'products.101'],
      ['too much of what is counted', [{ line_id: 1 }, soup(45, 10)], 'products.100'],
      ['a line of another order', [{ line_id: 7 }], 'lines'],
      ['a line twice', [{ line_id: 1 }, { line_id: '1' }], 'lines'],
      ['nothing changed', [{ line_id: 2 }, { line_id: 1 }], 'lines'],
      ['no line', [], 'lines'],
    ])('for %s changes nothing', async (_what, lines, field) => {
      await countInFiles(platform, { products: { 100: { amount: 5, per: 'day' } } });
      const order = await phoned(platform, { products: [soup(4.5), booking([TEN])] });
      const before = await stored(order.uuid);
      const fields = refusedFields(await correct(platform, order, lines, { reason: 'For nothing' }));
      expect(Object.keys(fields).some((each) => each === field || each.startsWith(`${field}.`))).toBe(true);
      expect(await stored(order.uuid)).toEqual(before);
    });

    it('keeps the stock that it would have moved when a slot is gone', async () => {
      await countInFiles(platform, { products: { 100: { amount: 5, per: 'day' } } });
      for (let count = 0; count < 3; count += 1) await massageSlots(platform).book([TEN]);
      const order = await phoned(platform, { products: [soup(9, 2)] });
      const before = await stored(order.uuid);
      refusedFields(await correct(platform, order, [soup(4.5), booking([TEN])]));
      expect(await stored(order.uuid)).toEqual(before);
    });

    it.each(['done', 'cancel', 'expire'])('is of an order that has ended: %s', async (action) => {
      const order = await phoned(platform, { products: [soup(4.5), PIZZA], approve: true });
      await move(order.uuid, action);
      const ended = await readAtDesk(platform, order.uuid);
      expect(Object.keys(refusedFields(await correct(platform, ended, [{ line_id: 1 }])))).toEqual(['status']);
    });

    it('is of an order with a receipt', async () => {
      await letNumberReceipts(platform);
      const order = await phoned(platform, { products: [soup(4.5), PIZZA], approve: true });
      await move(order.uuid, 'done', { version: 1 });
      await move(order.uuid, 'reopen', { version: 2 });
      const again = await readAtDesk(platform, order.uuid);
      expect(again.receipts).toHaveLength(1);
      expect(Object.keys(refusedFields(await correct(platform, again, [{ line_id: 1 }])))).toEqual(['receipts']);
    });

    it('is of an order that is paid online, whatever it would cost', async () => {
      const orders = paidOrders(platform);
      const { uuid, token } = await orders.place('aurora', { products: [soup(4.5), soup(9, 2)] });
      const open = await readAtDesk(platform, uuid);
      expect(Object.keys(refusedFields(await correct(platform, open, [{ line_id: 1 }])))).toEqual(['online']);
      await platform.app.payments.settle('aurora', token, 'pay');
      const paid = await readAtDesk(platform, uuid);
      expect(Object.keys(refusedFields(await correct(platform, paid, [...keepAll(paid), soup(4.5)])))).toEqual([
        'online',
      ]);
      expect(await readAtDesk(platform, uuid)).toMatchObject({ final_sum: 14.85, corrections: [] });
    });

    it('is for an order that the hotel does not have', async () => {
      const order = await phoned(platform);
      const body = { lines: [soup(9)], version: 0 };
      expect((await platform.desk('bellevue', `/orders/${order.uuid}/correct`, body)).status).toBe(404);
      expect((await readAtDesk(platform, order.uuid)).version).toBe(0);
    });
  });

  describe('two who change an order at once', () => {
    it('correct it once; the other reads what it is now', async () => {
      const order = await phoned(platform, { products: [soup(4.5)] });
      const answers = await Promise.all([
        correct(platform, order, [soup(9, 2)]),
        correct(platform, order, [{ line_id: 1 }, PIZZA]),
      ]);
      const [done] = answers.filter(({ status }) => status === 200);
      const [late] = answers.filter(({ status }) => status === 409);
      expect(late?.body.refusal).toBe('conflict');
      expect(deskOrderIn(done ?? answers[0])).toMatchObject({ version: 1 });
      expect((await readAtDesk(platform, order.uuid)).corrections).toHaveLength(1);
    });

    it('correct it at two servers of a store once', async () => {
      if (kind === 'sqlite') return;
      const order = await phoned(platform, { products: [soup(4.5)] });
      const other = secondServer(platform);
      const there = callsTo(() => other);
      const body = { lines: [soup(13.5, 3)], version: order.version };
      const answers = await Promise.all([
        correct(platform, order, [soup(9, 2)]),
        there.desk('aurora', `/orders/${order.uuid}/correct`, body),
      ]);
      await other.close();
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await readAtDesk(platform, order.uuid)).corrections).toHaveLength(1);
    });

    it('correct and cancel it: what is cancelled holds nothing, whoever was first', async () => {
      await countInFiles(platform, { products: { 100: { amount: 9, per: 'day' } } });
      for (let round = 0; round < 5; round += 1) {
        const order = await phoned(platform, { products: [soup(4.5)] });
        const cancel = { uuid: order.uuid, hotel_id: 1, reason: 'order_cancel__mistake' };
        const [corrected, cancelled] = await Promise.all([
          correct(platform, order, [soup(13.5, 3)]),
          platform.post('/api/v1/orders/guest/change-status', cancel),
        ]);
        expect(cancelled.status).toBe(200);
        expect([200, 409]).toContain(corrected.status);
        expect((await readAtDesk(platform, order.uuid)).ostatus_id).toBe('cancelled');
        expect(await takenStock(platform)).toEqual([]);
      }
    });

    it('move what was corrected meanwhile only after they have seen it', async () => {
      const order = await phoned(platform, { products: [soup(4.5)] });
      await correct(platform, order, [soup(9, 2)]);
      expect((await move(order.uuid, 'approve', { version: 0 })).status).toBe(409);
      expect((await move(order.uuid, 'approve', { version: 1 })).status).toBe(200);
    });

    it('cannot undo a move of before the correction', async () => {
      const order = await phoned(platform, { products: [soup(4.5)], approve: true });
      const corrected = deskOrderIn(await correct(platform, order, [soup(9, 2)]));
      expect((await move(order.uuid, 'undo', { version: corrected.version })).status).toBe(422);
    });
  });

  it('asks for an answer to change by the payment of the order, not of the correction', async () => {
    const answered = { payment: 1, property: { properties: [option(5002, '50')] } };
    const order = await phoned(platform, answered);
    const corrected = deskOrderIn(await correct(platform, order, [soup(9, 2)]));
    expect(corrected).toMatchObject({
      final_sum: 9.9,
      properties: order.properties,
      order_payment: order.order_payment,
    });
  });
});
