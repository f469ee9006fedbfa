import { orderableAt } from '../booking/schedule';
import type { ScheduleDay } from '../schedule-day';
import { isSlotClosed, mergeClosedDays, withoutClosedDays } from './closed-days';

const ALL = [true, true, true, true, true, true, true];
const entry = (changes: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: ALL,
  start_time: '08:00:00',
  end_time: '22:00:00',
  ...changes,
});
const at = (date: string, minutes = 12 * 60) => ({ date, minutes, time: '', weekday: 0 });
const isOpen = (days: readonly ScheduleDay[] | null, date: string, closed: string[], minutes?: number) =>
  orderableAt(
    withoutClosedDays(days && { descr: null, days }, Object.fromEntries(closed.map((day) => [day, null])))?.days ?? [],
    at(date, minutes),
  ).open;

it.each<[string, readonly ScheduleDay[] | null]>([
  ['has no hours', null],
  ['has an empty schedule', []],
  ['has weekly hours', [entry()]],
  ['has a season around the day', [entry(), entry({ start_date: '2026-06-01', end_date: '2026-06-30' })]],
  ['has a season that begins on the day', [entry(), entry({ start_date: '2026-06-23', end_date: '2026-06-30' })]],
  ['has a season without an end', [entry({ start_date: '2026-06-01' })]],
  ['has a season without a start', [entry({ end_date: '2026-06-30' })]],
  ['has hours of that day alone', [entry(), entry({ start_date: '2026-06-23', end_date: '2026-06-23' })]],
])('a product that %s cannot be ordered on a closed day, and can on the days beside it', (_what, days) => {
  const dates = ['2026-06-22', '2026-06-23', '2026-06-24', '2026-06-25'];
  expect(dates.map((date) => isOpen(days, date, ['2026-06-23', '2026-06-24']))).toEqual([true, false, false, true]);
});

it('hours of the day before run past midnight into a closed day', () => {
  const bar = [entry({ start_time: '18:00:00', end_time: '02:00:00' })];
  expect([60, 180, 1200].map((minutes) => isOpen(bar, '2026-06-23', ['2026-06-23'], minutes))).toEqual([
    true,
    false,
    false,
  ]);
});

it('a schedule is unchanged without closed days, and by days with single closed times', () => {
  const schedule = { descr: 'Late', days: [entry()] };
  expect(withoutClosedDays(schedule, {})).toBe(schedule);
  expect(withoutClosedDays(schedule, { '2026-06-23': ['10:00:00'] })).toBe(schedule);
  expect(withoutClosedDays(null, {})).toBeNull();
});

it('closed days of several levels add up, and a whole day outweighs single times', () => {
  const product = { '2026-06-23': ['11:00:00', '10:00:00'], '2026-06-24': ['10:00:00'] };
  const section = { '2026-06-23': ['10:00:00', '12:00:00'], '2026-06-24': null, '2026-06-25': null };
  const merged = { '2026-06-23': ['10:00:00', '11:00:00', '12:00:00'], '2026-06-24': null, '2026-06-25': null };
  expect(mergeClosedDays([product, section])).toEqual(merged);
  expect(mergeClosedDays([section, product])).toEqual(merged);
  expect(mergeClosedDays([])).toEqual({});
});

it.each([
  ['2026-06-23', '10:00:00', true],
  ['2026-06-23', '11:00:00', false],
  ['2026-06-24', '11:00:00', true],
  ['2026-06-25', '11:00:00', false],
])('slot %s %s is closed: %s', (date, time, isClosed) => {
  expect(isSlotClosed({ '2026-06-23': ['10:00:00'], '2026-06-24': null }, date, time)).toBe(isClosed);
  expect(isSlotClosed(undefined, date, time)).toBe(false);
});
