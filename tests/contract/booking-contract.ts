import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { slotValue } from '@/lib/domain/booking/slot-rules';
import { toMinor } from '@/lib/domain/money/money';
import { scheduledOption } from '@/lib/domain/money/price';
import type { OrderOption } from '@/lib/domain/orders/order-body';
import { acceptedValue, anytime, lineFor, type Offer, orderFor, type TestedHotel } from './guest-order';

/** Maximum orders for one slot. A slot with more places is not sold out in this test. */
const MOST_TRIES = 6;

/** A product that can be booked and some of its free slots, each on a different day or at a different time. */
type Bookable = { offer: Offer; slots: readonly string[] };

/**
 * Tests of bookings by slots: availability, prices, and that no place is sold twice. Rules: booking/B2, booking/B20,
 * booking/B21, booking/B6, booking/B8.
 */
export function bookingContract(tested: () => TestedHotel): void {
  let bookable: Bookable | null;

  beforeAll(async () => {
    bookable = await findBookable(tested());
  });

  const availabilityOf = (offer: Offer, date: string) => {
    const { api, hotel } = tested();
    return api.availableTimes(offer.product.uuid, { hotelUuid: hotel.uuid, date });
  };
  const isFree = async (offer: Offer, slot: string) => {
    const [date = ''] = slot.split(' ');
    const times = acceptedValue(await availabilityOf(offer, date));
    return times.some((time) => slotValue(date, time) === slot);
  };
  const bodyFor = async (offer: Offer, slots: readonly string[]) => {
    const { api, hotel } = tested();
    return orderFor(api, hotel, [lineFor(offer, slots)]);
  };

  it('lists for each day as many times as the day’s number of free slots, each with a start and a label', async () => {
    // Not every hotel has bookable products.
    if (bookable === null) return;
    const { api, hotel } = tested();
    const [first = ''] = bookable.slots;
    const [from = ''] = first.split(' ');
    const at = { hotelUuid: hotel.uuid, from, to: addDays(from, 7) };
    const days = acceptedValue(await api.availableDays(bookable.offer.product.uuid, at));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) {
      expect(day.service_date >= from && day.service_date <= at.to).toBe(true);
      const times = acceptedValue(await availabilityOf(bookable.offer, day.service_date));
      expect(times).toHaveLength(day.available_timeslots);
      for (const time of times) expect([time.start_time, time.service_time]).not.toContain('');
    }
  });

  it('computes the same price for a booking in the sheet, in the order and on the platform', async () => {
    if (bookable === null) return;
    const { api, code } = tested();
    const { offer, slots } = bookable;
    const most = offer.product.max_booking_slot || slots.length;
    for (const count of [1, 2, 3].filter((wanted) => wanted <= Math.min(most, slots.length))) {
      const { body, total } = await bodyFor(offer, slots.slice(0, count));
      expect(body.products[0]).toMatchObject({ quantity: count });
      expect(body.products[0]?.product.property?.properties.filter(isSlot)).toHaveLength(count);
      acceptedValue(await api.placeOrder(body));
      const [order] = acceptedValue(await api.checkOrders(code, [body.uuid]))?.draft ?? [];
      expect(toMinor(order?.final_sum)).toBe(total);
      expect(order?.products[0]?.quantity).toBe(count);
      await cancel(tested(), body.uuid);
    }
  });

  it('sells a slot up to its capacity, then refuses it, and offers it again after an order was cancelled', async () => {
    if (bookable === null) return;
    const { api } = tested();
    const { offer, slots } = bookable;
    const slot = slots.at(-1) ?? '';
    const placed: string[] = [];
    while (placed.length < MOST_TRIES && (await isFree(offer, slot))) {
      const { body } = await bodyFor(offer, [slot]);
      acceptedValue(await api.placeOrder(body));
      placed.push(body.uuid);
    }
    if (!(await isFree(offer, slot))) {
      const { body } = await bodyFor(offer, [slot]);
      const late = await api.placeOrder(body);
      expect(late.ok ? {} : late.refusal.fields).toMatchObject({
        [`products.${offer.product.id}`]: expect.any(String),
        invalid_product_item_counts: expect.any(String),
      });
      await cancel(tested(), placed[0] ?? '');
      expect(await isFree(offer, slot)).toBe(true);
    }
    for (const uuid of placed) await cancel(tested(), uuid);
  });

  it('refuses a booking at a time that the hotel never offered', async () => {
    if (bookable === null) return;
    const { api } = tested();
    const [date = ''] = (bookable.slots[0] ?? '').split(' ');
    for (const slot of [`${date} 03:33:33`, '2001-01-01 10:00:00']) {
      const { body } = await bodyFor(bookable.offer, [slot]);
      expect(await api.placeOrder(body)).toMatchObject({ ok: false, refusal: { kind: 'invalid' } });
    }
  });

  it('responds not-found for the availability of an unknown product', async () => {
    const { api, hotel } = tested();
    const at = { hotelUuid: hotel.uuid, date: '2026-05-01' };
    expect(await api.availableTimes('00000000-0000-4000-8000-000000000000', at)).toMatchObject({
      ok: false,
      refusal: { kind: 'not-found' },
    });
  });
}

const isSlot = (option: OrderOption): boolean => option.ptype_id === 'datetime';

async function cancel({ api, hotel }: TestedHotel, uuid: string): Promise<void> {
  await api.cancelOrder({ uuid, hotel_id: hotel.id, language: 'en', reason: 'order_cancel__mistake' });
}

/** The hotel's current date, derived from the creation time of an order. */
async function todayAt({ api, code, hotel, offers }: TestedHotel): Promise<string> {
  const lines = anytime(offers)
    .slice(0, 1)
    .map((offer) => lineFor(offer));
  const { body } = await orderFor(api, hotel, lines);
  acceptedValue(await api.placeOrder(body));
  const [order] = acceptedValue(await api.checkOrders(code, [body.uuid]))?.draft ?? [];
  return hotelNow(hotel.ext_data.timezone, new Date(order?.created_at ?? '')).date;
}

async function findBookable(tested: TestedHotel): Promise<Bookable | null> {
  const { api, hotel } = tested;
  const offers = tested.offers.filter(({ product }) => scheduledOption(product) !== null);
  if (offers.length === 0) return null;
  const from = await todayAt(tested);
  for (const offer of offers) {
    const { uuid } = offer.product;
    const at = { hotelUuid: hotel.uuid, from, to: addDays(from, 30) };
    const slots: string[] = [];
    // Starts tomorrow, because the next slot of today may begin before it is ordered.
    for (const day of acceptedValue(await api.availableDays(uuid, at)).filter((each) => each.service_date > from)) {
      const times = acceptedValue(await api.availableTimes(uuid, { hotelUuid: hotel.uuid, date: day.service_date }));
      slots.push(...times.map((time) => slotValue(day.service_date, time)));
      if (slots.length >= 4) return { offer, slots };
    }
  }
  return null;
}
