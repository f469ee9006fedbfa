import { addDays } from '../booking/calendar-date';
import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';

/** For how long a chat is put off by one tap, in minutes. Rule: desk/DE82. */
export const SNOOZES = [15, 30, 60, 90] as const;

/** When tomorrow begins for a reception, on the hotel's clocks. */
const MORNING = '08:00';

/** What `snoozeChat` takes. */
const MIN_SECONDS = 60;
const MAX_SECONDS = 604_800;

type Clock = { timezone: string | null; now: number };

/** The moment of tomorrow's morning at the hotel, in milliseconds. Rule: desk/DE82. */
export function tomorrowMorning({ timezone, now }: Clock): number {
  const { date } = hotelNow(timezone, new Date(now));
  return Date.parse(hotelInstant(`${addDays(date, 1)}T${MORNING}`, timezone));
}

/** The seconds to send for a chat that is to come back at a moment, in milliseconds. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.round((moment - now) / 1000)));
