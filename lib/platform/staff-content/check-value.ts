import type { FieldErrors } from '@/lib/contract/refusals';
import { weekdayOf } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { hasFreeCapacity, startTimesOn } from '@/lib/domain/booking/slot-starts';
import { type CurrencyDigits, hasDigits } from '@/lib/domain/money/money';
import type { ScheduleDay } from '@/lib/domain/schedule-day';

import type { FileItem } from './content-item';

/** A value that staff set; null: back to the file, on sale, or open. */
export type StaffValue =
  | { field: 'sale'; value: { until: string | null } | null }
  | { field: 'price'; value: number | null }
  | { field: 'hours'; value: readonly ScheduleDay[] | null }
  | { field: `closed ${string}`; date: string; value: { times: readonly string[] | null } | null };

/** What is wrong with a value that its schema allows; null: nothing. */
export function valueErrors(
  item: FileItem,
  staff: StaffValue,
  { now, timezone, digits }: { now: Date; timezone: string | null; digits: CurrencyDigits },
): FieldErrors | null {
  if (staff.field === 'sale') {
    const until = staff.value?.until ?? null;
    return until !== null && Date.parse(until) <= now.getTime() ? { until: 'this time is over' } : null;
  }
  if (staff.field === 'price')
    return staff.value === null || hasDigits(staff.value, digits) ? null : { price: `at most ${digits} decimals` };
  if (staff.field === 'hours') return hoursErrors(item, staff.value ?? []);
  return closedErrors(item, staff, hotelNow(timezone, now).date);
}

function hoursErrors({ plan }: FileItem, days: readonly ScheduleDay[]): FieldErrors | null {
  if (days.some((entry) => !entry.days.includes(true) && entry.start_date === null && entry.end_date === null))
    return { days: 'an entry names at least one weekday' };
  if (plan === null) return null;
  const tooShort = days.some((entry) => !hasFreeCapacity(entry, plan.step_minutes));
  return tooShort ? { days: `no slot of ${plan.step_minutes} minutes fits` } : null;
}

function closedErrors(
  { target, plan }: FileItem,
  { date, value }: Extract<StaffValue, { date: string }>,
  today: string,
): FieldErrors | null {
  if (weekdayOf(date) === null) return { date: 'a date like 2026-05-31 is expected' };
  if (date < today) return { date: 'this day is over' };
  const times = value?.times ?? null;
  if (times === null || target.kind === 'section') return null;
  if (plan === null) return { times: 'only a bookable product has times' };
  const offered = startTimesOn(plan, date);
  return times.every((time) => offered.includes(time)) ? null : { times: 'there is no such time on this day' };
}
