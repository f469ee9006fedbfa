import { v4 } from 'uuid';
import { booking } from '@/tests/builders/orders/order-lines';
import {
  fieldsIn,
  guestOrders,
  orderOf,
  placedIn,
  platformPerTest,
  soup,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { TEN } from '@/tests/builders/platform/massage-slots';
import {
  openKitchen,
  ordersAtDesk,
  quoteIn,
  sayOfKitchen,
  sendOrder,
  sendOrders,
} from '@/tests/builders/platform/paced-kitchen';
import { onEachStore } from '@/tests/builders/platform/stores';

const THREE = { kitchen: { orders: 3, minutes: 15 } };
const QUARTER_PAST = '2026-05-01T12:15';

const breakfast = { product: { id: 103, property: null }, quantity: 1, total_price: 12, from_recommendation: false };

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);

  describe('an order that does not fit: pace/PA1, pace/PA3, pace/PA4', () => {
    beforeEach(() => openKitchen(platform, THREE));

    it('is refused with the next free time, and taken again in the next interval', async () => {
      expect(await sendOrders(platform, 3)).toEqual([200, 200, 200]);
      const refused = await sendOrder(platform);
      expect(refused.status).toBe(422);
      const message = 'cannot be ordered at this time, next free time: 12:15';
      expect(fieldsIn(refused)).toEqual({
        'products.100': [message],
        products_not_available_time: [`Soup: ${message}`],
      });
      platform.setClock('2026-05-01T10:14:59Z');
      expect(await sendOrders(platform, 1)).toEqual([422]);
      platform.setClock('2026-05-01T10:15:00Z');
      expect(await sendOrders(platform, 4)).toEqual([200, 200, 200, 422]);
    });

    it('leaves no trace: the number and the place stay free', async () => {
      await sendOrders(platform, 5);
      platform.setClock('2026-05-01T10:15:00Z');
      const next = await sendOrder(platform);
      expect(Number(placedIn(next).order.num)).toBe(Number((await ordersAtDesk(platform))[1]?.num) + 1);
    });

    it('is for the offered time with one more field, for guest, staff and the clocks of the desk', async () => {
      await sendOrders(platform, 3);
      const uuid = v4();
      expect((await sendOrder(platform, { uuid, ordered_for: QUARTER_PAST })).status).toBe(200);
      const [order] = await ordersAtDesk(platform);
      expect(order).toMatchObject({
        uuid,
        waits_from: '2026-05-01T10:15:00.000Z',
        quoted_at: '2026-05-01T10:35:00.000Z',
        products: [{ ordered_for: QUARTER_PAST, properties: [{ value: '2026-05-01 12:15' }] }],
      });
      const { draft } = await guestOrders(platform, 'aurora', uuid);
      expect(draft).toMatchObject([{ quoted_at: order?.quoted_at, products: [{ ordered_for: QUARTER_PAST }] }]);
      // It has a place of the next interval.
      platform.setClock('2026-05-01T10:20:00Z');
      expect(await sendOrders(platform, 3)).toEqual([200, 200, 422]);
    });

    it('counts the offered time too, and offers the one after', async () => {
      for (let sent = 0; sent < 3; sent += 1) await sendOrder(platform, { ordered_for: QUARTER_PAST });
      const refused = await sendOrder(platform, { ordered_for: QUARTER_PAST });
      expect(fieldsIn(refused).products_not_available_time?.join()).toContain('12:30');
      expect(await sendOrders(platform, 1)).toEqual([200]);
    });

    it('takes an offered time that has come for now', async () => {
      platform.setClock('2026-05-01T10:16:00Z');
      await sendOrder(platform, { ordered_for: QUARTER_PAST });
      expect(await ordersAtDesk(platform)).toMatchObject([{ waits_from: null, products: [{ ordered_for: null }] }]);
    });

    it.each([
      ['a time further ahead than any that is offered', '2026-05-02T00:15'],
      ['a time that the clock does not have', '2026-05-01T24:30'],
    ])('refuses %s', async (_title, ordered_for) => {
      expect((await sendOrder(platform, { ordered_for })).status).toBe(422);
      expect(await ordersAtDesk(platform)).toEqual([]);
    });

    it('frees its place when it is cancelled by the guest or by staff, or expires', async () => {
      platform.files.change('aurora/hotel.json', (hotel) => {
        hotel.order_limits = { expire_after_minutes: 5 };
      });
      await platform.restart();
      const uuids = [v4(), v4(), v4()] as const;
      for (const uuid of uuids) await sendOrder(platform, { uuid });
      const cancel = { uuid: uuids[0], hotel_id: 1, language: 'en', reason: 'order_cancel__mistake' };
      expect((await platform.post('/api/v1/orders/guest/change-status', cancel)).status).toBe(200);
      expect(await sendOrders(platform, 2)).toEqual([200, 422]);
      await platform.desk('aurora', `/orders/${uuids[1]}/cancel`, { reason: 'order_cancel__other' });
      expect(await sendOrders(platform, 2)).toEqual([200, 422]);
      platform.advanceSeconds(301);
      await platform.app.orderDeadlines.runOnce();
      expect(await sendOrders(platform, 4)).toEqual([200, 200, 200, 422]);
    });

    it('is known when its uuid is sent again, whatever the limit', async () => {
      const body = orderOf('aurora', { products: [soup(4.5)] });
      await platform.post('/api/v1/orders', body);
      await sendOrders(platform, 3);
      const again = await platform.post('/api/v1/orders', body);
      expect(placedIn(again)).toMatchObject({ already_placed: true });
    });

    it('limits neither another hotel nor another station, and nothing that has slots', async () => {
      await openKitchen(platform, { ...THREE, bar: { orders: 1, minutes: 240 } });
      await sendOrders(platform, 3);
      expect((await platform.post('/api/v1/orders', orderOf('bellevue'))).status).toBe(200);
      // The massage is the bar's, and has three places.
      for (let sent = 0; sent < 3; sent += 1)
        expect((await sendOrder(platform, { products: [booking([TEN])] })).status).toBe(200);
      const soldOut = await sendOrder(platform, { products: [booking([TEN])] });
      expect(fieldsIn(soldOut)['products.210']).toEqual(['this time is no longer free']);
    });

    it('offers a time after the opening of what is closed, when that interval is full', async () => {
      const opening = '2026-05-02T06:30';
      const ahead = { ...breakfast, ordered_for: opening };
      for (let sent = 0; sent < 3; sent += 1)
        expect((await sendOrder(platform, { products: [ahead] })).status).toBe(200);
      const refused = await sendOrder(platform, { products: [ahead] });
      expect(fieldsIn(refused).products_not_available_time?.join()).toMatch(/next free time: .*06:45/);
      expect((await sendOrder(platform, { products: [ahead], ordered_for: '2026-05-02T06:45' })).status).toBe(200);
      expect((await ordersAtDesk(platform))[0]).toMatchObject({ waits_from: '2026-05-02T04:45:00.000Z' });
      expect((await sendOrder(platform, { products: [ahead], ordered_for: '2026-05-02T11:30' })).status).toBe(422);
    });
  });

  it('refuses a later time at a hotel that takes no orders ahead, and where nothing limits the order', async () => {
    expect((await sendOrder(platform, { ordered_for: QUARTER_PAST })).status).toBe(422);
    await openKitchen(platform, THREE);
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = { ...(hotel.ext_data as object), variations: {} };
    });
    await platform.restart();
    await sendOrders(platform, 3);
    expect((await sendOrder(platform, { ordered_for: QUARTER_PAST })).status).toBe(422);
  });

  it('counts by the hotel’s clock over midnight: pace/PA2', async () => {
    await openKitchen(platform, { kitchen: { orders: 1, minutes: 50 } });
    platform.setClock('2026-05-01T21:55:00Z');
    expect(await sendOrders(platform, 2)).toEqual([200, 422]);
    expect(await quoteIn(platform)).toMatchObject({ is_possible: false, next_free_at: '2026-05-01T22:00:00.000Z' });
    platform.setClock('2026-05-01T21:59:59Z');
    expect((await sendOrder(platform, { ordered_for: '2026-05-02T00:00' })).status).toBe(200);
    platform.setClock('2026-05-01T22:00:00Z');
    expect(await sendOrders(platform, 1)).toEqual([422]);
    platform.setClock('2026-05-01T22:50:00Z');
    expect(await sendOrders(platform, 2)).toEqual([200, 422]);
  });

  // In October the clocks call the next real hour 02:00 again, for which nobody can order.
  it.each([
    ['is an hour shorter', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z', '2026-03-29T01:30:00Z', [200, 422, 422]],
    ['is an hour longer', '2026-10-25T00:30:00Z', '2026-10-25T02:00:00.000Z', '2026-10-25T01:30:00Z', [200, 200, 422]],
  ])('counts each real interval of a night that %s: pace/PA2', async (_title, clock, next_free_at, later, statuses) => {
    await openKitchen(platform, { kitchen: { orders: 2, minutes: 60 } });
    platform.setClock(clock);
    expect(await sendOrders(platform, 3)).toEqual([200, 200, 422]);
    expect(await quoteIn(platform)).toMatchObject({ next_free_at });
    const ordered_for = next_free_at.startsWith('2026-03') ? '2026-03-29T03:00' : '2026-10-25T03:00';
    expect((await sendOrder(platform, { ordered_for })).status).toBe(200);
    platform.setClock(later);
    expect(await sendOrders(platform, 3)).toEqual(statuses);
  });

  it('carries the later time that a busy kitchen needs, until that ends by itself: pace/PA5, pace/PA8', async () => {
    await openKitchen(platform);
    await sayOfKitchen(platform, { busy_minutes: 20, busy_until: '2026-05-01T10:30:00Z' });
    await sendOrder(platform);
    platform.setClock('2026-05-01T10:30:00Z');
    await sendOrder(platform);
    const quoted = (await ordersAtDesk(platform)).map(({ quoted_at }) => quoted_at);
    expect(quoted).toEqual(['2026-05-01T10:50:00.000Z', '2026-05-01T10:40:00.000Z']);
  });

  it('takes no more than the limit when platforms of one database get many orders at once: pace/PA3', async () => {
    const limits = { kitchen: { orders: 7, minutes: 15 } };
    await openKitchen(platform, limits);
    // A file has one server.
    const other = kind === 'sqlite' ? null : await testPlatform({ ...platform.store, remove: async () => undefined });
    if (other !== null) await openKitchen(other, limits);
    const sendAtOnce = async (count: number, changes = {}) => {
      const targets: readonly TestPlatform[] = other === null ? [platform] : [platform, other];
      const sent = Array.from({ length: count }, (_, place) =>
        sendOrder(targets[place % targets.length] ?? platform, changes),
      );
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await sendAtOnce(30)).toBe(7);
    expect(await sendAtOnce(20, { ordered_for: QUARTER_PAST })).toBe(7);
    expect(await ordersAtDesk(platform)).toHaveLength(14);
    await other?.close();
    expect(other?.unexpectedErrors ?? []).toEqual([]);
  });
});
