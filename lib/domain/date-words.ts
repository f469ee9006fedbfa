import { addDays, weekdayOf } from './calendar-date';
import { weekdayOrder } from './month-grid';

/**
 * Dates as a guest reads them. Source: guest-app 9 "Date format"; 2 "Option form" (month calendar). `locale`: BCP 47.
 * Always the calendar and the digits of the wire, in every language: a Persian or Arabic browser would else count
 * other years, and a guest could not find the day that the hotel means.
 */
const WIRE = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** YYYY-MM-DD, or DD-MM-YYYY in the build of the region RU; what is no date stays as it is. */
export const writeDate = (date: string, region: string): string =>
  region === 'RU' && weekdayOf(date) !== null ? date.split('-').reverse().join('-') : date;

/**
 * English is British, as guest-app 9 lists the date locales. A language that the browser does not know reads English
 * rather than whatever the browser speaks.
 */
const words = (locale: string, date: string, parts: Intl.DateTimeFormatOptions): string =>
  weekdayOf(date) === null
    ? ''
    : new Intl.DateTimeFormat([locale === 'en' ? 'en-GB' : locale, 'en-GB'], { ...WIRE, ...parts }).format(
        Date.parse(`${date}T12:00:00Z`),
      );

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
  weekdayOrder(firstDay).map((day) => ({
    short: words(locale, addDays(SUNDAY, day), { weekday: 'short' }),
    long: words(locale, addDays(SUNDAY, day), { weekday: 'long' }),
  }));
