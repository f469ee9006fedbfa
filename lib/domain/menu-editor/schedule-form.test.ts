import { readdirSync, readFileSync } from 'node:fs';
import { newScheduleRow, type ScheduleRow, scheduleIssue, scheduleOf, scheduleRows } from './schedule-form';

const WEEK = [true, true, true, true, true, true, true];
const ENTRY = { days: WEEK, start_time: '08:00:00', end_time: '23:59:00' };
const change = (schedule: unknown, changes: Partial<ScheduleRow>) =>
  scheduleOf(
    scheduleRows(schedule).map((row) => ({ ...row, ...changes })),
    schedule,
  );

it.each([
  ['an opening time', { opens: '09:30' }, { ...ENTRY, start_time: '09:30:00' }],
  [
    'a season',
    { from: '2026-05-01', until: '2026-09-30' },
    { ...ENTRY, start_date: '2026-05-01', end_date: '2026-09-30' },
  ],
  ['days', { days: [false, ...WEEK.slice(1)] }, { ...ENTRY, days: [false, ...WEEK.slice(1)] }],
  ['the hours of a whole day', { opens: '', closes: '' }, { ...ENTRY, start_time: null, end_time: null }],
])('writes %s and keeps the rest of the entry', (_title, changes, expected) => {
  expect(change({ descr: { en: 'Daily' }, days: [ENTRY] }, changes)).toEqual({
    descr: { en: 'Daily' },
    days: [expected],
  });
});

it('writes a new entry beside one that stays as it is spelt', () => {
  const short = { ...ENTRY, start_time: '08:00', start_date: null };
  const schedule = { days: [short] };
  const rows = [...scheduleRows(schedule), newScheduleRow()];
  expect(scheduleOf(rows, schedule)).toEqual({
    days: [short, { days: WEEK, start_time: '08:00:00', end_time: '22:00:00' }],
  });
});

it.each([
  ['is null without entries', { days: [ENTRY] }, null],
  ['is null without entries and words', { descr: null, days: [ENTRY] }, null],
  ['keeps the hours in words', { descr: { en: 'Always' }, days: [ENTRY] }, { descr: { en: 'Always' }, days: [] }],
])('a schedule %s', (_title, before, expected) => {
  expect(scheduleOf([], before)).toEqual(expected);
});

it.each([[null], [undefined], ['always'], [{ days: 'all' }]])('reads %j as no entries', (schedule) => {
  expect(scheduleRows(schedule)).toEqual([]);
});

it.each([
  ['a day', { days: WEEK.map(() => false) }, 'no_days'],
  ['a closing time', { closes: '' }, 'half_time'],
  ['an end after the start of the season', { from: '2026-05-02', until: '2026-05-01' }, 'dates'],
  ['nothing when it closes after midnight', { opens: '18:00', closes: '02:00' }, null],
  ['nothing when it is open all day', { opens: '', closes: '' }, null],
] as const)('misses %s', (_title, changes, expected) => {
  expect(scheduleIssue({ ...newScheduleRow(), ...changes })).toBe(expected);
});

it('changes no schedule of the demo hotels by reading and writing it', () => {
  const schedules: unknown[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('schedule' in value) schedules.push(value.schedule);
    Object.values(value).forEach(collect);
  };
  for (const hotel of readdirSync('hotels'))
    for (const file of readdirSync(`hotels/${hotel}/sections`))
      collect(JSON.parse(readFileSync(`hotels/${hotel}/sections/${file}`, 'utf8')));
  expect(schedules.length).toBeGreaterThan(20);
  for (const schedule of schedules) expect(scheduleOf(scheduleRows(schedule), schedule)).toEqual(schedule);
});
