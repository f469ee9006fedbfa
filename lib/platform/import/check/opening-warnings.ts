import { addDays } from '@/lib/domain/booking/calendar-date';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { offeredTimes, type SlotPlan } from '../../content/slot-plan';
import { optionsOf, productsOf, sectionsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

const WEEK = 7;

/** Hours and slots that never open. `today`: the hotel's date as YYYY-MM-DD. */
export const openingWarnings = (parsed: ParsedFolder, today: string): readonly Problem[] => [
  ...productsOf(parsed).flatMap(({ value, json, path }) =>
    value.slots !== null && !hasSlotFrom(value.slots, today)
      ? [json.problem([...path, 'slots'], 'no slot ever opens', slotsHint(value.slots))]
      : [],
  ),
  ...[...sectionsOf(parsed), ...productsOf(parsed)].flatMap(({ value, json, path }) =>
    neverOpens(value.schedule?.days ?? [], today)
      ? [json.problem([...path, 'schedule'], 'it never opens', HOURS_HINT)]
      : [],
  ),
  ...optionsOf(parsed).flatMap(({ value, json, path }) =>
    neverOpens(value.schedule_kit?.days ?? [], today)
      ? [json.problem([...path, 'schedule_kit'], 'no time can ever be chosen', HOURS_HINT)]
      : [],
  ),
];

const HOURS_HINT = 'every entry is over (end_date), or has no day switched on';

const isOver = ({ end_date }: ScheduleDay, today: string): boolean => end_date !== null && end_date < today;

/** Whether hours are given and none of them applies today or later. No hours at all mean: always open (hours/H1). */
const neverOpens = (days: readonly ScheduleDay[], today: string): boolean =>
  days.length > 0 && days.every((entry) => isOver(entry, today) || !entry.days.includes(true));

/**
 * Whether a guest can book a slot, on a day of the coming week or of the first week of a later season. A notice that is
 * longer than the days ahead leaves no slot on any day. Rule: booking/B21.
 */
function hasSlotFrom(plan: SlotPlan, today: string): boolean {
  if (neverOpens(plan.hours, today)) return false;
  const seasons = plan.hours.flatMap(({ start_date }) =>
    start_date !== null && start_date > today ? [start_date] : [],
  );
  return [today, ...new Set(seasons)]
    .flatMap((from) => Array.from({ length: WEEK }, (_, day) => addDays(from, day)))
    .some((date) => canBookOn(plan, { date, minutes: 0 }));
}

function canBookOn(plan: SlotPlan, now: Pick<HotelNow, 'date' | 'minutes'>): boolean {
  for (let day = 0; day <= plan.days_ahead; day += 1) {
    if (offeredTimes(plan, addDays(now.date, day), now).length > 0) return true;
  }
  return false;
}

const slotsHint = ({ notice_minutes, days_ahead }: SlotPlan): string =>
  notice_minutes > days_ahead * 24 * 60 ? 'notice_minutes is longer than days_ahead' : HOURS_HINT;
