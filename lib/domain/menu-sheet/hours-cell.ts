import { weekdayOf } from '../booking/calendar-date';
import { isRecord } from '../json/read-value';
import type { ScheduleDay } from '../schedule-day';

/** The days of a week as cells have them, in the order of a file's flags: Sunday first. */
const DAYS: readonly string[] = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** From Monday on, as spans are written. */
const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

const NO_DAY = 'none';

/** A time that the file leaves open. */
const ANY_TIME = 'any';

/** An example of hours in the plain form. */
export const HOURS_EXAMPLE = 'mo-fr 08:00-22:00; sa,su 10:00-23:00';

const clockText = (time: string | null): string => (time ?? ANY_TIME).replace(/^(\d\d:\d\d):00$/, '$1');

/** The flags as spans of days, such as `mo-fr,su`. */
function daysText(flags: readonly boolean[]): string {
  const spans: number[][] = [];
  for (const day of WEEK) {
    if (flags[day] !== true) continue;
    const last = spans.at(-1);
    const isNext = last !== undefined && WEEK.indexOf(day) === WEEK.indexOf(last.at(-1) ?? 0) + 1;
    if (isNext) last.push(day);
    else spans.push([day]);
  }
  const name = (day: number | undefined) => DAYS[day ?? 0];
  const text = spans.map((span) =>
    span.length > 2 ? `${name(span[0])}-${name(span.at(-1))}` : span.map(name).join(','),
  );
  return text.join(',') || NO_DAY;
}

function entryText({ start_date, end_date, days, start_time, end_time }: ScheduleDay): string {
  const dates = start_date === null && end_date === null ? [] : [`${start_date ?? ''}..${end_date ?? ''}`];
  const times = start_time === null && end_time === null ? [] : [`${clockText(start_time)}-${clockText(end_time)}`];
  return [...dates, daysText(days), ...times].join(' ');
}

/** Hours of a hotel file in the plain form: `2026-06-01..2026-09-30 mo-fr 08:00-22:00; sa 10:00-12:00`. */
export const hoursText = (days: readonly ScheduleDay[]): string => days.map(entryText).join('; ');

/** Reads an entry of a hotel file; null: it is none. A field that is missing is null. */
export function readScheduleDay(value: unknown): ScheduleDay | null {
  if (!isRecord(value) || !Array.isArray(value.days)) return null;
  const text = (field: unknown) => (typeof field === 'string' ? field : null);
  return {
    start_date: text(value.start_date),
    end_date: text(value.end_date),
    days: value.days.map((flag) => flag === true),
    start_time: text(value.start_time),
    end_time: text(value.end_time),
  };
}

const TIME = `(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?|${ANY_TIME}`;
const DATE = '\\d{4}-\\d\\d-\\d\\d';
const DAY = `(?:${DAYS.join('|')})`;
const DAY_LIST = `${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*`;
const ENTRY = new RegExp(`^(?:(${DATE})?\\.\\.(${DATE})? )?(${DAY_LIST}|${NO_DAY})(?: (${TIME})-(${TIME}))?$`);

/** A time as files have it: HH:MM:SS. */
const fullTime = (text: string | undefined): string | null => {
  if (text === undefined || text === ANY_TIME) return null;
  const [hour = '', minute = '', second = '00'] = text.split(':');
  return `${hour.padStart(2, '0')}:${minute}:${second}`;
};

function readDays(text: string): boolean[] {
  const flags = DAYS.map(() => false);
  for (const span of text === NO_DAY ? [] : text.split(',')) {
    const [from = -1, to = from] = span.split('-').map((name) => DAYS.indexOf(name));
    for (let day = from; ; day = (day + 1) % DAYS.length) {
      flags[day] = true;
      if (day === to) break;
    }
  }
  return flags;
}

/** One spelling: small letters, plain hyphens, and one blank between the parts of an entry. */
const spelled = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // First, so that a run of blanks is read once.
    .replace(/\s+/g, ' ')
    .replace(/ ?([,-]) ?/g, '$1')
    .replace(/ ?\.\. ?(?=\d)/g, '..')
    .trim();

/** Reads hours in the plain form; null: they are in another. Rule: menu-sheet/MS8. */
export function readHours(cell: string): readonly ScheduleDay[] | null {
  const entries = cell
    .split(/[;\n]/)
    .map(spelled)
    .filter((entry) => entry !== '');
  const read = entries.map(readEntry);
  const known = read.flatMap((entry) => (entry === null ? [] : [entry]));
  return known.length === 0 || known.length < read.length ? null : known;
}

function readEntry(entry: string): ScheduleDay | null {
  const [all, from, to, days = '', start, end] = ENTRY.exec(entry) ?? [];
  if (all === undefined) return null;
  if ([from, to].some((date) => date !== undefined && weekdayOf(date) === null)) return null;
  return {
    start_date: from ?? null,
    end_date: to ?? null,
    days: readDays(days),
    start_time: fullTime(start),
    end_time: fullTime(end),
  };
}
