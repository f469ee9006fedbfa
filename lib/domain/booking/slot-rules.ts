import { valuesOf } from '../options/answered';
import type { Option } from '../options/kit';
import { monthOf, weekdayOf } from './calendar-date';
import type { HotelNow } from './hotel-time';
import { minutesOf } from './schedule';

/**
 * Booking slots: availability, selection and display. Rules: booking/B4, booking/B5, booking/B2, booking/B6. Dates and
 * times are the hotel's local time and are never converted.
 */

/** A day in the response of the availability call. */
export type DayOffer = { service_date: string; available_timeslots: number };
/** A time in the response of the availability call; `service_time` is its label. */
export type TimeOffer = { start_time: string; service_time: string | null };

/** Returns the number of free slots on a day; 0 if the response does not list the day. */
export const freeSlotsOn = (days: readonly DayOffer[], date: string): number =>
  days.reduce((max, day) => (day.service_date === date ? Math.max(max, day.available_timeslots) : max), 0);

/** Whether a day has free slots. A day that the response does not list is not free. */
export const isDayFree = (days: readonly DayOffer[], date: string): boolean => freeSlotsOn(days, date) > 0;

/**
 * Returns the value of a slot in the kit, the cart and the order: 'YYYY-MM-DD ' and the unchanged start_time
 * (booking/B6).
 */
export const slotValue = (date: string, time: Pick<TimeOffer, 'start_time'>): string => `${date} ${time.start_time}`;

/** Splits the value of a slot into date and start time. */
export function slotParts(value: string): { date: string; start: string } {
  const gap = value.indexOf(' ');
  return gap < 0 ? { date: value, start: '' } : { date: value.slice(0, gap), start: value.slice(gap + 1) };
}

/** Shortens 10:00:00 to 10:00. Text that is not a time is unchanged. */
const withoutSeconds = (time: string): string =>
  minutesOf(time) === null ? time : time.trim().replace(/^(\d{1,2}:\d{2}).*$/, '$1');

/** Returns the label of a time's button: the hotel's label, else the start. */
export const slotLabel = (time: TimeOffer): string => {
  const label = time.service_time?.trim() ?? '';
  return withoutSeconds(label === '' ? time.start_time : label);
};

/** Compares slots chronologically, because 9:00 sorts after 10:00 as text. */
function earlier(one: string, other: string): number {
  const [a, b] = [slotParts(one), slotParts(other)];
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (minutesOf(a.start) ?? 0) - (minutesOf(b.start) ?? 0);
}

const asValue = (slots: readonly string[]): readonly string[] | null => (slots.length === 0 ? null : slots);

/** null and 0 mean no limit (booking/B5). */
const limitOf = (max: number | null): number => (max !== null && max >= 1 ? Math.trunc(max) : Number.POSITIVE_INFINITY);

/** Whether a slot is disabled: the maximum number of slots is chosen, and this slot is not one of them. */
export const isSlotDisabled = (option: Option, slot: string, maxBookingSlot: number | null): boolean =>
  !valuesOf(option).includes(slot) && valuesOf(option).length >= limitOf(maxBookingSlot);

/** Keeps the earliest slots up to the maximum. Returns the same list if the maximum is not exceeded. */
export const limitSlots = (slots: readonly string[], maxBookingSlot: number | null): readonly string[] =>
  slots.length > limitOf(maxBookingSlot) ? [...slots].sort(earlier).slice(0, limitOf(maxBookingSlot)) : slots;

/** Returns the value of a scheduled option after a tap on a time, the earliest slot first. null: nothing is chosen. */
export function toggleSlot(option: Option, slot: string, maxBookingSlot: number | null): readonly string[] | null {
  const chosen = valuesOf(option);
  if (chosen.includes(slot)) return asValue(chosen.filter((other) => other !== slot));
  if (isSlotDisabled(option, slot, maxBookingSlot)) return asValue(chosen);
  return asValue([...chosen, slot].sort(earlier));
}

/**
 * Returns the day of the chosen slots, at which the calendar opens when a line is edited; null if none is chosen or it
 * is in the past.
 */
export const slotDate = (option: Option, now: Pick<HotelNow, 'date'>): string | null =>
  valuesOf(option)
    .map((slot) => slotParts(slot).date)
    .find((date) => weekdayOf(date) !== null && date >= now.date) ?? null;

/**
 * Returns the day whose times are displayed: the tapped one unless it is in the past, else the day of the chosen slots.
 */
export const shownDay = (tapped: string | null, option: Option, now: Pick<HotelNow, 'date'>): string | null =>
  tapped !== null && tapped >= now.date ? tapped : slotDate(option, now);

/** Returns the displayed month (YYYY-MM): the one that the guest navigated to, but no month in the past. */
export const shownMonth = (month: string, now: Pick<HotelNow, 'date'>): string =>
  month < monthOf(now.date) ? monthOf(now.date) : month;

/**
 * Returns the value after a tap on a day: another day clears the chosen times, the same day keeps them (booking/B4).
 */
export const slotsAfterDate = (option: Option, date: string): readonly string[] | null =>
  asValue(valuesOf(option).every((slot) => slotParts(slot).date === date) ? valuesOf(option) : []);

/**
 * Removes chosen slots that are no longer available after a day's times were fetched again. `taken` contains the
 * removed slots for the message to the guest. Rule: booking/B10.
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

/** Returns the value without some of its slots, whose hold has ended. Rule: booking/B29. */
export const withoutSlots = (option: Option, slots: readonly string[]): readonly string[] | null =>
  asValue(valuesOf(option).filter((slot) => !slots.includes(slot)));

/** Groups slots by day for a summary such as '18 June: 10:00, 11:30', without seconds. */
export function slotsByDay(values: readonly string[]): { date: string; times: string[] }[] {
  const days = new Map<string, string[]>();
  for (const value of [...values].sort(earlier)) {
    const { date, start } = slotParts(value);
    days.set(date, [...(days.get(date) ?? []), withoutSeconds(start)]);
  }
  return [...days].map(([date, times]) => ({ date, times }));
}

/** Whether a slot is in the past: its day, or its time today. */
export const isSlotOver = (slot: string, now: Pick<HotelNow, 'date' | 'minutes'>): boolean => {
  const { date, start } = slotParts(slot);
  return date < now.date || (date === now.date && (minutesOf(start) ?? now.minutes) < now.minutes);
};
