import { minutesInDay } from 'date-fns/constants';
import { scheduledOption } from '../money/price';
import type { Kit } from '../options/kit';
import type { ScheduleDay } from '../schedule-day';
import type { HotelNow } from './hotel-time';
import { nextOpening, type Opening } from './next-opening';
import { orderedForOf } from './ordered-for';
import { readScheduleDays } from './read-schedule-days';
import { orderableAt } from './schedule';

/** Few guests stay longer than a week, and opening hours may change until then. */
const MAX_DAYS_AHEAD = 7;

/** Returns the next opening if the hours are closed now and open within the limit; otherwise null. */
function nextOpeningWithinLimit(days: readonly ScheduleDay[], now: HotelNow): Opening | null {
  return orderableAt(days, now).open ? null : withinLimit(nextOpening(days, now));
}

/** The next opening of another day, for what is sold out today. */
const openingOfAnotherDay = (days: readonly ScheduleDay[], now: HotelNow): Opening | null =>
  withinLimit(nextOpening(days, { ...now, minutes: minutesInDay }));

const withinLimit = (next: Opening | null): Opening | null =>
  next !== null && next.daysAhead <= MAX_DAYS_AHEAD ? next : null;

type PreorderProduct = {
  is_available?: boolean;
  is_popup?: boolean;
  /** 0: sold out for today. */
  stock_left?: number | null;
  schedule: unknown;
  property: Kit | null;
};

/**
 * Returns the next opening, if the product can be ordered only for then; null: it can be ordered for now, or not at all.
 * Products with slots are excluded because a guest chooses the time, and fast-order products because they have no cart
 * line that would store it. What is sold out today can be ordered for another day. `isAllowed`: whether the hotel accepts
 * orders ahead. Rules: hours/H14, stock/SK5.
 */
export function openingToOrderFor(
  product: PreorderProduct,
  { now, isAllowed }: { now: HotelNow; isAllowed: boolean },
): Opening | null {
  if (!isAllowed || product.is_available === false || product.is_popup || scheduledOption(product) !== null)
    return null;
  const days = readScheduleDays(product.schedule);
  return product.stock_left === 0 ? openingOfAnotherDay(days, now) : nextOpeningWithinLimit(days, now);
}

/**
 * `now`: the line can be ordered for now. `ahead`: for the next opening. `closed`: not at all, because its hours are
 * closed. `changed`: not for the requested time, because that is no longer the next opening.
 */
type OrderingState = 'now' | 'ahead' | 'closed' | 'changed';

/**
 * Decides how a line can be ordered. `orderedFor`: the requested time as YYYY-MM-DDTHH:MM; null: now. A requested time
 * of today that has come counts as now. `isCountedByDay`: its stock is, so that it may be ordered for the next opening of
 * another day although it is open: today's may be gone, or have been when it was ordered. Rules: hours/H15, stock/SK5.
 */
export function orderingState(
  line: { days: readonly ScheduleDay[]; orderedFor: string | null; isAllowed: boolean; isCountedByDay?: boolean },
  now: HotelNow,
): OrderingState {
  const { days, orderedFor, isAllowed, isCountedByDay = false } = line;
  const isOpen = orderableAt(days, now).open;
  if (orderedFor === null) return isOpen ? 'now' : 'closed';
  if (isCountedByDay && isAllowed && isOpeningAt(openingOfAnotherDay(days, now), orderedFor)) return 'ahead';
  if (isOpen) return hasComeToday(orderedFor, now) ? 'now' : 'changed';
  if (!isAllowed) return 'closed';
  return isOpeningAt(nextOpeningWithinLimit(days, now), orderedFor) ? 'ahead' : 'changed';
}

const isOpeningAt = (opening: Opening | null, orderedFor: string): boolean =>
  opening !== null && orderedForOf(opening) === orderedFor;

const hasComeToday = (orderedFor: string, { date, time }: HotelNow): boolean =>
  orderedFor.startsWith(date) && orderedFor <= `${date}T${time}`;

/**
 * Returns when the first line of an order is due, from which staff's deadlines are counted, as YYYY-MM-DDTHH:MM; null:
 * now. `times`: for when each line is ordered, null for now. Rule: hours/H16.
 */
export function earliestDueTime(times: readonly (string | null)[]): string | null {
  const named = times.filter((time) => time !== null).sort();
  return named.length < times.length ? null : (named[0] ?? null);
}
