import { v4 } from 'uuid';
import type { AvailabilityDay, SlotHolds } from '@/lib/contract/availability';
import { HOLD_BOUNDS, HOLD_COUNT_LASTS } from '@/lib/domain/booking/hold-bounds';
import { HOLD_SECONDS } from '@/lib/domain/booking/slot-hold';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { massageSlots, type SlotGuest, TEN } from '@/tests/builders/platform/massage-slots';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

const HOTEL_WIFI = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];
const slotsOf = (day: number) => HOURS.map((hour) => `2026-05-${String(day).padStart(2, '0')} ${hour}:00:00`);
const PLACES_OF_DAY = 27;

/** Both hotels have three places in each of nine slots a day. It is noon on 1 May. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const { ask, sendHolds, book } = massageSlots(platform);
  const send = async (body: object, guest: SlotGuest = {}) =>
    (await sendHolds({ ...body }, { address: HOTEL_WIFI, ...guest })).body.data as SlotHolds;
  const hold = (slots: readonly string[], guest: SlotGuest = {}) => send({ hold: slots }, guest);
  /** How many places new devices at one address hold of a day, each as many as there are. */
  const holdAllOf = async (day: number, guest: SlotGuest = {}) => {
    let places = 0;
    for (let device = 0; device < 3; device += 1) places += (await hold(slotsOf(day), guest)).held.length;
    return places;
  };
  const lengthOf = async (slot: string, guest: SlotGuest = {}) =>
    (await hold([slot], guest)).held[0]?.seconds_left ?? 0;
  const freeDays = async () =>
    (await ask('type=days&start_date=2026-05-02&end_date=2026-05-14')).body.data as AvailabilityDay[];
  const counts = () =>
    throughOtherConnection(platform.store, (db) =>
      db.selectFrom('hold_count').select(['network', 'seconds']).execute(),
    );
  const holds = () => throughOtherConnection(platform.store, (db) => db.selectFrom('slot_hold').selectAll().execute());

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
    expect((await book(slots, { holder })).status).toBe(200);
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
    expect((await book([TEN], { holder })).status).toBe(200);
    expect((await counts()).map(({ seconds }) => seconds)).toEqual([0]);
    await hold([TEN], { holder });
    await send({ release: [TEN] }, { holder, address: ELSEWHERE });
    expect((await counts()).map(({ seconds }) => seconds)).toEqual([0]);
  });

  it('stores no address, and nothing at all after some hours', async () => {
    await hold([TEN]);
    await hold([TEN], { code: 'bellevue' });
    const rows = await holds();
    expect(JSON.stringify([rows, await counts()])).not.toContain(HOTEL_WIFI);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
    platform.advanceSeconds(HOLD_COUNT_LASTS);
    for (const code of ['aurora', 'bellevue'] as const) await send({}, { code });
    expect([await counts(), await holds()]).toEqual([[], []]);
  });
});
