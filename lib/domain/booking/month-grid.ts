import type { Day } from 'date-fns';
import { addMonths as monthsAfter } from 'date-fns/addMonths';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfMonth as monthEnd } from 'date-fns/endOfMonth';
import { endOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import { addDays, formatDate, monthOf, moveDate, parseDate } from './calendar-date';
import type { HotelNow } from './hotel-time';

/**
 * A month as a grid, and how the keyboard moves in it. Dates are 'YYYY-MM-DD', months 'YYYY-MM': texts that belong to
 * no time zone. Rule: booking/B23; the pattern of a grid of dates.
 */

const DAYS_OF_WEEK = 7;

/** A month some months later, or earlier; the same text when it is no month. */
export function addMonths(month: string, months: number): string {
  const first = `${month}-01`;
  const moved = moveDate(first, (at) => monthsAfter(at, months));
  return moved === first ? month : monthOf(moved);
}

/** The last day of a date's month. */
export const endOfMonth = (date: string): string => moveDate(date, (at) => monthEnd(at));

/**
 * The days to ask for when a month (YYYY-MM) is shown: from today, or from its first day, to its end. null: the whole
 * month is over, so there is nothing to ask.
 */
export function monthRange(
  month: string,
  now: Pick<HotelNow, 'date'>,
): { start_date: string; end_date: string } | null {
  const first = `${month}-01`;
  const end = endOfMonth(first);
  if (parseDate(first) === null || end < now.date) return null;
  return { start_date: first < now.date ? now.date : first, end_date: end };
}

/** The days of a month in weeks of seven; null where a week reaches into another month. `firstDay`: Sunday = 0. */
export function monthWeeks(month: string, firstDay: Day): (string | null)[][] {
  const first = parseDate(`${month}-01`);
  if (first === null) return [];
  const week = { weekStartsOn: firstDay };
  const days = eachDayOfInterval({ start: startOfWeek(first, week), end: endOfWeek(monthEnd(first), week) })
    .map(formatDate)
    .map((date) => (monthOf(date) === month ? date : null));
  return Array.from({ length: days.length / DAYS_OF_WEEK }, (_, row) =>
    days.slice(row * DAYS_OF_WEEK, (row + 1) * DAYS_OF_WEEK),
  );
}

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** Languages whose week does not begin on Monday. English is British here, as the product's date locales are (languages/L14). */
const FIRST_DAYS: Readonly<Record<string, Day>> = {
  ar: SATURDAY,
  fa: SATURDAY,
  he: SUNDAY,
  hi: SUNDAY,
  ja: SUNDAY,
  ko: SUNDAY,
  pt: SUNDAY,
};

type WeekInfo = { firstDay: 1 | 2 | 3 | 4 | 5 | 6 | 7 };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Intl counts Monday = 1 … Sunday = 7. null: the browser does not know (Firefox), or the tag is none. */
function firstDayByIntl(locale: string): Day | null {
  try {
    const known: LocaleWithWeek = new Intl.Locale(locale);
    const week = known.getWeekInfo?.() ?? known.weekInfo;
    if (week === undefined) return null;
    return week.firstDay === 7 ? SUNDAY : week.firstDay;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The first day of the week, Sunday = 0. A tag that names a country is asked of Intl; our own languages name none and
 * have a table, so that all browsers show the same grid.
 */
export function firstDayOfWeek(locale: string): Day {
  const [language = '', ...rest] = locale.toLowerCase().split('-');
  const namesCountry = rest.some((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  const byTable = Object.hasOwn(FIRST_DAYS, language) ? FIRST_DAYS[language] : undefined;
  return (namesCountry ? firstDayByIntl(locale) : null) ?? byTable ?? MONDAY;
}

/**
 * Where a key leads from a day of the grid; null for a key that does not move. Arrows by a day and a week (left and
 * right follow the page's direction), Home and End to the ends of the week, Page keys by a month, with Shift by a year.
 */
export function moveDay(
  date: string,
  key: string,
  grid: { direction: 'ltr' | 'rtl'; firstDay: Day; shift?: boolean },
): string | null {
  if (parseDate(date) === null) return null;
  const along = grid.direction === 'rtl' ? -1 : 1;
  const week = { weekStartsOn: grid.firstDay };
  const months = grid.shift ? 12 : 1;
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -along),
    ArrowRight: () => addDays(date, along),
    ArrowUp: () => addDays(date, -DAYS_OF_WEEK),
    ArrowDown: () => addDays(date, DAYS_OF_WEEK),
    Home: () => moveDate(date, (at) => startOfWeek(at, week)),
    End: () => moveDate(date, (at) => endOfWeek(at, week)),
    PageUp: () => moveDate(date, (at) => monthsAfter(at, -months)),
    PageDown: () => moveDate(date, (at) => monthsAfter(at, months)),
  };
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null;
}

/** The one day of a shown month that Tab reaches: the chosen one, else today, else the first that can be chosen. */
export function dayInFocus(
  month: string,
  from: { chosen: string | null; today: string; isFree: (date: string) => boolean },
): string | null {
  const days = monthWeeks(month, SUNDAY).flatMap((week) => week.filter((day) => day !== null));
  const has = (date: string | null) => date !== null && monthOf(date) === month;
  if (has(from.chosen)) return from.chosen;
  return has(from.today) ? from.today : (days.find(from.isFree) ?? days[0] ?? null);
}
