import { minutesInDay } from 'date-fns/constants';
import { daysBetween } from '@/lib/domain/booking/days-between';
import { existingMinutes } from '@/lib/domain/booking/hotel-instant';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { slotParts, slotValue } from '@/lib/domain/booking/slot-rules';
import { startMinutesOn, startTime } from '@/lib/domain/booking/slot-starts';
import { type ClosedDays, isSlotClosed } from '@/lib/domain/content/closed-days';
import type { ScheduleDay } from '@/lib/domain/schedule-day';

/**
 * A product's bookable slots, as the hotel's file defines them. Times are the hotel's local time, so a slot at ten
 * stays at ten on the day on which the clocks change. Rules: booking/B21, booking/B6, hours/H12.
 */
export type SlotPlan = {
  /** Places per slot. */
  capacity: number;
  /** Minutes from one slot to the next, and their length unless `stay_minutes` gives another. */
  step_minutes: number;
  /** Minutes that a guest stays, where that is not the distance to the next slot: a table. null: it is. */
  stay_minutes?: number | null;
  /** Number of bookable days after today; 0: only today. */
  days_ahead: number;
  /** Minimum minutes between booking and start. */
  notice_minutes: number;
  /** The hours in which slots are offered. If an end is not after its start, it is on the next day. */
  hours: readonly ScheduleDay[];
  /** What staff have closed. Not in files. Rule: content/CC7. */
  closed?: ClosedDays;
};

/** Returns how long what is booked lasts, in minutes. Rule: booking/B27. */
export const slotLength = ({ stay_minutes, step_minutes }: SlotPlan): number => stay_minutes ?? step_minutes;

type BookingNow = Pick<HotelNow, 'date' | 'minutes' | 'zone'>;

/**
 * The start times that a day offers before any booking, as 'HH:MM:SS', earliest first. Excludes times that have passed,
 * begin within the notice period, are too far ahead or are skipped by the hotel's clocks.
 */
export function offeredTimes(plan: SlotPlan, date: string, now: BookingNow): readonly string[] {
  const days = daysBetween(now.date, date);
  // Also excludes NaN, the result for a date that does not exist.
  if (!(days >= 0 && days <= plan.days_ahead)) return [];
  const earliest = now.minutes + plan.notice_minutes - days * minutesInDay;
  return existingMinutes(date, startMinutesOn(plan, date), now)
    .filter((minutes) => minutes >= earliest)
    .map(startTime)
    .filter((time) => !isSlotClosed(plan.closed, date, time));
}

/**
 * Whether a slot is offered. It must be spelled exactly as availability returned it, because another spelling would
 * count as another slot.
 */
export function isOffered(plan: SlotPlan, slot: string, now: BookingNow): boolean {
  const { date } = slotParts(slot);
  return offeredTimes(plan, date, now).some((start_time) => slotValue(date, { start_time }) === slot);
}

/** The offered times of a day that still have free places. `taken`: sold and held places by slot value. */
export const freeTimes = (
  plan: SlotPlan,
  date: string,
  context: { now: BookingNow; taken: ReadonlyMap<string, number> },
): readonly string[] =>
  offeredTimes(plan, date, context.now).filter(
    (start_time) => (context.taken.get(slotValue(date, { start_time })) ?? 0) < plan.capacity,
  );
