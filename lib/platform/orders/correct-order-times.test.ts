import { booking, salad } from '@/tests/builders/orders/order-lines';
import { countInFiles, takenStock } from '@/tests/builders/platform/counted-stock';
import { platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { TEN } from '@/tests/builders/platform/massage-slots';
import { openKitchen } from '@/tests/builders/platform/paced-kitchen';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, deskOrderIn, phoned } from '@/tests/builders/telephone/phoned-orders';

/** Breakfast, from 06:30 to 11:00 on the clocks of Madrid, where it is noon. */
const breakfast = (ordered_for: string) => ({
  ...{ product: { id: 103, property: null }, quantity: 1, total_price: 12, from_recommendation: false },
  ordered_for,
});
const TOMORROW = '2026-05-02T06:30';
const TOMORROW_UTC = '2026-05-02T04:30:00.000Z';

/** What a correction does to the times for which lines are due. Rules: telephone-orders/TO9, telephone-orders/TO10, telephone-orders/TO11. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const placesOf = (uuid: string) =>
    throughOtherConnection(platform.store, async (db) => {
      const places = await db.selectFrom('order_pace').selectAll().where('order_uuid', '=', uuid).execute();
      return places.map(({ station, at }) => `${station} ${at.slice(11, 16)}`).sort();
    });

  it('keeps the time of a line that stays, at its new place', async () => {
    await countInFiles(platform, {});
    const order = await phoned(platform, { products: [breakfast(TOMORROW), breakfast(TOMORROW)] });
    const corrected = deskOrderIn(await correct(platform, order, [{ line_id: 2 }]));
    expect(order.waits_from).toBe(TOMORROW_UTC);
    expect(corrected).toMatchObject({
      waits_from: TOMORROW_UTC,
      due_times: [{ line: 0, at: TOMORROW_UTC }],
      products: [{ id: 2, ordered_for: TOMORROW }],
    });
    expect(corrected.due_times).toHaveLength(1);
  });

  it('leaves an order for later an order for later when something comes with the rest', async () => {
    await countInFiles(platform, {});
    const order = await phoned(platform, { products: [breakfast(TOMORROW)] });
    const corrected = deskOrderIn(await correct(platform, order, [salad(1, 0), { line_id: 1 }]));
    expect(corrected.waits_from).toBe(TOMORROW_UTC);
    expect(corrected.due_times.map(({ line, at }) => [line, at])).toEqual([
      [0, TOMORROW_UTC],
      [1, TOMORROW_UTC],
    ]);
  });

  it('keeps the time of a booking that stays', async () => {
    const order = await phoned(platform, { products: [soup(4.5), booking([TEN])] });
    expect(order.due_times).toMatchObject([{ line: 1, at: '2026-05-02T08:00:00.000Z' }]);
    const second = deskOrderIn(await correct(platform, order, [{ line_id: 2 }, soup(9, 2)]));
    expect(second.due_times).toEqual([{ ...order.due_times[0], line: 0 }]);
    const third = deskOrderIn(await correct(platform, second, [{ line_id: 2 }]));
    expect(third).toMatchObject({ waits_from: '2026-05-02T08:00:00.000Z', due_times: second.due_times });
  });

  it('gives back the stock of the day for which a line was that goes', async () => {
    await countInFiles(platform, { products: { 103: { amount: 5, per: 'day' } } });
    const order = await phoned(platform, { products: [breakfast(TOMORROW), breakfast(TOMORROW)] });
    expect(await takenStock(platform)).toEqual(['aurora product:103 2026-05-02 2']);
    await correct(platform, order, [{ line_id: 1 }]);
    expect(await takenStock(platform)).toEqual(['aurora product:103 2026-05-02 1']);
  });

  it('gives up the place of a later line that goes, and keeps that of one that stays', async () => {
    await openKitchen(platform, { kitchen: { orders: 5, minutes: 10 } });
    const order = await phoned(platform, { products: [soup(4.5), breakfast(TOMORROW)] });
    expect(await placesOf(order.uuid)).toEqual(['kitchen 04:30', 'kitchen 10:00']);
    const second = deskOrderIn(await correct(platform, order, [{ line_id: 1 }, { line_id: 2 }, salad(1, 0)]));
    expect(await placesOf(order.uuid)).toEqual(['kitchen 04:30', 'kitchen 10:00']);
    await correct(platform, second, [{ line_id: 1 }, { line_id: 3 }]);
    expect(await placesOf(order.uuid)).toEqual(['kitchen 10:00']);
  });
});
