import { addDays, weekdayOf } from './calendar-date';

/**
 * A month as a grid, and how the keyboard moves in it. Dates are 'YYYY-MM-DD', months 'YYYY-MM': texts that belong to
 * no time zone. Rule: booking/B23; the pattern of a grid of dates.
 */

/** The month of a date. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** A month some months later, or earlier; the same text when it is no month. */
export function addMonths(month: string, months: number): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) return month;
  const count = Number(year) * 12 + Number(number) - 1 + months;
  const next = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  return count < 0 || next.length !== month.length ? month : next;
}

/** The last day of a date's month. */
export const endOfMonth = (date: string): string => addDays(`${addMonths(monthOf(date), 1)}-01`, -1);

/** The days of a month in weeks of seven; null where a week reaches into another month. `firstDay`: Sunday = 0. */
export function monthWeeks(month: string, firstDay: number): (string | null)[][] {
  const first = `${month}-01`;
  const weekday = weekdayOf(first);
  if (weekday === null) return [];
  const before = (weekday - firstDay + 7) % 7;
  const days = Number(endOfMonth(first).slice(8));
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const day = week * 7 + place - before;
      return day < 0 || day >= days ? null : addDays(first, day);
    }),
  );
}

/** The weekdays in the order of the grid's columns, Sunday = 0. */
export const weekdayOrder = (firstDay: number): number[] => [0, 1, 2, 3, 4, 5, 6].map((day) => (day + firstDay) % 7);

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** Languages whose week does not begin on Monday. English is British here, as the product's date locales are (languages/L14). */
const FIRST_DAYS: Readonly<Record<string, number>> = {
  ar: SATURDAY,
  fa: SATURDAY,
  he: SUNDAY,
  hi: SUNDAY,
  ja: SUNDAY,
  ko: SUNDAY,
  pt: SUNDAY,
};

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Intl counts Monday = 1 … Sunday = 7. null: the browser does not know (Firefox), or the tag is none. */
function firstDayByIntl(locale: string): number | null {
  try {
    const known: LocaleWithWeek = new Intl.Locale(locale);
    const week = known.getWeekInfo?.() ?? known.weekInfo;
    return week === undefined ? null : week.firstDay % 7;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The first day of the week, Sunday = 0. A tag that names a country is asked of Intl; our own languages name none and
 * have a table, so that all browsers show the same grid.
 */
export function firstDayOfWeek(locale: string): number {
  const [language = '', ...rest] = locale.toLowerCase().split('-');
  const namesCountry = rest.some((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  const byTable = Object.hasOwn(FIRST_DAYS, language) ? FIRST_DAYS[language] : undefined;
  return (namesCountry ? firstDayByIntl(locale) : null) ?? byTable ?? MONDAY;
}

/** The same day some months on, or the month's last day when that is shorter. */
function sameDayIn(date: string, months: number): string {
  const first = `${addMonths(monthOf(date), months)}-01`;
  const last = endOfMonth(first);
  const same = `${monthOf(first)}-${date.slice(8)}`;
  return same > last ? last : same;
}

/**
 * Where a key leads from a day of the grid; null for a key that does not move. Arrows by a day and a week (left and
 * right follow the page's direction), Home and End to the ends of the week, Page keys by a month, with Shift by a year.
 */
export function moveDay(
  date: string,
  key: string,
  grid: { direction: 'ltr' | 'rtl'; firstDay: number; shift?: boolean },
): string | null {
  const weekday = weekdayOf(date);
  if (weekday === null) return null;
  const along = grid.direction === 'rtl' ? -1 : 1;
  const column = (weekday - grid.firstDay + 7) % 7;
  const months = grid.shift ? 12 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -along),
    ArrowRight: () => addDays(date, along),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -column),
    End: () => addDays(date, 6 - column),
    PageUp: () => sameDayIn(date, -months),
    PageDown: () => sameDayIn(date, months),
  };
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null;
}

/** The one day of a shown month that Tab reaches: the chosen one, else today, else the first that can be chosen. */
export function dayInFocus(
  month: string,
  from: { chosen: string | null; today: string; isFree: (date: string) => boolean },
): string | null {
  const days = monthWeeks(month, 0).flatMap((week) => week.filter((day) => day !== null));
  const has = (date: string | null) => date !== null && monthOf(date) === month;
  if (has(from.chosen)) return from.chosen;
  return has(from.today) ? from.today : (days.find(from.isFree) ?? days[0] ?? null);
}
