import { booking, pizza, salad } from '@/tests/builders/orders/order-lines';
import { countInFiles, takenStock } from '@/tests/builders/platform/counted-stock';
import { fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { ELEVEN, massageSlots, TEN } from '@/tests/builders/platform/massage-slots';
import { openKitchen, sayOfKitchen, sendOrders } from '@/tests/builders/platform/paced-kitchen';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, deskOrderIn, phoned } from '@/tests/builders/telephone/phoned-orders';

const PIZZA = pizza({ size: 10002 });
const MINUTES = 10;

/** What a correction does to what the order holds. Rule: telephone-orders/TO10. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const slotsTaken = () =>
    throughOtherConnection(platform.store, async (db) => {
      const slots = await db.selectFrom('slot').selectAll().orderBy('slot_key').execute();
      return slots.map(({ slot_key, taken }) => [slot_key, Number(taken)]);
    });
  /** The places of an order at its stations, as 'kitchen 10:00'. */
  const placesOf = (uuid: string) =>
    throughOtherConnection(platform.store, async (db) => {
      const places = await db.selectFrom('order_pace').selectAll().where('order_uuid', '=', uuid).execute();
      return places.map(({ station, at }) => `${station} ${at.slice(11, 16)}`).sort();
    });

  it('gives back what goes, takes what comes, and leaves what stays', async () => {
    await countInFiles(platform, {
      products: { 100: { amount: 5, per: 'day' } },
      cheese: { amount: 4, per: 'all' },
    });
    const order = await phoned(platform, { products: [soup(9, 2), salad(1, 0)] });
    const before = await takenStock(platform);
    expect(before).toContain('aurora product:100 2026-05-01 2');
    const second = deskOrderIn(await correct(platform, order, [soup(22.5, 5), { line_id: 2 }]));
    expect(await takenStock(platform)).toContain('aurora product:100 2026-05-01 5');
    const third = deskOrderIn(await correct(platform, second, [{ line_id: 2 }]));
    expect((await takenStock(platform)).filter((row) => row.includes('product:100'))).toEqual([]);
    await platform.desk('aurora', `/orders/${third.uuid}/cancel`, { version: third.version });
    expect(await takenStock(platform)).toEqual([]);
  });

  it('keeps its pieces when staff have lowered the number below what is taken', async () => {
    await countInFiles(platform, { products: { 100: { amount: 3, per: 'day' } } });
    const order = await phoned(platform, { products: [soup(13.5, 3)] });
    await countInFiles(platform, { products: { 100: { amount: 1, per: 'day' } } });
    expect((await correct(platform, order, [soup(9, 2)])).status).toBe(200);
    expect(await takenStock(platform)).toEqual(['aurora product:100 2026-05-01 2']);
  });

  it('gives its slot up and takes another, which somebody else can then not book', async () => {
    const order = await phoned(platform, { products: [booking([TEN])] });
    const corrected = deskOrderIn(await correct(platform, order, [booking([ELEVEN])]));
    expect(await slotsTaken()).toEqual([
      [TEN, 0],
      [ELEVEN, 1],
    ]);
    const others = massageSlots(platform);
    const booked = await Promise.all([1, 2, 3].map(() => others.book([ELEVEN])));
    expect(booked.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    const twice = await correct(platform, corrected, [booking([ELEVEN, TEN]), booking([ELEVEN])]);
    expect([twice.status, Object.keys(fieldsIn(twice))]).toEqual([422, expect.arrayContaining(['products.210'])]);
  });

  it('never sells more than there is, whoever corrects and orders at once', async () => {
    await countInFiles(platform, { products: { 100: { amount: 6, per: 'day' } } });
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push(await phoned(platform, { products: [PIZZA] }));
    const answers = await Promise.all([
      ...orders.map((order) => correct(platform, order, [{ line_id: 1 }, soup(9, 2)])),
      ...Array.from({ length: 4 }, () =>
        platform.post('/api/v1/orders', orderOf('aurora', { products: [soup(9, 2)] })),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await takenStock(platform)).toEqual(['aurora product:100 2026-05-01 6']);
  });

  describe('at the stations', () => {
    const full = { orders: 1, minutes: MINUTES };

    it('needs no further place in the interval in which the station has the order', async () => {
      await openKitchen(platform, { kitchen: full });
      const order = await phoned(platform, { products: [soup(4.5)] });
      expect(await placesOf(order.uuid)).toEqual(['kitchen 10:00']);
      expect((await correct(platform, order, [{ line_id: 1 }, soup(9, 2)])).status).toBe(200);
      expect(await placesOf(order.uuid)).toEqual(['kitchen 10:00']);
      expect(await sendOrders(platform, 1)).toEqual([422]);
    });

    it('takes a place of a later interval, which then is full for others', async () => {
      await openKitchen(platform, { kitchen: full });
      const order = await phoned(platform, { products: [soup(4.5)] });
      platform.advanceSeconds(MINUTES * 60);
      expect((await correct(platform, order, [{ line_id: 1 }, soup(9, 2)])).status).toBe(200);
      expect(await placesOf(order.uuid)).toEqual(['kitchen 10:00', 'kitchen 10:10']);
      expect(await sendOrders(platform, 1)).toEqual([422]);
    });

    it('is refused whole where the station has no place, with the next free time', async () => {
      await openKitchen(platform, { kitchen: full });
      const order = await phoned(platform, { products: [soup(4.5)] });
      platform.advanceSeconds(MINUTES * 60);
      expect(await sendOrders(platform, 1)).toEqual([200]);
      const refused = await correct(platform, order, [{ line_id: 1 }, soup(9, 2)]);
      expect(fieldsIn(refused)['products.100']?.[0]).toContain('12:20');
      expect(await placesOf(order.uuid)).toEqual(['kitchen 10:00']);
    });

    it('is refused where the station is closed', async () => {
      await openKitchen(platform, {});
      const order = await phoned(platform, { products: [soup(4.5)] });
      await sayOfKitchen(platform, { closed_until: '2026-05-01T12:00:00.000Z' });
      expect((await correct(platform, order, [{ line_id: 1 }, soup(9, 2)])).status).toBe(422);
    });

    it('gives the place up of a station that makes nothing of it any more', async () => {
      await openKitchen(platform, { kitchen: full });
      const order = await phoned(platform, { products: [soup(4.5), booking([TEN])] });
      expect((await correct(platform, order, [{ line_id: 2 }])).status).toBe(200);
      expect(await placesOf(order.uuid)).toEqual([]);
      expect(await sendOrders(platform, 1)).toEqual([200]);
    });
  });
});
