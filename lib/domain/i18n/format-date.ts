import { addDays, weekdayOf } from '../booking/calendar-date';
import { hotelNow } from '../booking/hotel-time';
import { cachedFormatter } from './cached-formatter';
import { DATE_FORMATS, DATE_WIRE, type DateForm } from './date-formats';
import { dayFromNow } from './from-now';
import { joinList } from './join-list';
import type { LanguageTag } from './language';
import { intlLocales, type LocaleData, localeDataOf } from './locale-data';

/** Formats dates for guests. `locale`: BCP 47. Rules: cart/CT11, languages/L14, languages/L20. */
const inRuntime = (form: DateForm) =>
  cachedFormatter((locale) => new Intl.DateTimeFormat(intlLocales(locale), { ...DATE_WIRE, ...DATE_FORMATS[form] }));

const RUNTIME_FORMATS = {
  shortDate: inRuntime('shortDate'),
  dayAndMonth: inRuntime('dayAndMonth'),
  month: inRuntime('month'),
  dayTitle: inRuntime('dayTitle'),
  weekday: inRuntime('weekday'),
  shortWeekday: inRuntime('shortWeekday'),
  shortDay: inRuntime('shortDay'),
  nearDay: inRuntime('nearDay'),
} as const;

const MONTHS_IN_YEAR = 12;

/** Formats a date by a language's own data. */
function byLocaleData({ dates, names }: LocaleData, form: DateForm, date: { at: string; weekday: number }): string {
  const [year, month, day] = date.at.split('-').map(Number);
  const numbers: Readonly<Record<string, string>> = {
    y: String(year),
    d: String(day),
    dd: String(day).padStart(2, '0'),
  };
  const nameIn = (list: readonly string[]) =>
    list[list.length === MONTHS_IN_YEAR ? (month ?? 1) - 1 : date.weekday] ?? '';
  return dates[form].replace(/\{(\w+)\}/g, (_all, key: string) => {
    return numbers[key] ?? nameIn((names[Number(key)] ?? '').split('|'));
  });
}

/** '' for text that is not a date. */
function written(date: string, locale: LanguageTag, form: DateForm): string {
  const weekday = weekdayOf(date);
  if (weekday === null) return '';
  const data = localeDataOf(locale);
  if (data !== null) return byLocaleData(data, form, { at: date, weekday });
  return RUNTIME_FORMATS[form](locale).format(Date.parse(`${date}T12:00:00Z`));
}

/** Formats a date like '18 Jun 2026' in the guest's locale. Text that is not a date is returned unchanged. */
export const shortDate = (date: string, locale: LanguageTag): string => written(date, locale, 'shortDate') || date;

/** Formats a day like '18 June'; '' if it is not a date. */
export const dayAndMonth = (date: string, locale: LanguageTag): string => written(date, locale, 'dayAndMonth');

const WIRE_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2})(?::\d{2})?)?$/;
const WIRE_TIME = /^(\d{1,2}:\d{2}):\d{2}$/;

/** Formats a date, a time or both from a request or response; null for other text. */
function formatMoment(moment: string, locale: LanguageTag): string | null {
  const [, date, time = ''] = WIRE_MOMENT.exec(moment) ?? [];
  if (date !== undefined) return weekdayOf(date) === null ? null : `${shortDate(date, locale)} ${time}`.trim();
  return WIRE_TIME.exec(moment)?.[1] ?? null;
}

/**
 * Formats the answer to an option: dates in the guest's format, times without seconds, several dates as a list. Other
 * text is returned unchanged. For display only, in the cart and in orders; requests contain ISO dates.
 */
export function answerInWords(answer: string, locale: LanguageTag): string {
  const moments = answer.split(', ').flatMap((moment) => formatMoment(moment.trim(), locale) ?? []);
  return moments.length === answer.split(', ').length ? joinList(moments, locale) : answer;
}

/** Formats a month 'YYYY-MM' like 'June 2026'; '' if it is not a month. */
export const monthTitle = (month: string, locale: LanguageTag): string => written(`${month}-01`, locale, 'month');

/** Formats a day of the calendar for screen readers, like 'Thursday 18 June'; '' if it is not a date. */
export const dayTitle = (date: string, locale: LanguageTag): string => written(date, locale, 'dayTitle');

/** A Sunday. */
const SUNDAY = '2026-06-07';

/** Returns the weekday names above the calendar's columns, beginning with `firstDay` (Sunday = 0). */
export const weekdayHeads = (locale: LanguageTag, firstDay: number): { short: string; long: string }[] =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => {
    const day = addDays(SUNDAY, firstDay + column);
    return {
      short: written(day, locale, 'shortWeekday'),
      long: written(day, locale, 'weekday'),
    };
  });

/** A day by its distance from today, like 'Today' (0), 'Tomorrow' (1) or 'Yesterday' (-1). */
export function relativeDay(distance: number, locale: LanguageTag): string {
  const name = dayFromNow(distance, locale);
  const [first = ''] = name;
  return first.toLocaleUpperCase(locale) + name.slice(first.length);
}

/** A day near today like 'Today', 'Tomorrow' or 'Wed 25 Nov'; '' if it is not a date. */
export function nearDay(date: string, today: string, locale: LanguageTag): string {
  const distance = [today, addDays(today, 1)].indexOf(date);
  if (distance >= 0) return relativeDay(distance, locale);
  return written(date, locale, 'nearDay');
}

/**
 * An instant in the hotel's time: one of today like '14:05', an older one like '18 Jun 2026 14:05'. `at`, `now`: in ms.
 * Rules: languages/L14, languages/L15.
 */
export function recentMoment(
  { at, now }: { at: number; now: number },
  { timezone, locale }: { timezone: string | null; locale: LanguageTag },
): string {
  const { date, time } = hotelNow(timezone, new Date(at));
  const isToday = date === hotelNow(timezone, new Date(now)).date;
  return isToday ? time : `${shortDate(date, locale)} ${time}`;
}
/** The name of a day near today like 'Today', 'Tomorrow' or 'Wed'; '' if it is not a date. */
export function nearDayName(date: string, today: string, locale: LanguageTag): string {
  const distance = [today, addDays(today, 1)].indexOf(date);
  return distance >= 0 ? relativeDay(distance, locale) : written(date, locale, 'shortWeekday');
}

/** Formats a day like 'Wed 25'; '' if it is not a date. */
export const shortDay = (date: string, locale: LanguageTag): string => written(date, locale, 'shortDay');
