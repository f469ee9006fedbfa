import type { ScheduleDay } from '../schedule-day';
import { addDays } from './calendar-date';
import { enabledOn, openingSpan } from './schedule';

/** Hours in minutes since the midnight with which a date begins, on the hotel's wall clock; the end is included. */
export type OpeningSpan = readonly [start: number, end: number];

/** Yesterday's hours may end after midnight. */
const FIRST_DAY = -1;

/**
 * Returns the hours from yesterday until `daysAhead` after a date, as minutes since its midnight, the earliest first. Hours
 * that go on without a break are one. Rule: home/HM2.
 */
export function openingSpans(days: readonly ScheduleDay[], date: string, daysAhead: number): readonly OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  for (let day = FIRST_DAY; day <= daysAhead; day += 1) {
    for (const entry of enabledOn(days, addDays(date, day))) {
      const { start, end } = openingSpan(entry);
      spans.push([day * DAY + start, day * DAY + end]);
    }
  }
  return joined(spans.toSorted(([one], [other]) => one - other));
}

const DAY = 1440;

function joined(spans: readonly OpeningSpan[]): readonly OpeningSpan[] {
  const result: OpeningSpan[] = [];
  for (const [start, end] of spans) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1] + 1) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
