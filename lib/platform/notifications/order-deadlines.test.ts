import type { AvailabilityTime } from '@/lib/contract/availability';
import type { Section } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import { booking } from '@/tests/builders/orders/order-lines';
import {
  guestOrder,
  orderOf,
  type PlatformResponse,
  placedIn,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import type { DeskOrder } from '../orders/order-card';

const ONLINE = 3;

/** Aurora lets orders expire after 30 minutes and escalates them every 10; Bellevue does neither. */
const setLimits = async (platform: TestPlatform) => {
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.order_limits = { expire_after_minutes: 30, take_up_within_minutes: 10 };
  });
  await platform.restart();
};

onEachStore((emptyStore, kind) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  beforeEach(async () => {
    store = await emptyStore();
    platform = await testPlatform(store);
    await setLimits(platform);
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const place = async (changes: Parameters<typeof orderOf>[1] = {}, code: 'aurora' | 'bellevue' = 'aurora') => {
    const body = orderOf(code, changes);
    const response = await platform.post('/api/v1/orders', body);
    expect(response.status).toBe(200);
    return { uuid: body.uuid, response };
  };
  const statusOf = async (uuid: string, code: 'aurora' | 'bellevue' = 'aurora') =>
    (await guestOrder(platform, code, uuid))?.ostatus_id;
  const minutes = async (count: number) => {
    platform.advanceSeconds(count * 60);
    await platform.app.orderDeadlines.runOnce();
  };
  const listed = async (group = 'draft') =>
    ((await platform.desk('aurora', `/orders?group=${group}`)).body.data as DeskOrder[]).map(
      (order) => order.escalation,
    );

  it('expires a draft after the hotel’s time, with an event for its guest', async () => {
    const { uuid } = await place();
    const events: string[] = [];
    platform.app.onOutbox((event) => events.push(event.type));
    await minutes(29);
    expect(await statusOf(uuid)).toBe('draft');
    events.length = 0;
    await minutes(1);
    expect([await statusOf(uuid), events]).toEqual(['expired', ['order-updated']]);
  });

  it('never expires or escalates an order of a hotel without limits, or one that staff took up', async () => {
    const untimed = await place({}, 'bellevue');
    const taken = await place();
    await platform.desk('aurora', `/orders/${taken.uuid}/approve`, {});
    await minutes(10_000);
    expect([await statusOf(untimed.uuid, 'bellevue'), await statusOf(taken.uuid)]).toEqual(['draft', 'approved']);
    expect(await listed('pending')).toEqual([0]);
  });

  it('keeps the limits that an order was placed under when the hotel changes them', async () => {
    const { uuid } = await place();
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { expire_after_minutes: 1 };
    });
    await platform.restart();
    await minutes(20);
    expect(await statusOf(uuid)).toBe('draft');
  });

  it('frees the slots of an expired draft', async () => {
    const { hotel } = (await platform.get('/api/v1/hotels/aurora')).body.data as HotelResponse;
    const { section } = (await platform.get('/api/v1/hotels/aurora/products/21')).body.data as { section: Section };
    const path = `/api/v1/public/products/${section.products[0]?.uuid}/check-availability-property`;
    const free = async () =>
      (
        (await platform.get(`${path}?hotel_uuid=${hotel.uuid}&type=times&date=2026-05-02`)).body
          .data as AvailabilityTime[]
      ).some((time) => time.start_time === '10:00:00');
    for (let guest = 0; guest < 3; guest += 1) await place({ products: [booking(['2026-05-02 10:00:00'], 50)] });
    expect(await free()).toBe(false);
    await minutes(30);
    expect(await free()).toBe(true);
  });

  it('never expires a paid draft, and closes the payment of an unpaid one', async () => {
    const [paid, unpaid] = [await place({ payment: ONLINE }), await place({ payment: ONLINE })];
    const tokenOf = ({ response }: { response: PlatformResponse }) =>
      (placedIn(response).pay_data?.response.formUrl ?? '').replace('/pay/', '');
    await platform.app.payments.settle('aurora', tokenOf(paid), 'pay');
    await minutes(30);
    expect([await statusOf(paid.uuid), await statusOf(unpaid.uuid)]).toEqual(['draft', 'expired']);
    expect((await platform.app.payments.settle('aurora', tokenOf(unpaid), 'pay'))?.status).toBe('error');
  });

  it('lets one of staff and expiry win when both come at the same moment, and tells staff which', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => place()));
    platform.advanceSeconds(30 * 60);
    const [responses] = await Promise.all([
      Promise.all(orders.map(({ uuid }) => platform.desk('aurora', `/orders/${uuid}/accept`, {}))),
      platform.app.orderDeadlines.runOnce(),
    ]);
    for (const [index, { uuid }] of orders.entries()) {
      const status = await statusOf(uuid);
      // `accept` also takes up an order that has just been approved, never one that has expired.
      expect([uuid, status, responses[index]?.status]).toEqual([uuid, status, status === 'accepted' ? 200 : 422]);
      expect(['accepted', 'expired']).toContain(status);
      if (status === 'expired')
        expect(responses[index]?.body.data).toEqual({ data: { status: ['this order is expired'] } });
    }
  });

  it('escalates a draft each time the hotel’s time has passed, until it expires', async () => {
    await place();
    const seen: (readonly number[])[] = [await listed()];
    for (let round = 0; round < 3; round += 1) {
      await minutes(10);
      seen.push(await listed());
    }
    expect([seen, await listed('histories')]).toEqual([[[0], [1], [2], []], [2]]);
  });

  it('escalates an order once after a standstill, and three times at most', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { take_up_within_minutes: 10 };
    });
    await platform.restart();
    await place();
    platform.advanceSeconds(3600);
    await platform.restart();
    await minutes(0);
    await minutes(0);
    expect(await listed()).toEqual([1]);
    for (let round = 0; round < 5; round += 1) await minutes(10);
    expect(await listed()).toEqual([3]);
  });

  it('escalates and expires each order once when two processes run at the same time', async () => {
    if (kind === 'sqlite') return;
    // Placed first, because the other process imports files without limits.
    await place();
    const other = await testPlatform({ ...store, remove: async () => {} });
    const events: string[] = [];
    platform.app.onOutbox((event) => events.push(event.type));
    for (const _ of [1, 2]) {
      platform.advanceSeconds(600);
      other.advanceSeconds(600);
      await Promise.all([platform.app.orderDeadlines.runOnce(), other.app.orderDeadlines.runOnce()]);
    }
    await other.close();
    await eventually(() => events.length >= 2);
    expect([await listed(), events.length]).toEqual([[2], 2]);
  });
});

it.each([0, 1.5, 20_000, 'soon'])('refuses a limit of %p minutes in a hotel’s file', async (wrong) => {
  const { hotelFile } = await import('../import/hotel-file');
  const file = { title: 'Aurora', order_limits: { expire_after_minutes: wrong } };
  expect(hotelFile.safeParse(file).success).toBe(false);
});
