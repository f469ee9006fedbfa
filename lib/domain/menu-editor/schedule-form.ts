import { isRecord, readString } from '../json/read-value';

/**
 * One entry of hours as a form has it: dates YYYY-MM-DD and times HH:MM, '' for none; seven flags, Sunday first.
 * `source`: the entry of the file, whose spelling stays where nothing was changed.
 */
export type ScheduleRow = {
  from: string;
  until: string;
  days: readonly boolean[];
  opens: string;
  closes: string;
  source: Readonly<Record<string, unknown>>;
};

const ALL_WEEK: readonly boolean[] = [true, true, true, true, true, true, true];

/** A new entry: every day, with the usual hours of a kitchen. */
export const newScheduleRow = (): ScheduleRow => ({
  from: '',
  until: '',
  days: ALL_WEEK,
  opens: '08:00',
  closes: '22:00',
  source: {},
});

const minuteOf = (time: unknown): string => (readString(time) ?? '').slice(0, 5);

function rowOf(entry: unknown): ScheduleRow {
  const source = isRecord(entry) ? entry : {};
  const flags: readonly unknown[] | null = Array.isArray(source.days) ? source.days : null;
  const days = flags === null ? ALL_WEEK : ALL_WEEK.map((_on, day) => flags[day] === true);
  return {
    from: readString(source.start_date) ?? '',
    until: readString(source.end_date) ?? '',
    days,
    opens: minuteOf(source.start_time),
    closes: minuteOf(source.end_time),
    source,
  };
}

/** The entries of a schedule of a hotel file. None: it can always be ordered. Rule: menu/ME46. */
export const scheduleRows = (schedule: unknown): readonly ScheduleRow[] =>
  isRecord(schedule) && Array.isArray(schedule.days) ? schedule.days.map(rowOf) : [];

/** The value of a field: as it stood where the form says the same, null for nothing. */
function changed(before: unknown, shown: string, typed: string, full: string): unknown {
  if (shown === typed) return before;
  return typed === '' ? null : full;
}

function entryOf(row: ScheduleRow): Readonly<Record<string, unknown>> {
  const before = rowOf(row.source);
  const fields: Record<string, unknown> = {
    ...row.source,
    start_date: changed(row.source.start_date, before.from, row.from, row.from),
    end_date: changed(row.source.end_date, before.until, row.until, row.until),
    days: [...row.days],
    start_time: changed(row.source.start_time, before.opens, row.opens, `${row.opens}:00`),
    end_time: changed(row.source.end_time, before.closes, row.closes, `${row.closes}:00`),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * The schedule of a hotel file with these entries. `before`: the one that the file has, whose other fields stay, such as
 * the hours in words. null: without any, it can always be ordered. Rule: menu/ME46.
 */
export function scheduleOf(rows: readonly ScheduleRow[], before: unknown): Readonly<Record<string, unknown>> | null {
  const { days: _days, ...kept } = isRecord(before) ? before : {};
  if (rows.length === 0 && Object.values(kept).every((value) => value === null)) return null;
  return { ...kept, days: rows.map(entryOf) };
}

/** What is wrong with an entry; null: nothing. A closing time before the opening is that of the next day. */
export function scheduleIssue(row: ScheduleRow): 'no_days' | 'half_time' | 'dates' | null {
  if (!row.days.includes(true)) return 'no_days';
  if ((row.opens === '') !== (row.closes === '')) return 'half_time';
  return row.from !== '' && row.until !== '' && row.until < row.from ? 'dates' : null;
}
