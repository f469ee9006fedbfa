import { hotelNow } from '../booking/hotel-time';
import { bookedMoments } from '../orders/booked-slots';
import { isOpen } from '../orders/order-status';

type OpenOrder = {
  num: string;
  ostatus_id: string;
  created_at: string;
  expected_at: string | null;
  waits_from: string | null;
  products: Parameters<typeof bookedMoments>[0]['products'];
};

/** An order that is promised for a time. `moment`: YYYY-MM-DDTHH:MM on the hotel's clock. */
export type PromisedOrder<T> = { order: T; moment: string };

/** What one shift leaves to the next of its orders. Each list begins with what comes first. */
export type HandedOver<T> = { open: readonly T[]; later: readonly PromisedOrder<T>[] };

/**
 * The open orders of a hotel: those of today, and those that are promised for another day, by a slot, a date with a time, an
 * opening or an expected time. `now` in ms. Rule: desk/DE65.
 */
export function handedOver<T extends OpenOrder>(
  orders: readonly T[],
  { timezone, now }: { timezone: string | null; now: number },
): HandedOver<T> {
  const clock = (at: string | number): string => {
    const { date, time } = hotelNow(timezone, new Date(at));
    return `${date}T${time}`;
  };
  const today = clock(now).slice(0, 10);
  const comingMoment = (order: T): string | null => {
    const moments = bookedMoments(order).map((moment) => moment.slice(0, 16));
    if (order.waits_from !== null) moments.push(clock(order.waits_from));
    if (order.expected_at !== null) moments.push(clock(order.expected_at));
    const coming = moments.filter((moment) => moment.slice(0, 10) >= today).toSorted();
    // What is due today is no promise for later, also where the same order has more for another day.
    return coming[0] !== undefined && coming[0].slice(0, 10) > today ? coming[0] : null;
  };
  const open: T[] = [];
  const later: PromisedOrder<T>[] = [];
  for (const order of orders.filter(({ ostatus_id }) => isOpen(ostatus_id))) {
    const moment = comingMoment(order);
    if (moment === null) open.push(order);
    else later.push({ order, moment });
  }
  return {
    open: open.sort((one, other) => one.created_at.localeCompare(other.created_at)),
    later: later.sort((one, other) => one.moment.localeCompare(other.moment)),
  };
}

/** How many notes nobody has confirmed. Rule: desk/DE66. */
export const unconfirmed = (notes: readonly { confirmed_at: string | null }[]): number =>
  notes.filter(({ confirmed_at }) => confirmed_at === null).length;
