import { addDays, weekdayOf } from '../booking/calendar-date';
import { hotelNow } from '../booking/hotel-time';
import { cachedFormatter } from './cached-formatter';
import { joinList } from './join-list';

/**
 * Formats dates for guests. Rules: cart/CT11, languages/L14; 2 "Option form" (month calendar). `locale`: BCP 47. Always
 * in the Gregorian calendar and Latin digits: a Persian or Arabic browser would otherwise display other years, and a
 * guest could not recognise the day. Rule: languages/L15.
 */
const WIRE = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/**
 * English is British, as in the project's date locales (languages/L14). A language that the browser does not support is
 * formatted in English instead of the browser's own language.
 */
const dateFormat = (parts: Intl.DateTimeFormatOptions): DateFormat =>
  cachedFormatter(
    (locale) => new Intl.DateTimeFormat([locale === 'en' ? 'en-GB' : locale, 'en-GB'], { ...WIRE, ...parts }),
  );

type DateFormat = (locale: string) => Intl.DateTimeFormat;

const SHORT_DATE = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const DAY_AND_MONTH = dateFormat({ day: 'numeric', month: 'long' });
const MONTH = dateFormat({ month: 'long', year: 'numeric' });
const DAY_TITLE = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const WEEKDAY = dateFormat({ weekday: 'long' });
const SHORT_WEEKDAY = dateFormat({ weekday: 'short' });
const SHORT_DAY = dateFormat({ weekday: 'short', day: 'numeric' });
const NEAR_DAY = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** '' for text that is not a date. */
const written = (date: string, locale: string, format: DateFormat): string =>
  weekdayOf(date) === null ? '' : format(locale).format(Date.parse(`${date}T12:00:00Z`));

/** Formats a date like '18 Jun 2026' in the guest's locale. Text that is not a date is returned unchanged. */
export const shortDate = (date: string, locale: string): string => written(date, locale, SHORT_DATE) || date;

/** Formats a day like '18 June'; '' if it is not a date. */
export const dayAndMonth = (date: string, locale: string): string => written(date, locale, DAY_AND_MONTH);

const WIRE_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2})(?::\d{2})?)?$/;
const WIRE_TIME = /^(\d{1,2}:\d{2}):\d{2}$/;

/** Formats a date, a time or both from a request or response; null for other text. */
function formatMoment(moment: string, locale: string): string | null {
  const [, date, time = ''] = WIRE_MOMENT.exec(moment) ?? [];
  if (date !== undefined) return weekdayOf(date) === null ? null : `${shortDate(date, locale)} ${time}`.trim();
  return WIRE_TIME.exec(moment)?.[1] ?? null;
}

/**
 * Formats the answer to an option: dates in the guest's format, times without seconds, several dates as a list. Other
 * text is returned unchanged. For display only, in the cart and in orders; requests contain ISO dates.
 */
export function answerInWords(answer: string, locale: string): string {
  const moments = answer.split(', ').flatMap((moment) => formatMoment(moment.trim(), locale) ?? []);
  return moments.length === answer.split(', ').length ? joinList(moments, locale) : answer;
}

/** Formats a month 'YYYY-MM' like 'June 2026'; '' if it is not a month. */
export const monthTitle = (month: string, locale: string): string => written(`${month}-01`, locale, MONTH);

/** Formats a day of the calendar for screen readers, like 'Thursday 18 June'; '' if it is not a date. */
export const dayTitle = (date: string, locale: string): string => written(date, locale, DAY_TITLE);

/** A Sunday. */
const SUNDAY = '2026-06-07';

/** Returns the weekday names above the calendar's columns, beginning with `firstDay` (Sunday = 0). */
export const weekdayHeads = (locale: string, firstDay: number): { short: string; long: string }[] =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => {
    const day = addDays(SUNDAY, firstDay + column);
    return {
      short: written(day, locale, SHORT_WEEKDAY),
      long: written(day, locale, WEEKDAY),
    };
  });

const relativeDayIn = cachedFormatter((locale) => new Intl.RelativeTimeFormat([locale, 'en-GB'], { numeric: 'auto' }));

/** A day by its distance from today, like 'Today' (0), 'Tomorrow' (1) or 'Yesterday' (-1). */
export function relativeDay(distance: number, locale: string): string {
  const name = relativeDayIn(locale).format(distance, 'day');
  const [first = ''] = name;
  return first.toLocaleUpperCase(locale) + name.slice(first.length);
}

/** A day near today like 'Today', 'Tomorrow' or 'Wed 25 Nov'; '' if it is not a date. */
export function nearDay(date: string, today: string, locale: string): string {
  const distance = [today, addDays(today, 1)].indexOf(date);
  if (distance >= 0) return relativeDay(distance, locale);
  return written(date, locale, NEAR_DAY);
}

/**
 * An instant in the hotel's time: one of today like '14:05', an older one like '18 Jun 2026 14:05'. `at`, `now`: in ms.
 * Rules: languages/L14, languages/L15.
 */
export function recentMoment(
  { at, now }: { at: number; now: number },
  { timezone, locale }: { timezone: string | null; locale: string },
): string {
  const { date, time } = hotelNow(timezone, new Date(at));
  const isToday = date === hotelNow(timezone, new Date(now)).date;
  return isToday ? time : `${shortDate(date, locale)} ${time}`;
}
/** The name of a day near today like 'Today', 'Tomorrow' or 'Wed'; '' if it is not a date. */
export function nearDayName(date: string, today: string, locale: string): string {
  const distance = [today, addDays(today, 1)].indexOf(date);
  return distance >= 0 ? relativeDay(distance, locale) : written(date, locale, SHORT_WEEKDAY);
}

/** Formats a day like 'Wed 25'; '' if it is not a date. */
export const shortDay = (date: string, locale: string): string => written(date, locale, SHORT_DAY);
