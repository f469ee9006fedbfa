import { isAnswered, valuesOf } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { timeKind } from '../options/option-types';
import { weekdayOf } from './calendar-date';
import { existingMinutes } from './hotel-instant';
import type { HotelNow } from './hotel-time';
import { formatClock, minutesOf } from './schedule';
import { isSlotOver, slotParts } from './slot-rules';
import { dayOptionOf, daysBeside, isTimeStanding, momentsAfterMidnight } from './time-list';

/**
 * Detects answers in the past for options with `extra.from_today`: the form does not offer them, the cart does not send
 * them, and the platform refuses them. Without that field a calendar begins in 1970 and stored answers are sent
 * unchanged.
 */

/** The part of the hotel's clock that comparisons need. */
type Now = Pick<HotelNow, 'date' | 'minutes' | 'zone'>;

/**
 * Whether an unbooked day and time ('YYYY-MM-DD HH:MM') is in the past. Text that is not a day and time, and a time that
 * the hotel's clocks skip, count as past, because they cannot be ordered.
 */
export function isMomentOver(moment: string, now: Now): boolean {
  const { date, start } = slotParts(moment);
  const minutes = minutesOf(start);
  if (weekdayOf(date) === null || minutes === null || isSlotOver(moment, now)) return true;
  return existingMinutes(date, [minutes], now).length === 0;
}

/** Returns the dates that are today or later. */
export const datesFromToday = (dates: readonly string[], now: Pick<Now, 'date'>): readonly string[] =>
  dates.filter((date) => date >= now.date);

/** Whether past times are refused: the time option itself or its day option has `from_today`. */
const isTimeFromToday = (kit: Kit, option: Option): boolean =>
  option.extra.from_today || (dayOptionOf(kit, option.id)?.extra.from_today ?? false);

function isTimeOver(kit: Kit, option: Option, now: HotelNow): boolean {
  const moments = typeof option.value === 'string' ? momentsAfterMidnight(option.value) : null;
  if (moments !== null) return moments.some((moment) => isMomentOver(moment, now));
  const days = daysBeside(kit, option.id, now);
  const minutes = typeof option.value === 'string' ? minutesOf(option.value) : null;
  if ((days.length > 0 && !days.includes(now.date)) || minutes === null) return false;
  return !isTimeStanding({ option, dates: [now.date], now }, formatClock(minutes));
}

/**
 * Whether the answer to an option, or a part of it, is in the past. Read-only options are never checked, because the
 * hotel sets them.
 */
export function isAnswerOver(kit: Kit, option: Option, now: HotelNow): boolean {
  if (option.is_read_only || !isAnswered(option)) return false;
  const fromToday = option.extra.from_today;
  switch (timeKind(option)) {
    case 'time':
      return isTimeFromToday(kit, option) && isTimeOver(kit, option, now);
    case 'date':
    case 'dates':
      return fromToday && datesFromToday(valuesOf(option), now).length < valuesOf(option).length;
    case 'moment':
      return fromToday && valuesOf(option).some((moment) => isMomentOver(moment, now));
    case 'slot':
    case null:
      return false;
  }
}

/** Whether any answer of a kit is in the past. A time is one for the order itself, also without `from_today`. */
export const hasPastAnswer = (kit: Kit | null, now: HotelNow): boolean =>
  kit?.properties.some(
    (option) =>
      isAnswerOver(kit, option, now) ||
      (timeKind(option) === 'time' && !option.is_read_only && isAnswered(option) && isTimeOver(kit, option, now)),
  ) ?? false;
