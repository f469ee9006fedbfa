import { daysBetween } from '../booking/days-between';
import { hotelNow } from '../booking/hotel-time';
import { dayTitle, relativeDay, shortDate } from '../i18n/format-date';
import type { LanguageTag } from '../i18n/language';

/** When a message was sent, in milliseconds; null while it is unsent. */
type Timed = { sentAt: number | null };

/** A message's day and time at the hotel. */
export const hotelMoment = (sentAt: number, timezone: string | null): { date: string; time: string } =>
  hotelNow(timezone, new Date(sentAt));

/**
 * Returns the day ('YYYY-MM-DD' at the hotel) that begins with a message; null when the message before is of the same
 * day. An unsent message begins no day. Rules: chat/CH17, hours/H12.
 */
export function dayBegun(message: Timed, before: Timed | undefined, timezone: string | null): string | null {
  if (message.sentAt === null) return null;
  const { date } = hotelMoment(message.sentAt, timezone);
  const last = before?.sentAt ?? null;
  return last !== null && hotelMoment(last, timezone).date === date ? null : date;
}

/**
 * The heading of a day: 'Today', 'Yesterday', 'Sunday 22 November', of another year with the year. `now`: milliseconds.
 * Rules: chat/CH17, languages/L14.
 */
export function dayHeading(
  date: string,
  now: number,
  context: { locale: LanguageTag; timezone: string | null },
): string {
  const today = hotelMoment(now, context.timezone).date;
  const age = daysBetween(date, today);
  if (age === 0 || age === 1) return relativeDay(-age, context.locale);
  return date.slice(0, 4) === today.slice(0, 4) ? dayTitle(date, context.locale) : shortDate(date, context.locale);
}
