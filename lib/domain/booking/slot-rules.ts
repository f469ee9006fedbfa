import { valuesOf } from '../options/answered';
import type { Option } from '../options/kit';
import { monthOf, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { minutesOf } from './schedule';

/**
 * Booking slots: what is asked for, what is free, what is chosen. Rules: booking/B4, booking/B5, booking/B2,
 * booking/B6. Dates and times are the hotel's wall time and never shift.
 */

/** A day as availability lists it. */
export type DayOffer = { service_date: string; available_timeslots: number };
/** A time as availability lists it; `service_time` is its label. */
export type TimeOffer = { start_time: string; service_time: string | null };

/** How many slots are left on a day; 0 when availability does not list it. */
export const freeSlotsOn = (days: readonly DayOffer[], date: string): number =>
  days.reduce((most, day) => (day.service_date === date ? Math.max(most, day.available_timeslots) : most), 0);

/** A day is free when availability lists it with available_timeslots > 0; days are never free by silence. */
export const isDayFree = (days: readonly DayOffer[], date: string): boolean => freeSlotsOn(days, date) > 0;

/** A slot as the kit, the cart and the order carry it: 'YYYY-MM-DD ' and start_time exactly as it came (booking/B6). */
export const slotValue = (date: string, time: Pick<TimeOffer, 'start_time'>): string => `${date} ${time.start_time}`;

/** The two halves of a slot's value. */
export function slotParts(value: string): { date: string; start: string } {
  const gap = value.indexOf(' ');
  return gap < 0 ? { date: value, start: '' } : { date: value.slice(0, gap), start: value.slice(gap + 1) };
}

/** 10:00:00 is read as 10:00; what is no time stays as it is. */
const withoutSeconds = (time: string): string =>
  minutesOf(time) === null ? time : time.trim().replace(/^(\d{1,2}:\d{2}).*$/, '$1');

/** What stands on the button of a time: the hotel's label, else the start. */
export const slotLabel = (time: TimeOffer): string => {
  const label = time.service_time?.trim() ?? '';
  return withoutSeconds(label === '' ? time.start_time : label);
};

/** Chronological, also where a platform writes 9:00 beside 10:00. */
function earlier(one: string, other: string): number {
  const [a, b] = [slotParts(one), slotParts(other)];
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (minutesOf(a.start) ?? 0) - (minutesOf(b.start) ?? 0);
}

const asValue = (slots: readonly string[]): readonly string[] | null => (slots.length === 0 ? null : slots);

/** null and 0 are no limit (booking/B5). */
const limitOf = (most: number | null): number =>
  most !== null && most >= 1 ? Math.trunc(most) : Number.POSITIVE_INFINITY;

/** Whether a slot looks disabled and ignores clicks: as many as allowed are chosen, and it is not among them. */
export const isSlotDisabled = (option: Option, slot: string, maxBookingSlot: number | null): boolean =>
  !valuesOf(option).includes(slot) && valuesOf(option).length >= limitOf(maxBookingSlot);

/** As many slots as may be chosen, the earliest ones; the same list when they are not too many. */
export const limitSlots = (slots: readonly string[], maxBookingSlot: number | null): readonly string[] =>
  slots.length > limitOf(maxBookingSlot) ? [...slots].sort(earlier).slice(0, limitOf(maxBookingSlot)) : slots;

/** The value of a scheduled option after a tap on a time; earliest first. null: nothing is chosen. */
export function toggleSlot(option: Option, slot: string, maxBookingSlot: number | null): readonly string[] | null {
  const chosen = valuesOf(option);
  if (chosen.includes(slot)) return asValue(chosen.filter((other) => other !== slot));
  if (isSlotDisabled(option, slot, maxBookingSlot)) return asValue(chosen);
  return asValue([...chosen, slot].sort(earlier));
}

/** The day whose times are chosen, where the calendar of a line that is changed opens; null: none is, or it is over. */
export const slotDate = (option: Option, now: Pick<HotelNow, 'date'>): string | null =>
  valuesOf(option)
    .map((slot) => slotParts(slot).date)
    .find((date) => weekdayOf(date) !== null && date >= now.date) ?? null;

/** The day whose times are shown: the one that the guest tapped, unless it is over, else that of the chosen slots. */
export const shownDay = (tapped: string | null, option: Option, now: Pick<HotelNow, 'date'>): string | null =>
  tapped !== null && tapped >= now.date ? tapped : slotDate(option, now);

/** The month (YYYY-MM) that a calendar shows: the one that the guest paged to, but none that is over. */
export const shownMonth = (month: string, now: Pick<HotelNow, 'date'>): string =>
  month < monthOf(now.date) ? monthOf(now.date) : month;

/**
 * The value after the guest tapped a day: another day clears the chosen times, the same day keeps them
 * (booking/B4).
 */
export const slotsAfterDate = (option: Option, date: string): readonly string[] | null =>
  asValue(valuesOf(option).every((slot) => slotParts(slot).date === date) ? valuesOf(option) : []);

/**
 * The value once a day's times were read anew: a slot that was taken meanwhile is gone, all other choices stay. `taken`
 * names the removed slots for the message to the guest. Rule: booking/B10.
 */
export function withoutTaken(
  option: Option,
  date: string,
  times: readonly Pick<TimeOffer, 'start_time'>[],
): { value: readonly string[] | null; taken: readonly string[] } {
  const free = new Set(times.map((time) => slotValue(date, time)));
  const isTaken = (slot: string) => slotParts(slot).date === date && !free.has(slot);
  const chosen = valuesOf(option);
  return { value: asValue(chosen.filter((slot) => !isTaken(slot))), taken: chosen.filter(isTaken) };
}

/** Slots day by day, for a summary: 18 June: 10:00, 11:30. Times without seconds. */
export function slotsByDay(values: readonly string[]): { date: string; times: string[] }[] {
  const days = new Map<string, string[]>();
  for (const value of [...values].sort(earlier)) {
    const { date, start } = slotParts(value);
    days.set(date, [...(days.get(date) ?? []), withoutSeconds(start)]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}

/** Whether a slot is over: its day, or its time today. */
export const isSlotOver = (slot: string, now: Pick<HotelNow, 'date' | 'minutes'>): boolean => {
  const { date, start } = slotParts(slot);
  return date < now.date || (date === now.date && (minutesOf(start) ?? now.minutes) < now.minutes);
};
