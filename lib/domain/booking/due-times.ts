import { isAnswered, valuesOf } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import { timeKind } from '../options/option-types';
import { weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { orderedForOf } from './ordered-for';
import { formatClock, minutesOf } from './schedule';
import { slotParts } from './slot-rules';
import { daysBeside, momentsAfterMidnight } from './time-list';

/** When staff begin with what was ordered for a day without a time. */
const MORNING = '08:00';

/** `at`: on the hotel's clock, YYYY-MM-DDTHH:MM. `isWholeDay`: the guest named a day and no time. */
export type DueTime = { at: string; isWholeDay: boolean };

type Line = { ordered_for: string | null; product: { property: Kit | null } };

/** Returns the due time of a day and a time; none if one of them is not what it says. */
function dueAt(date: string, time: string): DueTime[] {
  const minutes = minutesOf(time);
  if (weekdayOf(date) === null || minutes === null) return [];
  return [{ at: orderedForOf({ date, time: formatClock(minutes) }), isWholeDay: false }];
}

const dueMoment = (moment: string): DueTime[] => {
  const { date, start } = slotParts(moment);
  return dueAt(date, start);
};

/** A time belongs to the chosen days beside it, else to today. */
function dueByTime(kit: Kit, option: Option, now: HotelNow): DueTime[] {
  const time = typeof option.value === 'string' ? option.value : '';
  const moments = momentsAfterMidnight(time);
  if (moments !== null) return moments.flatMap(dueMoment);
  const days = daysBeside(kit, option.id, now);
  return (days.length === 0 ? [now.date] : days).flatMap((date) => dueAt(date, time));
}

function dueOfOption(kit: Kit, option: Option, now: HotelNow): DueTime[] {
  if (!isAnswered(option)) return [];
  switch (timeKind(option)) {
    case 'time':
      return dueByTime(kit, option, now);
    case 'moment':
      return valuesOf(option).flatMap(dueMoment);
    case 'slot': {
      const { value } = option;
      if (typeof value !== 'object' || value === null || !('timeStart' in value)) return [];
      return dueAt(String(value.date), String(value.timeStart));
    }
    case 'date':
    case 'dates':
      // A day that may lie in the past says something else, such as a date of birth.
      if (!option.extra.from_today) return [];
      return valuesOf(option)
        .filter((date) => weekdayOf(date) !== null)
        .map((date) => ({ at: orderedForOf({ date, time: MORNING }), isWholeDay: true }));
    case null:
      return [];
  }
}

/**
 * When the answers of a kit ask for something: slots, moments, times on the day beside them, and days from today on, the
 * earliest first. Without the times that are over, and without whole days where there are times. Rule: hours/H19.
 */
export function dueTimes(kit: Kit | null, now: HotelNow): readonly DueTime[] {
  if (kit === null) return [];
  const found = kit.properties.flatMap((option) => dueOfOption(kit, option, now));
  const timed = found.filter(({ isWholeDay }) => !isWholeDay);
  const present = orderedForOf(now);
  const ahead = (timed.length > 0 ? timed : found).filter(({ at }) => at > present);
  return [...new Map(ahead.map((due) => [due.at, due])).values()].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
}

/**
 * When each line of an order is due; an empty list: now. `property`: the answers for the whole order, which count for the
 * lines that name no time of their own. `now`: null in a hotel whose clock is not known. Rule: hours/H19.
 */
export function dueTimesOfLines(
  lines: readonly Line[],
  { property, now }: { property: Kit | null; now: HotelNow | null },
): readonly (readonly DueTime[])[] {
  if (now === null) return lines.map(() => []);
  const ofOrder = dueTimes(property, now);
  return lines.map((line) => {
    if (line.ordered_for !== null) return [{ at: line.ordered_for, isWholeDay: false }];
    const own = dueTimes(line.product.property, now);
    return own.length > 0 ? own : ofOrder;
  });
}
