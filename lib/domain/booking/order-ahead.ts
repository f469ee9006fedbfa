import { scheduledOption } from '../money/price';
import type { Kit, ScheduleDay } from '../options/kit';
import type { HotelNow } from './hotel-time';
import { nextOpening, type Opening } from './next-opening';
import { orderedForOf } from './ordered-for';
import { readScheduleDays } from './read-schedule-days';
import { orderableAt } from './schedule';

/** Guests rarely stay longer, and opening hours may change. */
const MAX_DAYS_AHEAD = 7;

/** Returns the next opening within the limit of hours that are closed now; null: they are open, or stay closed longer. */
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
 * Returns the opening for which a product is ordered now; null: it is ordered for now or not at all. Products with slots
 * have times of their own, and fast-order products have no cart line to keep the time on. `isAllowed`: by the
 * hotel. Rule: hours/H14.
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
 * How a line can be ordered: for now, for its opening, not at all because its hours are closed, or not for the time that
 * it names, because that is not the next opening any more.
 */
type OrderingState = 'now' | 'ahead' | 'closed' | 'changed';

/**
 * Decides about a line. `orderedFor`: the time that it names, as YYYY-MM-DDTHH:MM; null: none. A time of today that has
 * come is ordered for now. Rule: hours/H15.
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
 * From when an order waits for staff: the earliest time that its lines name, unless one of them is for now. `times`: of
 * each line, null for now. Returns the earliest as YYYY-MM-DDTHH:MM; null: it waits from the moment it was placed. Rule:
 * hours/H16.
 */
export function waitsFrom(times: readonly (string | null)[]): string | null {
  const named = times.filter((time) => time !== null).sort();
  return named.length < times.length ? null : (named[0] ?? null);
}
