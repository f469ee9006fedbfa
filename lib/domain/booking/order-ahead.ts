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
  const next = orderableAt(days, now).open ? null : nextOpening(days, now);
  return next !== null && next.daysAhead <= MAX_DAYS_AHEAD ? next : null;
}

type PreorderProduct = {
  is_available?: boolean;
  is_popup?: boolean;
  schedule: unknown;
  property: Kit | null;
};

/**
 * Returns the next opening, if the product can be ordered only for then; null: it can be ordered for now, or not at all.
 * Products with slots are excluded because a guest chooses the time, and fast-order products because they have no cart
 * line that would store it. `isAllowed`: whether the hotel accepts orders ahead. Rule: hours/H14.
 */
export function openingToOrderFor(
  product: PreorderProduct,
  { now, isAllowed }: { now: HotelNow; isAllowed: boolean },
): Opening | null {
  if (!isAllowed || product.is_available === false || product.is_popup || scheduledOption(product) !== null)
    return null;
  return nextOpeningWithinLimit(readScheduleDays(product.schedule), now);
}

/**
 * `now`: the line can be ordered for now. `ahead`: for the next opening. `closed`: not at all, because its hours are
 * closed. `changed`: not for the requested time, because that is no longer the next opening.
 */
type OrderingState = 'now' | 'ahead' | 'closed' | 'changed';

/**
 * Decides how a line can be ordered. `orderedFor`: the requested time as YYYY-MM-DDTHH:MM; null: now. A requested time
 * of today that has come counts as now. Rule: hours/H15.
 */
export function orderingState(
  line: { days: readonly ScheduleDay[]; orderedFor: string | null; isAllowed: boolean },
  now: HotelNow,
): OrderingState {
  const { days, orderedFor, isAllowed } = line;
  const isOpen = orderableAt(days, now).open;
  if (orderedFor === null) return isOpen ? 'now' : 'closed';
  if (isOpen) return hasComeToday(orderedFor, now) ? 'now' : 'changed';
  if (!isAllowed) return 'closed';
  const next = nextOpeningWithinLimit(days, now);
  return next !== null && orderedForOf(next) === orderedFor ? 'ahead' : 'changed';
}

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
