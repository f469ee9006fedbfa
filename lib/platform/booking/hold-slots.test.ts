import { v4 } from 'uuid';
import type { AvailabilityDay, AvailabilityPlaces, AvailabilityTime, SlotHolds } from '@/lib/contract/availability';
import type { Section } from '@/lib/contract/catalogue';
import { HOLD_SECONDS, MAX_HELD_SLOTS } from '@/lib/domain/booking/slot-hold';
import { booking } from '@/tests/builders/orders/order-lines';
import {
  fieldsIn,
  type HotelCode,
  orderOf,
  placedIn,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { ELEVEN, massageSlots, type SlotGuest, TEN } from '@/tests/builders/platform/massage-slots';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

const [ANA, BEN, CAL, DEA] = [v4(), v4(), v4(), v4()] as const;

/** Both hotels have three places in each slot. It is noon on 1 May. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const { uuids, ask, sendHolds: send, book } = massageSlots(platform);
  const hold = async (holder: string, slots: readonly string[], code: HotelCode = 'aurora') =>
    (await send({ hold: slots }, { code, holder })).body.data as SlotHolds;
  const release = (holder: string, slots: readonly string[]) => send({ holder, release: slots });
  const isFree = async (slot: string, guest: SlotGuest = {}) => {
    const [date, start] = slot.split(' ');
    const times = (await ask(`type=times&date=${date}`, guest)).body.data as AvailabilityTime[];
    return times.some((time) => time.start_time === start);
  };
  const rows = () =>
    throughOtherConnection(platform.store, async (db) => {
      const found = await db.selectFrom('slot_hold').select(['hotel', 'slot_key', 'holder']).execute();
      return found.map((row) => `${row.hotel} ${row.slot_key} ${row.holder}`).sort();
    });
  /** All three places of ten o’clock, held by three devices. */
  const holdAllOfTen = async () => {
    for (const holder of [ANA, BEN, CAL]) await hold(holder, [TEN]);
  };

  it('tells guests the length of a product’s slots, and for how long a chosen one is held', async () => {
    const { section } = (await platform.get('/api/v1/hotels/aurora/products/21')).body.data as { section: Section };
    expect(section.products[0]).toMatchObject({ slot_minutes: 60, slot_hold_seconds: HOLD_SECONDS });
    const food = (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as { section: Section };
    expect(food.section.products[0]).toMatchObject({ slot_minutes: null, slot_hold_seconds: null });
  });

  it('holds a slot for five minutes, in which others see its place as taken and the holder sees it as free', async () => {
    expect(await hold(ANA, [TEN])).toEqual({ held: [{ slot: TEN, seconds_left: 300 }], taken: [] });
    await hold(BEN, [TEN]);
    expect(await isFree(TEN)).toBe(true);
    await hold(CAL, [TEN]);
    expect(await isFree(TEN)).toBe(false);
    expect(await isFree(TEN, { holder: DEA })).toBe(false);
    expect(await isFree(TEN, { holder: ANA })).toBe(true);
    expect((await ask('type=days&start_date=2026-05-02&end_date=2026-05-02')).body.data as AvailabilityDay[]).toEqual([
      { service_date: '2026-05-02', available_timeslots: 8 },
    ]);
    expect((await ask('type=places&date=2026-05-02')).body.data as AvailabilityPlaces).toEqual({ free: 24, total: 27 });
    expect(await hold(DEA, [TEN, ELEVEN])).toEqual({ held: [{ slot: ELEVEN, seconds_left: 300 }], taken: [TEN] });
  });

  it('ends a hold after five minutes without any job, also when its row is still stored', async () => {
    await holdAllOfTen();
    platform.advanceSeconds(HOLD_SECONDS - 1);
    expect([await isFree(TEN), (await book([TEN])).status]).toEqual([false, 422]);
    platform.advanceSeconds(1);
    expect(await rows()).toHaveLength(3);
    expect(await isFree(TEN)).toBe(true);
    for (let guest = 0; guest < 3; guest += 1) expect((await book([TEN])).status).toBe(200);
    expect((await book([TEN])).status).toBe(422);
    await hold(DEA, [ELEVEN]);
    expect(await rows()).toEqual([`aurora ${ELEVEN} ${DEA}`]);
  });

  it('keeps the end of a hold when the same slot is requested again', async () => {
    await hold(ANA, [TEN]);
    platform.advanceSeconds(100);
    expect((await hold(ANA, [TEN, ELEVEN])).held.map(({ seconds_left }) => seconds_left).sort()).toEqual([200, 300]);
    expect((await hold(ANA, [])).held).toHaveLength(2);
  });

  it('releases a slot for others at once, and ignores what is not held', async () => {
    await holdAllOfTen();
    expect((await release(ANA, [TEN])).status).toBe(200);
    expect(await isFree(TEN)).toBe(true);
    expect((await release(ANA, [TEN, ELEVEN, 'no slot'])).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it('holds nothing for a request that arrives after its cancellation, and holds the slot for a later request', async () => {
    const [late, other] = [v4(), v4()];
    expect((await send({ holder: ANA, release: [TEN], cancel: late })).status).toBe(200);
    const arrived = await send({ holder: ANA, hold: [TEN], request_id: late });
    expect(arrived.body.data).toEqual({ held: [], taken: [] });
    await platform.restart();
    await send({ holder: ANA, hold: [TEN], request_id: late });
    expect(await rows()).toEqual([]);
    await send({ holder: ANA, hold: [TEN], request_id: other });
    expect(await rows()).toEqual([`aurora ${TEN} ${ANA}`]);
  });

  it('ends the hold of a request that arrived before its cancellation, also when it is cancelled twice', async () => {
    const id = v4();
    await send({ holder: ANA, hold: [TEN], request_id: id });
    for (let count = 0; count < 2; count += 1) await send({ holder: ANA, release: [TEN], cancel: id });
    expect(await rows()).toEqual([]);
  });

  it('leaves no hold in whichever order many holds and their cancellations arrive', async () => {
    const requests = Array.from({ length: 10 }, () => ({ holder: v4(), id: v4() }));
    await Promise.all(
      requests.flatMap(({ holder, id }, index) => {
        const hold = () => send({ holder, hold: [TEN], request_id: id });
        const cancel = () => send({ holder, release: [TEN], cancel: id });
        return index % 2 === 0 ? [hold(), cancel()] : [cancel(), hold()];
      }),
    );
    expect([await rows(), await isFree(TEN)]).toEqual([[], true]);
  });

  it('holds a slot although another device or the other hotel has cancelled the same id', async () => {
    const id = v4();
    await send({ holder: BEN, cancel: id });
    await send({ holder: ANA, cancel: id }, { code: 'bellevue' });
    await send({ holder: ANA, hold: [TEN], request_id: id });
    expect(await rows()).toEqual([`aurora ${TEN} ${ANA}`]);
  });

  it('forgets a cancellation after five minutes', async () => {
    const id = v4();
    await send({ holder: ANA, cancel: id });
    platform.advanceSeconds(HOLD_SECONDS);
    await send({ holder: ANA, hold: [TEN], request_id: id });
    expect(await rows()).toEqual([`aurora ${TEN} ${ANA}`]);
  });

  it('changes nothing for others when somebody else or an invented holder releases their slots', async () => {
    await holdAllOfTen();
    const before = await rows();
    for (const holder of [DEA, v4()]) expect((await release(holder, [TEN])).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(await isFree(TEN)).toBe(false);
  });

  it('sells a slot to its holder although the holds of others and its own cover all places, and ends its hold', async () => {
    await holdAllOfTen();
    expect(fieldsIn(await book([TEN]))).toHaveProperty('invalid_product_item_counts');
    expect((await book([TEN], { holder: v4() })).status).toBe(422);
    expect((await book([TEN], { holder: ANA })).status).toBe(200);
    expect(await rows()).toEqual([`aurora ${TEN} ${BEN}`, `aurora ${TEN} ${CAL}`].sort());
    expect((await book([TEN], { holder: ANA })).status).toBe(422);
    expect([(await book([TEN], { holder: BEN })).status, (await book([TEN], { holder: CAL })).status]).toEqual([
      200, 200,
    ]);
    expect(await isFree(TEN)).toBe(false);
  });

  it('keeps the hold of an order that is refused', async () => {
    await holdAllOfTen();
    for (let guest = 0; guest < 3; guest += 1) expect((await book([ELEVEN])).status).toBe(200);
    expect((await book([TEN, ELEVEN], { holder: ANA })).status).toBe(422);
    expect((await book([TEN], { holder: ANA })).status).toBe(200);
  });

  it('accepts the same order again without the ended hold, and returns the person', async () => {
    const body = orderOf('aurora', { products: [booking([TEN])] });
    const first = placedIn(await platform.post('/api/v1/orders', { ...body, slot_holder: ANA }));
    const again = placedIn(await platform.post('/api/v1/orders', body));
    expect([again.already_placed, again.initiator]).toEqual([true, first.initiator]);
  });

  it('sells and holds no more places than there are when many holds and orders arrive at once', async () => {
    const holders = Array.from({ length: 10 }, () => v4());
    const [held, ordered] = await Promise.all([
      Promise.all(holders.map((holder) => hold(holder, [TEN]))),
      Promise.all(Array.from({ length: 10 }, () => book([TEN]))),
    ]);
    const successes = held.filter((each) => each.held.length > 0).length;
    const sold = ordered.filter(({ status }) => status === 200).length;
    expect(successes + sold).toBe(3);
    const later = await Promise.all(holders.map((holder) => book([TEN], { holder: holder })));
    expect(later.filter(({ status }) => status === 200)).toHaveLength(successes);
  });

  it('holds no slot that is past, off the hour, closed, too far ahead, in another spelling or off sale', async () => {
    const never = ['2026-05-01 11:00:00', '2026-05-02 10:30:00', '2026-05-02 18:00:00', '2026-07-01 10:00:00', 'soon'];
    expect(await hold(ANA, never)).toEqual({ held: [], taken: never });
    await platform.desk('aurora', '/products/210/unavailable', {});
    expect(await hold(ANA, [TEN])).toEqual({ held: [], taken: [TEN] });
    expect(await rows()).toEqual([]);
  });

  it('holds at most twelve slots for one device, whatever it requests', async () => {
    const slots = ['02', '03', '04'].flatMap((day) =>
      ['09', '10', '11', '12', '13', '14'].map((hour) => `2026-05-${day} ${hour}:00:00`),
    );
    await hold(ANA, slots.slice(0, 10));
    const { held, taken } = await hold(ANA, slots.slice(8));
    expect([held.length, taken]).toEqual([MAX_HELD_SLOTS, []]);
    expect(await rows()).toHaveLength(MAX_HELD_SLOTS);
    await release(ANA, slots.slice(0, 1));
    expect((await hold(ANA, slots.slice(17))).held).toHaveLength(MAX_HELD_SLOTS);
  });

  it('refuses bodies that are no request, and unknown products and hotels', async () => {
    const tooMany = Array.from({ length: MAX_HELD_SLOTS + 1 }, () => TEN);
    for (const body of [
      { holder: 'me' },
      { holder: ANA, hold: TEN },
      { holder: ANA, cancel: 'all' },
      { holder: ANA, hold: tooMany },
      { holder: undefined, hold: [TEN] },
    ])
      expect([body, (await send(body)).status]).toEqual([body, 422]);
    expect((await send({ holder: ANA, hold: [TEN], hotel_uuid: v4() })).status).toBe(404);
    expect((await send({ holder: ANA, hold: [TEN] }, { product: v4() })).status).toBe(404);
    expect((await send({ holder: ANA, hold: [TEN] }, { product: 'x' })).status).toBe(404);
    const food = (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as { section: Section };
    expect((await send({ holder: ANA }, { product: food.section.products[0]?.uuid ?? '' })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('keeps the holds of two hotels apart', async () => {
    for (const holder of [ANA, BEN, CAL]) await hold(holder, [TEN], 'bellevue');
    expect([await isFree(TEN), await isFree(TEN, { code: 'bellevue' })]).toEqual([true, false]);
    await release(ANA, [TEN]);
    expect((await book([TEN], { holder: ANA })).status).toBe(200);
    expect(await rows()).toEqual([ANA, BEN, CAL].map((holder) => `bellevue ${TEN} ${holder}`).sort());
    const [aurora, bellevue] = [await uuids('aurora'), await uuids('bellevue')];
    const across = await send({ holder: DEA, hold: [ELEVEN], hotel_uuid: aurora.hotel }, { product: bellevue.massage });
    expect(across.status).toBe(404);
    expect(await rows()).toHaveLength(3);
  });

  it('keeps holds when the server is restarted', async () => {
    await holdAllOfTen();
    await platform.restart();
    expect([await isFree(TEN), (await book([TEN], { holder: ANA })).status]).toEqual([false, 200]);
  });
});
