import { weekdayOf } from '../booking/calendar-date';
import type { HotelNow } from '../booking/hotel-time';
import { formatClock, minutesOf } from '../booking/schedule';
import { isSlotOver, slotParts } from '../booking/slot-rules';
import { dayOptionOf, daysBeside, isTimeStanding } from '../booking/time-list';
import { isAnswered, valuesOf } from './answered';
import type { Kit, Option } from './kit';

/**
 * Answers that name a moment which is over, to options that say `extra.from_today`: the form does not offer them, the
 * cart sends none, and the platform takes none. Without the field everything is as the documents say: a calendar begins
 * in 1970, and what waits in the cart is sent as it was chosen.
 */

/** The hotel's clock as far as days and minutes go. */
type Now = Pick<HotelNow, 'date' | 'minutes'>;

/** Whether a day and time that nobody books ('YYYY-MM-DD HH:MM') is over. What is no moment cannot be ordered. */
export function isMomentOver(moment: string, now: Now): boolean {
  const { date, start } = slotParts(moment);
  return weekdayOf(date) === null || minutesOf(start) === null || isSlotOver(moment, now);
}

/** The values of a list of dates that are still to come, today included. */
export const datesFromToday = (dates: readonly string[], now: Pick<Now, 'date'>): readonly string[] =>
  dates.filter((date) => date >= now.date);

/** Whether a time belongs to a day that is ordered: it says so itself, or the day beside it does. */
const isTimeFromToday = (kit: Kit, option: Option): boolean =>
  option.extra.from_today || (dayOptionOf(kit, option.id)?.extra.from_today ?? false);

function isTimeOver(kit: Kit, option: Option, now: HotelNow): boolean {
  const days = daysBeside(kit, option.id, now);
  const minutes = typeof option.value === 'string' ? minutesOf(option.value) : null;
  if ((days.length > 0 && !days.includes(now.date)) || minutes === null) return false;
  return !isTimeStanding({ option, dates: [now.date], now }, formatClock(minutes));
}

/** Whether the answer to an option, or a part of it, is over. What only the hotel writes is its own affair. */
export function isAnswerOver(kit: Kit, option: Option, now: HotelNow): boolean {
  if (option.is_read_only || !isAnswered(option)) return false;
  if (option.ptype_id === 'time') return isTimeFromToday(kit, option) && isTimeOver(kit, option, now);
  if (!option.extra.from_today) return false;
  if (option.ptype_id === 'date' || option.ptype_id === 'calendar') {
    return datesFromToday(valuesOf(option), now).length < valuesOf(option).length;
  }
  return option.ptype_id === 'datetime' && valuesOf(option).some((moment) => isMomentOver(moment, now));
}

/** Whether any answer of a kit is over. */
export const hasPastAnswer = (kit: Kit | null, now: HotelNow): boolean =>
  kit?.properties.some((option) => isAnswerOver(kit, option, now)) ?? false;
