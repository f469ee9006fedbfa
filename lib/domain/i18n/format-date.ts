import { addDays, weekdayOf } from '../booking/calendar-date';
import { joinList } from './join-list';

/**
 * Dates as a guest reads them. Rules: cart/CT11, languages/L14; 2 "Option form" (month calendar). `locale`: BCP 47.
 * Always the calendar and the digits of the wire, in every language: a Persian or Arabic browser would else count other
 * years, and a guest could not find the day that the hotel means. Rule: languages/L15.
 */
const WIRE = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/**
 * English is British, as the product's date locales are (languages/L14). A language that the browser does not know reads English
 * rather than whatever the browser speaks.
 */
const words = (locale: string, date: string, parts: Intl.DateTimeFormatOptions): string =>
  weekdayOf(date) === null
    ? ''
    : new Intl.DateTimeFormat([locale === 'en' ? 'en-GB' : locale, 'en-GB'], { ...WIRE, ...parts }).format(
        Date.parse(`${date}T12:00:00Z`),
      );

/** '18 Jun 2026', as the guest's language and country write it; what is no date stays as it is. */
export const shortDate = (date: string, locale: string): string =>
  words(locale, date, { day: 'numeric', month: 'short', year: 'numeric' }) || date;

/** '18 June', for a day of these weeks; '' for what is no date. */
export const dayAndMonth = (date: string, locale: string): string =>
  words(locale, date, { day: 'numeric', month: 'long' });

const WIRE_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2})(?::\d{2})?)?$/;
const WIRE_TIME = /^(\d{1,2}:\d{2}):\d{2}$/;

/** A date, a time or both as the wire has them; null for anything else. */
function momentInWords(moment: string, locale: string): string | null {
  const [, date, time = ''] = WIRE_MOMENT.exec(moment) ?? [];
  if (date !== undefined) return weekdayOf(date) === null ? null : `${shortDate(date, locale)} ${time}`.trim();
  return WIRE_TIME.exec(moment)?.[1] ?? null;
}

/**
 * An option's answer as a guest reads it: the dates of the wire in the guest's own format, times to the minute, several
 * dates in a row; anything else unchanged. The cart and the orders use this alike; what is sent stays ISO.
 */
export function answerInWords(answer: string, locale: string): string {
  const moments = answer.split(', ').flatMap((moment) => momentInWords(moment.trim(), locale) ?? []);
  return moments.length === answer.split(', ').length ? joinList(moments, locale) : answer;
}

/** 'June 2026', for a month 'YYYY-MM'; '' for what is none. */
export const monthTitle = (month: string, locale: string): string =>
  words(locale, `${month}-01`, { month: 'long', year: 'numeric' });

/** 'Thursday 18 June', for a screen reader in the grid; '' for what is no date. */
export const dayTitle = (date: string, locale: string): string =>
  words(locale, date, { weekday: 'long', day: 'numeric', month: 'long' });

/** A Sunday. */
const SUNDAY = '2026-06-07';

/** The heads of the grid's columns, from the first day of the week (Sunday = 0). */
export const weekdayHeads = (locale: string, firstDay: number): { short: string; long: string }[] =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => {
    const day = addDays(SUNDAY, firstDay + column);
    return { short: words(locale, day, { weekday: 'short' }), long: words(locale, day, { weekday: 'long' }) };
  });
