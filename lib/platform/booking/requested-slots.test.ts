import { booking } from '@/tests/builders/orders/order-lines';
import {
  fieldsIn,
  guestOrders,
  orderOf,
  type PlatformResponse,
  placedIn,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { ELEVEN, massageSlots, TEN } from '@/tests/builders/platform/massage-slots';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

const SOLD_OUT = {
  'products.210': ['this time is no longer free'],
  invalid_product_item_counts: ['Massage: this time is no longer free, 2 May 2026 10:00'],
};

/** Each slot has three places, in both hotels. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const order = (body: unknown): Promise<PlatformResponse> => platform.post('/api/v1/orders', body);
  const { book } = massageSlots(platform);
  const taken = () =>
    throughOtherConnection(platform.store, async (db) => {
      const rows = await db.selectFrom('slot').select(['hotel', 'slot_key', 'taken']).where('taken', '>', 0).execute();
      return rows.map((row) => `${row.hotel} ${row.slot_key} ${row.taken}`);
    });

  it('sells a slot up to its capacity, and then refuses the order with the slot’s time', async () => {
    for (let guest = 0; guest < 3; guest += 1) expect((await book([TEN])).status).toBe(200);
    const refused = await book([TEN, ELEVEN]);
    expect([refused.status, fieldsIn(refused)]).toEqual([422, SOLD_OUT]);
    // A refused order takes neither its other slot nor an order number.
    expect(await taken()).toEqual([`aurora ${TEN} 3`]);
    expect(placedIn(await book([ELEVEN])).order.num).toBe('1004');
  });

  it('sells exactly the capacity of a slot when many orders arrive at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => book([TEN])));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
    for (const response of responses.filter((each) => each.status !== 200))
      expect(fieldsIn(response)).toEqual(SOLD_OUT);
    expect(await taken()).toEqual([`aurora ${TEN} 3`]);
  });

  it('takes one place for each line that requests the same slot', async () => {
    const twice = [booking([TEN]), booking([TEN, ELEVEN])];
    expect((await order(orderOf('aurora', { products: twice }))).status).toBe(200);
    expect((await taken()).sort()).toEqual([`aurora ${TEN} 2`, `aurora ${ELEVEN} 1`]);
    expect(fieldsIn(await order(orderOf('aurora', { products: twice })))).toEqual(SOLD_OUT);
    const more = Array.from({ length: 4 }, () => booking([ELEVEN]));
    expect((await order(orderOf('aurora', { products: more }))).status).toBe(422);
  });

  it('sells the same hour of another hotel separately', async () => {
    for (let guest = 0; guest < 3; guest += 1) await book([TEN]);
    const there = orderOf('bellevue', { products: [booking([TEN], 100)] });
    expect((await order(there)).status).toBe(200);
    expect((await taken()).sort()).toEqual([`aurora ${TEN} 3`, `bellevue ${TEN} 1`]);
  });

  it('accepts a repeated order, even if it took the last place itself', async () => {
    for (let guest = 0; guest < 2; guest += 1) await book([TEN]);
    const body = orderOf('aurora', { products: [booking([TEN])] });
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(body)));
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await taken()).toEqual([`aurora ${TEN} 3`]);
  });

  it('refuses slots that are past, off the hour, closed, too far ahead, or in another spelling', async () => {
    const never = [
      '2026-05-01 11:00:00',
      '2026-05-02 10:30:00',
      '2026-05-02 18:00:00',
      '2026-07-01 10:00:00',
      '2026-05-02 10:00',
    ];
    for (const slot of never) {
      const response = await book([slot]);
      expect([slot, response.status]).toEqual([slot, 422]);
      expect(Object.keys(fieldsIn(response))).toEqual(['products.210', 'invalid_product_item_counts']);
    }
    expect(await taken()).toEqual([]);
  });

  it('names the refused slot in the language of the order', async () => {
    const refused = await order(orderOf('aurora', { language: 'de', products: [booking(['2026-05-01 09:00:00'])] }));
    expect(fieldsIn(refused).invalid_product_item_counts).toEqual([
      'Massage: diese Zeit ist nicht mehr frei, 1. Mai 2026 09:00',
    ]);
  });

  it.each([
    ['cancelled', 'cancel'],
    ['expired', 'expire'],
  ])('releases the slots of an order once when it is %s', async (_, action) => {
    const body = orderOf('aurora', { products: [booking([TEN, ELEVEN]), soup(4.5)] });
    await order(body);
    await book([TEN]);
    expect((await taken()).sort()).toEqual([`aurora ${TEN} 2`, `aurora ${ELEVEN} 1`]);
    await platform.desk('aurora', `/orders/${body.uuid}/${action}`, {});
    expect((await platform.desk('aurora', `/orders/${body.uuid}/${action}`, {})).status).toBe(422);
    expect(await taken()).toEqual([`aurora ${TEN} 1`]);
  });

  it('keeps the slots of a delivered order taken', async () => {
    const body = orderOf('aurora', { products: [booking([TEN])] });
    await order(body);
    await platform.desk('aurora', `/orders/${body.uuid}/accept`, {});
    await platform.desk('aurora', `/orders/${body.uuid}/done`, {});
    expect(await taken()).toEqual([`aurora ${TEN} 1`]);
    expect((await guestOrders(platform, 'aurora', body.uuid)).histories).toHaveLength(1);
  });
});
