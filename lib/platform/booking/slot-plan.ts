import { addDays } from '@/lib/domain/booking/calendar-date';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { enabledOn, formatClock, openingSpan } from '@/lib/domain/booking/schedule';
import { slotParts, slotValue } from '@/lib/domain/booking/slot-rules';
import type { ScheduleDay } from '@/lib/domain/options/kit';

/**
 * How a product is booked, as the hotel's file says it. All in the hotel's wall time: a slot at ten is at ten, also on
 * the day on which the clocks change. Rules: booking/B21, booking/B6, hours/H12.
 */
export type SlotPlan = {
  /** How many can have the same slot. */
  capacity: number;
  /** From one slot to the next, which is how long one lasts. */
  step_minutes: number;
  /** 0: today only. */
  days_ahead: number;
  /** How long before its start a slot can last be booked. */
  notice_minutes: number;
  /** When there are slots; an end that is not after its start belongs to the next day. */
  hours: readonly ScheduleDay[];
};

const DAY = 24 * 60;

/** The starts of an entry's slots, in minutes of its own day: only slots that end within the hours. */
function startsOf(entry: ScheduleDay, step: number): readonly number[] {
  const { start, end } = openingSpan(entry);
  const count = Math.max(0, Math.floor((end - start) / step));
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** Whether hours of the plan hold a slot at all. */
export const hasFreeCapacity = (entry: ScheduleDay, step: number): boolean => startsOf(entry, step).length > 0;

/** The starts on a date in minutes, earliest first, those included that yesterday's hours reach past midnight. */
function startsOn(plan: SlotPlan, date: string): readonly number[] {
  const of = (day: string) => enabledOn(plan.hours, day).flatMap((entry) => startsOf(entry, plan.step_minutes));
  const today = of(date).filter((minutes) => minutes < DAY);
  const fromYesterday = of(addDays(date, -1)).flatMap((minutes) => (minutes >= DAY ? minutes - DAY : []));
  return [...new Set([...fromYesterday, ...today])].sort((one, other) => one - other);
}

const DAY_MS = 86_400_000;
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * The start times that a day offers before anything is booked, as 'HH:MM:SS', earliest first: what is over, begins
 * within the notice or lies too far ahead is not among them.
 */
export function offeredTimes(plan: SlotPlan, date: string, now: Pick<HotelNow, 'date' | 'minutes'>): readonly string[] {
  const days = daysFrom(now.date, date);
  // Not a number, and so neither: no real date.
  if (!(days >= 0 && days <= plan.days_ahead)) return [];
  const earliest = now.minutes + plan.notice_minutes - days * DAY;
  return startsOn(plan, date)
    .filter((minutes) => minutes >= earliest)
    .map((minutes) => `${formatClock(minutes)}:00`);
}

/** Whether a slot, letter by letter as availability gave it, is offered: another spelling would be another slot. */
export function isOffered(plan: SlotPlan, slot: string, now: Pick<HotelNow, 'date' | 'minutes'>): boolean {
  const { date } = slotParts(slot);
  return offeredTimes(plan, date, now).some((start_time) => slotValue(date, { start_time }) === slot);
}

/** The offered times of a day that still have room. `taken`: how many have each slot. */
export const freeTimes = (
  plan: SlotPlan,
  date: string,
  at: { now: Pick<HotelNow, 'date' | 'minutes'>; taken: ReadonlyMap<string, number> },
): readonly string[] =>
  offeredTimes(plan, date, at.now).filter(
    (start_time) => (at.taken.get(slotValue(date, { start_time })) ?? 0) < plan.capacity,
  );
