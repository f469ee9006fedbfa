import type { Day } from 'date-fns';
import { addMonths as monthsAfter } from 'date-fns/addMonths';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfMonth as monthEnd } from 'date-fns/endOfMonth';
import { endOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import { addDays, formatDate, monthOf, moveDate, parseDate } from '../booking/calendar-date';
import type { HotelNow } from '../booking/hotel-time';
import type { LanguageTag } from './language';

/**
 * The weeks of a calendar month and keyboard navigation in them, after the ARIA pattern of a date grid. Dates are
 * 'YYYY-MM-DD', months 'YYYY-MM', without a time zone. Rule: booking/B23.
 */

const DAYS_OF_WEEK = 7;

/** Adds months to a month; negative numbers subtract them. Returns the text unchanged if it is not a month. */
export function addMonths(month: string, months: number): string {
  const first = `${month}-01`;
  const moved = moveDate(first, (at) => monthsAfter(at, months));
  return moved === first ? month : monthOf(moved);
}

export const endOfMonth = (date: string): string => moveDate(date, (at) => monthEnd(at));

/**
 * Returns the days for which slots are fetched when a month (YYYY-MM) is displayed: from its first day, or today, to
 * its last day. null: the whole month is in the past.
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

/** Returns the days of a month in weeks of seven, with null for the days of other months. `firstDay`: Sunday = 0. */
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

/**
 * Languages whose week does not begin on Monday. English is British here, as in the project's date locales
 * (languages/L14).
 */
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

/**
 * Returns the first day of the week according to Intl, which counts Monday = 1 … Sunday = 7. null: the browser does not
 * support it (Firefox), or the locale is invalid.
 */
function firstDayByIntl(locale: LanguageTag): Day | null {
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
 * Returns the first day of the week, Sunday = 0. Intl decides for a locale with a country. The project's languages have
 * no country and use a table, so that all browsers display the same grid.
 */
export function firstDayOfWeek(locale: LanguageTag): Day {
  const [language = '', ...rest] = locale.toLowerCase().split('-');
  const namesCountry = rest.some((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  const byTable = Object.hasOwn(FIRST_DAYS, language) ? FIRST_DAYS[language] : undefined;
  return (namesCountry ? firstDayByIntl(locale) : null) ?? byTable ?? MONDAY;
}

/**
 * Returns the day to which a key moves the focus; null for other keys. The arrows move by a day or a week (left and
 * right follow the text direction), Home and End to the ends of the week, and Page keys by a month, or by a year with
 * Shift.
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

/** Returns the only day of the month that Tab reaches: the chosen day, else today, else the first available one. */
export function dayInFocus(
  month: string,
  candidates: { chosen: string | null; today: string; isFree: (date: string) => boolean },
): string | null {
  const days = monthWeeks(month, SUNDAY).flatMap((week) => week.filter((day) => day !== null));
  const has = (date: string | null) => date !== null && monthOf(date) === month;
  if (has(candidates.chosen)) return candidates.chosen;
  return has(candidates.today) ? candidates.today : (days.find(candidates.isFree) ?? days[0] ?? null);
}
