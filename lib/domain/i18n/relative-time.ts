import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { daysBetween } from '../booking/days-between';
import { hotelNow } from '../booking/hotel-time';
import { dayAndMonth, shortDate } from './format-date';
import { dayFromNow, nowInWords, timeAgo } from './from-now';
import { joinList } from './join-list';
import type { LanguageTag } from './language';

/** Formats instants for guests. Rules: orders/OR8, orders/OR10, hours/H12. `locale`: BCP 47. */
type Place = { locale: LanguageTag; timezone: string | null };

/**
 * Formats how long ago something happened: 'now', '14 minutes ago', 'yesterday'; '' for an invalid time. Less than
 * 24 hours ago in hours, else in calendar days of the hotel. A future instant, caused by a slow device clock, is 'now'.
 */
export function relativeTime(createdAt: string, now: number, { locale, timezone }: Place): string {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return '';
  const minutes = Math.floor(Math.max(0, now - at) / millisecondsInMinute);
  if (minutes < 1) return nowInWords(locale);
  if (minutes < 60) return timeAgo(minutes, 'minute', locale);
  if (now - at < millisecondsInDay) return timeAgo(Math.floor(minutes / 60), 'hour', locale);
  const today = hotelNow(timezone, new Date(now)).date;
  return timeAgo(daysBetween(hotelNow(timezone, new Date(at)).date, today), 'day', locale);
}

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Returns an instant in the hotel's local time. A text without a zone is already local. */
function hotelTime(moment: string, timezone: string | null): { date: string; time: string } | null {
  const [, date, time, zone] = ISO_TIME.exec(moment.trim()) ?? [];
  if (date === undefined || time === undefined) return null;
  if (zone === undefined) return { date, time };
  const at = Date.parse(moment.trim().replace(' ', 'T'));
  return Number.isNaN(at) ? null : hotelNow(timezone, new Date(at));
}

/** Formats an instant as '18 Jun 2026, 13:00' in the hotel's time. Text that is not an instant is returned unchanged. */
export function momentInWords(moment: string, { locale, timezone }: Place): string {
  const local = hotelTime(moment, timezone);
  return local === null ? moment : joinList([shortDate(local.date, locale), local.time], locale);
}

const monthDay = (date: string, locale: LanguageTag): string => dayAndMonth(date, locale) || date;

/**
 * Formats the day and time of a note: 'today, 19:42', 'yesterday, 08:00', '18 June, 13:00'. Text that is not an instant
 * is returned unchanged.
 */
export function dayAndTime(moment: string, now: number, { locale, timezone }: Place): string {
  const local = hotelTime(moment, timezone);
  if (local === null) return moment;
  const days = daysBetween(local.date, hotelNow(timezone, new Date(now)).date);
  const near = days === 0 || days === 1;
  const day = near ? dayFromNow(-days, locale) : monthDay(local.date, locale);
  return joinList([day, local.time], locale);
}

/** Formats the day of an instant as '18 June' in the hotel's time. Text that is not an instant is returned unchanged. */
export function dayInWords(moment: string, { locale, timezone }: Place): string {
  const local = hotelTime(moment, timezone);
  return local === null ? moment : monthDay(local.date, locale);
}
