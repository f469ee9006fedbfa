import { millisecondsInMinute } from 'date-fns/constants';
import { hotelInstant } from '../booking/hotel-instant';
import { type BookedOrder, bookedMoments } from './booked-slots';

/** Minutes before a booked time at which its guest is reminded. Rule: push/PU10. */
const REMIND_MINUTES = 30;

type Clock = { timezone: string | null; now: Date };

/** A booked time on the hotel's clock, YYYY-MM-DDTHH:MM:SS, and its instant in ms. */
type Booked = { moment: string; at: number };

const bookedOf = (order: Pick<BookedOrder, 'products'>, timezone: string | null): Booked[] =>
  bookedMoments(order)
    .map((moment) => ({ moment, at: Date.parse(hotelInstant(moment.slice(0, 16), timezone)) }))
    .toSorted((one, other) => one.at - other.at);

/**
 * When the guest of an order is reminded next, as an ISO time; null: not any more. What was booked within the last half
 * hour before it begins needs no reminder. Rule: push/PU10.
 */
export function nextReminder(order: Pick<BookedOrder, 'products'>, { timezone, now }: Clock): string | null {
  const times = bookedOf(order, timezone).map(({ at }) => at - REMIND_MINUTES * millisecondsInMinute);
  const next = times.find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}

/** The booked time of which a guest is reminded now; null: none begins within the next half hour. Rule: push/PU10. */
export function remindedTime(order: Pick<BookedOrder, 'products'>, { timezone, now }: Clock): Booked | null {
  const end = now.getTime() + REMIND_MINUTES * millisecondsInMinute;
  return bookedOf(order, timezone).find(({ at }) => at > now.getTime() && at <= end) ?? null;
}
