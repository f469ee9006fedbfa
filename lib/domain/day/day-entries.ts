import { addDays } from '../booking/calendar-date';
import { hotelNow } from '../booking/hotel-time';
import { enabledOn, formatClock, openingSpan } from '../booking/schedule';
import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { type BookedOrder, lineMoments } from '../orders/booked-slots';
import { type ByGroup, type OrderGroup, type StatusLook, statusLook } from '../orders/order-status';
import type { ScheduleDay } from '../schedule-day';

/** What a guest has on one day. `at`: on the hotel's clock, YYYY-MM-DDTHH:MM; `minutes` null: nobody knows how long. */
type Timed = { key: string; at: string; minutes: number | null; titles: readonly Text[] };

/** `uuid`: of the order; `endsAt`: when the hold ends, in ms on the device's clock; `id`: of the announcement. */
export type DayEntry = Timed &
  /** `arriving`: an order without a booked or ordered time, at the time when it is expected. */
  (
    | { kind: 'booked' | 'ordered' | 'arriving'; uuid: string; look: StatusLook }
    | { kind: 'held'; endsAt: number }
    | { kind: 'announced'; id: Id }
  );

/** The part of an order that makes an entry. `ordered_for` null: a line that is not ordered for later. */
type DayOrder = Omit<BookedOrder, 'products'> & {
  uuid: string;
  expected_timeleft: number | null;
  products: readonly (BookedOrder['products'][number] & { ordered_for: string | null })[];
};

/** A time in the cart that the hotel holds. `slot`: YYYY-MM-DD HH:MM:SS; `endsAt`: in ms. */
type HeldTime = { slot: string; endsAt: number; title: Text };

/** What the hotel announces. `days`: when it takes place, like opening hours. */
type DayAnnouncement = { id: Id; title: Text | null; days: readonly ScheduleDay[] };

export type DaySources = {
  orders: { groups: ByGroup<readonly DayOrder[]>; receivedAt: number } | null;
  held: readonly HeldTime[];
  announcements: readonly DayAnnouncement[];
};

/** The present moment at the hotel. `now`: in ms by the server's clock. */
export type DayClock = { timezone: string | null; now: number };

/** Today and tomorrow at the hotel. */
export function shownDays({ timezone, now }: DayClock): readonly [string, string] {
  const { date } = hotelNow(timezone, new Date(now));
  return [date, addDays(date, 1)];
}

const minuteOf = (at: number, timezone: string | null): string => {
  const { date, time } = hotelNow(timezone, new Date(at));
  return `${date}T${time}`;
};

/** Everything of today and tomorrow that is not over, by time. A time after midnight belongs to its own date. Rule: my-day/MD1. */
export function dayEntries(sources: DaySources, clock: DayClock): readonly DayEntry[] {
  const days = shownDays(clock);
  const present = minuteOf(clock.now, clock.timezone);
  const isAhead = ({ at, minutes }: DayEntry) => endOf(at, minutes ?? 0) >= present;
  return [
    ...ofOrders(sources.orders, clock),
    ...sources.held.map(ofHold),
    ...sources.announcements.flatMap(ofDays(days)),
  ]
    .filter((entry) => days.includes(entry.at.slice(0, 10)) && isAhead(entry))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
}

function ofOrders(orders: DaySources['orders'], clock: DayClock): DayEntry[] {
  if (orders === null) return [];
  const { groups, receivedAt } = orders;
  const open: [OrderGroup, readonly DayOrder[]][] = [
    ['draft', groups.draft],
    ['pending', groups.pending],
  ];
  return open.flatMap(([group, all]) => all.flatMap((order) => ofOrder(order, { group, receivedAt, clock })));
}

/** Its booked and ordered times; without any, when it arrives, or now while nobody knows. */
function ofOrder(
  order: DayOrder,
  { group, receivedAt, clock }: { group: OrderGroup; receivedAt: number; clock: DayClock },
): DayEntry[] {
  const shared = { uuid: order.uuid, look: statusLook(order.ostatus_id, group) };
  const timed = order.products.flatMap((line, index) =>
    lineMoments(line).map((moment): DayEntry => {
      const at = moment.slice(0, 16);
      const kind = line.ordered_for === null ? 'booked' : 'ordered';
      return {
        ...shared,
        kind,
        key: `${order.uuid} ${index} ${at}`,
        at,
        minutes: line.slot_minutes,
        titles: [line.product.title],
      };
    }),
  );
  if (timed.length > 0) return timed;
  const left = order.expected_timeleft;
  const arrives = left === null ? clock.now : Math.max(clock.now, receivedAt + left * 1000);
  const at = minuteOf(arrives, clock.timezone);
  return [
    {
      ...shared,
      kind: 'arriving',
      key: order.uuid,
      at,
      minutes: null,
      titles: order.products.map(({ product }) => product.title),
    },
  ];
}

const ofHold = ({ slot, endsAt, title }: HeldTime): DayEntry => ({
  kind: 'held',
  key: `held ${slot}`,
  at: slot.slice(0, 16).replace(' ', 'T'),
  minutes: null,
  titles: [title],
  endsAt,
});

const ofDays =
  (dates: readonly string[]) =>
  ({ id, title, days }: DayAnnouncement): DayEntry[] =>
    dates.flatMap((date) =>
      enabledOn(days, date).map((entry): DayEntry => {
        const { start, end } = openingSpan(entry);
        const at = `${date}T${formatClock(start)}`;
        return {
          kind: 'announced',
          key: `announced ${id} ${at}`,
          at,
          minutes: end - start,
          titles: title === null ? [] : [title],
          id,
        };
      }),
    );

const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR;

/** The moment some minutes after another one on the hotel's clock. */
export function endOf(at: string, minutes: number): string {
  const [hours = 0, past = 0] = at.slice(11).split(':').map(Number);
  const total = hours * MINUTES_IN_HOUR + past + minutes;
  return `${addDays(at.slice(0, 10), Math.floor(total / MINUTES_IN_DAY))}T${formatClock(total % MINUTES_IN_DAY)}`;
}
