import { addDays } from '../booking/calendar-date';
import { groupedBy } from '../grouped-by';
import { laneOf } from './lanes';

/** What stands by its time at the desk: the lines of open orders that name one. Rules: desk/DE32, desk/DE33, hours/H19. */

const MINUTE_MS = 60_000;

/** Minutes before its time from which an entry rings, and what staff can choose instead. */
export const RING_MINUTES = 15;
export const RING_CHOICES: readonly number[] = [5, 15, 30, 60];

type DueTime = { line: number; at: string; local: string; is_whole_day: boolean };
type Dated = {
  uuid: string;
  num: string;
  number_room: string | null;
  ostatus_id: string;
  due_times: readonly DueTime[];
};

/** One time of one line. `at`: ISO; `local`: on the hotel's clock, YYYY-MM-DDTHH:MM; `line`: from 0. */
export type LaterEntry<O> = { key: string; order: O; line: number; at: string; local: string; isWholeDay: boolean };

/**
 * The times of open orders, the earliest first. A time that is over stays while the order is open and names no later one.
 * `now` in ms. Rule: desk/DE32.
 */
export function laterEntries<O extends Dated>(orders: readonly O[], now: number): readonly LaterEntry<O>[] {
  return orders
    .filter(({ ostatus_id }) => laneOf(ostatus_id) !== 'done')
    .flatMap((order) => {
      const last = order.due_times.reduce((latest, { at }) => (at > latest ? at : latest), '');
      return order.due_times
        .filter(({ at }) => at === last || Date.parse(at) > now)
        .map(({ line, at, local, is_whole_day }) => ({
          key: `${order.uuid} ${line} ${local}`,
          ...{ order, line, at, local, isWholeDay: is_whole_day },
        }));
    })
    .sort((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
}

/** `over`: its time is past, which is what makes it late. `soon`: it rings. A whole day is over when the day is. */
export type LaterState = 'planned' | 'soon' | 'over';

const DAY_MINUTES = 24 * 60;

/** How an entry stands against its own time. `now` in ms, `minutes`: before its time. Rule: desk/DE33. */
export function laterState(
  { at, isWholeDay }: Pick<LaterEntry<unknown>, 'at' | 'isWholeDay'>,
  { now, minutes }: { now: number; minutes: number },
): LaterState {
  const left = Date.parse(at) - now;
  const grace = isWholeDay ? DAY_MINUTES * MINUTE_MS : 0;
  if (left + grace <= 0) return 'over';
  return left <= minutes * MINUTE_MS ? 'soon' : 'planned';
}

/** Minutes until the time of an entry, at least 0. */
export const minutesLeft = ({ at }: Pick<LaterEntry<unknown>, 'at'>, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(at) - now) / MINUTE_MS));

/** The entries that ring now, the earliest first. Rule: desk/DE33. */
export const ringingEntries = <O>(
  entries: readonly LaterEntry<O>[],
  at: { now: number; minutes: number },
): readonly LaterEntry<O>[] => entries.filter((entry) => laterState(entry, at) !== 'planned');

type Lines = Dated & { products: readonly unknown[] };

/**
 * Whether all of an order is for later: each of its lines names a time, and none rings yet. One that is in preparation then
 * stands by its time and not among what is to be made now. Rule: desk/DE91.
 */
export function isForLater<O extends Lines>(order: O, at: { now: number; minutes: number }): boolean {
  const entries = laterEntries([order], at.now);
  const timed = new Set(entries.map(({ line }) => line));
  return (
    order.products.length > 0 &&
    order.products.every((_, line) => timed.has(line)) &&
    ringingEntries(entries, at).length === 0
  );
}

/** The orders without those in preparation that are for later. Rule: desk/DE91. */
export const withoutLater = <O extends Lines>(orders: readonly O[], at: { now: number; minutes: number }) =>
  orders.filter((order) => laneOf(order.ostatus_id) !== 'preparation' || !isForLater(order, at));

/** The entries that are still to come, as the lane at the foot of the board has them. Rule: desk/DE91. */
export const stillToCome = <O>(
  entries: readonly LaterEntry<O>[],
  at: { now: number; minutes: number },
): readonly LaterEntry<O>[] => entries.filter((entry) => laterState(entry, at) !== 'over');

/** A day with its entries, by hour. `hour`: HH:00; null: what is for the whole day, first. */
export type LaterDay<O> = {
  date: string;
  count: number;
  hours: readonly { hour: string | null; entries: readonly LaterEntry<O>[] }[];
};

/**
 * The days from `today` (YYYY-MM-DD, the hotel's) on that have entries; today and tomorrow also without. What is over
 * stands under today. Rule: desk/DE32.
 */
export function laterDays<O>(
  entries: readonly LaterEntry<O>[],
  days: { today: string; tomorrow: string },
): LaterDay<O>[] {
  const dateOf = ({ local }: LaterEntry<O>) => (local.slice(0, 10) < days.today ? days.today : local.slice(0, 10));
  const byDate = groupedBy(entries, dateOf);
  return [...new Set([days.today, days.tomorrow, ...byDate.keys()])].toSorted().map((date) => {
    const own = byDate.get(date) ?? [];
    const hourOf = ({ isWholeDay, local }: LaterEntry<O>) => (isWholeDay ? null : `${local.slice(11, 13)}:00`);
    const hours = [...groupedBy(own, hourOf)].map(([hour, all]) => ({ hour, entries: all }));
    return {
      date,
      count: own.length,
      hours: hours.toSorted((one, other) => (one.hour ?? '').localeCompare(other.hour ?? '')),
    };
  });
}

/** The next hours of the hotel's clock, YYYY-MM-DDTHH, the running one first. */
export const nextHours = ({ date, minutes }: { date: string; minutes: number }, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const hour = Math.floor(minutes / 60) + index;
    return `${addDays(date, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}`;
  });

/** How many entries each of these hours has, as `nextHours` names them. What is for a whole day has no hour. */
export function laterPerHour(
  entries: readonly Pick<LaterEntry<unknown>, 'local' | 'isWholeDay'>[],
  hours: readonly string[],
): readonly { hour: string; count: number }[] {
  const timed = entries.filter(({ isWholeDay }) => !isWholeDay);
  const counted = groupedBy(timed, ({ local }) => local.slice(0, 13));
  return hours.map((hour) => ({ hour, count: counted.get(hour)?.length ?? 0 }));
}
