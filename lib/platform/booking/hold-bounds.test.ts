import { v4 } from 'uuid';
import type { AvailabilityDay, SlotHolds } from '@/lib/contract/availability';
import type { Section } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import { HOLD_BOUNDS, HOLD_COUNT_LASTS } from '@/lib/domain/booking/hold-bounds';
import { HOLD_SECONDS } from '@/lib/domain/booking/slot-hold';
import { booking } from '@/tests/builders/orders/order-lines';
import { type HotelCode, orderOf, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';

const HOTEL_WIFI = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];
const slotsOf = (day: number) => HOURS.map((hour) => `2026-05-${String(day).padStart(2, '0')} ${hour}:00:00`);
const TEN = '2026-05-02 10:00:00';
const PLACES_OF_DAY = 27;

/** Both hotels have three places in each of nine slots a day. It is noon on 1 May. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const uuidsOf = async (code: HotelCode) => {
    const { hotel } = (await platform.get(`/api/v1/hotels/${code}`)).body.data as HotelResponse;
    const { section } = (await platform.get(`/api/v1/hotels/${code}/products/21`)).body.data as { section: Section };
    return { hotel: hotel.uuid, massage: section.products[0]?.uuid ?? '' };
  };
  type Guest = { address?: string; holder?: string; code?: HotelCode };
  const send = async (body: object, { address = HOTEL_WIFI, holder = v4(), code = 'aurora' }: Guest = {}) => {
    const { hotel, massage } = await uuidsOf(code);
    const path = `/api/v1/public/products/${massage}/slot-holds`;
    const sent = { hotel_uuid: hotel, holder, hold: [], release: [], ...body };
    return (await platform.post(path, sent, { 'x-forwarded-for': address })).body.data as SlotHolds;
  };
  const hold = (slots: readonly string[], guest: Guest = {}) => send({ hold: slots }, guest);
  /** How many places new devices at one address hold of a day, each as many as there are. */
  const holdAllOf = async (day: number, guest: Guest = {}) => {
    let places = 0;
    for (let device = 0; device < 3; device += 1) places += (await hold(slotsOf(day), guest)).held.length;
    return places;
  };
  const lengthOf = async (slot: string, guest: Guest = {}) => (await hold([slot], guest)).held[0]?.seconds_left ?? 0;
  const freeDays = async () => {
    const { hotel, massage } = await uuidsOf('aurora');
    const days = 'type=days&start_date=2026-05-02&end_date=2026-05-14';
    const path = `/api/v1/public/products/${massage}/check-availability-property?hotel_uuid=${hotel}&${days}`;
    return (await platform.get(path)).body.data as AvailabilityDay[];
  };
  const order = (slots: readonly string[], holder: string) =>
    platform.post('/api/v1/orders', orderOf('aurora', { products: [booking(slots)], slot_holder: holder }));
  async function stored<Row>(read: (db: ReturnType<typeof openDatabase>['db']) => Promise<Row[]>): Promise<Row[]> {
    const database = openDatabase(platform.store.url, (error) => {
      throw error;
    });
    const rows = await read(database.db);
    await database.close();
    return rows;
  }
  const counts = () => stored((db) => db.selectFrom('hold_count').select(['network', 'seconds']).execute());

  it('leaves half of each day to others, whatever devices an address claims to have', async () => {
    expect(await holdAllOf(2)).toBe(Math.floor(PLACES_OF_DAY / 2));
    expect((await freeDays())[0]?.service_date).toBe('2026-05-02');
    const other = await hold(slotsOf(2).slice(5), { address: ELSEWHERE });
    expect([other.held.length, other.taken]).toEqual([4, []]);
  });

  it('holds 60 places of seven days for one address, so that no day is without a free time', async () => {
    const places: number[] = [];
    for (let day = 2; day <= 14; day += 1) places.push(await holdAllOf(day));
    expect(places.slice(0, 5)).toEqual([13, 13, 13, 13, 8]);
    expect(places.reduce((sum, each) => sum + each, 0)).toBe(HOLD_BOUNDS.places);
    expect(await freeDays()).toHaveLength(13);
  });

  it('holds a place on at most seven days of a product for one address', async () => {
    const held: number[] = [];
    for (let day = 2; day <= 10; day += 1) held.push((await hold([slotsOf(day)[0] ?? ''])).held.length);
    expect(held).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
    expect((await hold([slotsOf(8)[1] ?? ''])).held).toHaveLength(1);
  });

  it('refuses no order because of these bounds', async () => {
    await holdAllOf(2);
    const holder = v4();
    const slots = slotsOf(2).slice(-1);
    expect((await hold(slots, { holder })).held).toEqual([]);
    expect((await order(slots, holder)).status).toBe(200);
  });

  it('shortens the holds of an address whose holds no order follows, to a minute, also after a restart', async () => {
    for (let round = 0; round < 8; round += 1) {
      for (let day = 2; day <= 6; day += 1) await holdAllOf(day);
      platform.advanceSeconds(HOLD_SECONDS);
    }
    const shortened = await lengthOf(TEN);
    expect(shortened).toBeLessThan(HOLD_SECONDS / 2);
    expect(shortened).toBeGreaterThanOrEqual(HOLD_BOUNDS.shortest);
    await platform.restart();
    expect(await lengthOf(TEN)).toBeLessThan(HOLD_SECONDS / 2);
    expect(await lengthOf(TEN, { address: ELSEWHERE })).toBe(HOLD_SECONDS);
    platform.advanceSeconds(HOLD_COUNT_LASTS);
    expect(await lengthOf(TEN)).toBe(HOLD_SECONDS);
  });

  it('counts a hold until an order follows, and of a released one the time that it lasted', async () => {
    const holder = v4();
    await hold([TEN], { holder });
    expect((await counts()).map(({ seconds }) => seconds)).toEqual([HOLD_SECONDS]);
    expect((await order([TEN], holder)).status).toBe(200);
    expect((await counts()).map(({ seconds }) => seconds)).toEqual([0]);
    await hold([TEN], { holder });
    await send({ release: [TEN] }, { holder, address: ELSEWHERE });
    expect((await counts()).map(({ seconds }) => seconds)).toEqual([0]);
  });

  it('stores no address, and nothing at all after some hours', async () => {
    await hold([TEN]);
    await hold([TEN], { code: 'bellevue' });
    const rows = await stored((db) => db.selectFrom('slot_hold').selectAll().execute());
    expect(JSON.stringify([rows, await counts()])).not.toContain(HOTEL_WIFI);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
    platform.advanceSeconds(HOLD_COUNT_LASTS);
    for (const code of ['aurora', 'bellevue'] as const) await send({}, { code });
    expect([await counts(), await stored((db) => db.selectFrom('slot_hold').selectAll().execute())]).toEqual([[], []]);
  });
});
