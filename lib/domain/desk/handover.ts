import { hotelNow } from '../booking/hotel-time';
import { isOpen } from '../orders/order-status';

type OpenOrder = {
  num: string;
  ostatus_id: string;
  created_at: string;
  expected_at: string | null;
  waits_from: string | null;
  due_times: readonly { local: string; is_whole_day: boolean }[];
};

/** A time on the hotel's clock, YYYY-MM-DDTHH:MM. `isWholeDay`: only its day was named. */
type Moment = { moment: string; isWholeDay: boolean };

/** An order that is promised for a time. */
export type PromisedOrder<T> = Moment & { order: T };

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
  const momentsOf = ({ due_times, waits_from, expected_at }: T): readonly Moment[] => [
    ...due_times.map(({ local, is_whole_day }) => ({ moment: local, isWholeDay: is_whole_day })),
    ...[waits_from, expected_at].flatMap((at) => (at === null ? [] : [{ moment: clock(at), isWholeDay: false }])),
  ];
  const firstComing = (order: T): Moment | undefined =>
    momentsOf(order)
      .filter(({ moment }) => moment.slice(0, 10) >= today)
      .toSorted(byMoment)[0];
  const open: T[] = [];
  const later: PromisedOrder<T>[] = [];
  for (const order of orders.filter(({ ostatus_id }) => isOpen(ostatus_id))) {
    const coming = firstComing(order);
    // What is due today is no promise for later, also where the same order has more for another day.
    if (coming === undefined || coming.moment.slice(0, 10) === today) open.push(order);
    else later.push({ order, ...coming });
  }
  return {
    open: open.sort((one, other) => one.created_at.localeCompare(other.created_at)),
    later: later.sort(byMoment),
  };
}

const byMoment = (one: Moment, other: Moment): number => one.moment.localeCompare(other.moment);

/** How many notes nobody has confirmed. Rule: desk/DE66. */
export const unconfirmed = (notes: readonly { confirmed_at: string | null }[]): number =>
  notes.filter(({ confirmed_at }) => confirmed_at === null).length;
