import type { ScheduleDay } from '../schedule-day';
import { openingSpans } from './opening-spans';

const ALL_WEEK = [true, true, true, true, true, true, true];
const hours = (start_time: string | null, end_time: string | null, parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: ALL_WEEK,
  start_time,
  end_time,
  ...parts,
});

// 2026-06-15 is a Monday.
it.each<[string, ScheduleDay[], number, readonly (readonly [number, number])[]]>([
  [
    'hours of every day',
    [hours('07:00:00', '10:30:00')],
    1,
    [
      [-1020, -810],
      [420, 630],
      [1860, 2070],
    ],
  ],
  [
    'hours that end after midnight',
    [hours('18:00:00', '01:00:00')],
    0,
    [
      [-360, 60],
      [1080, 1500],
    ],
  ],
  [
    'two times a day',
    [hours('18:00:00', '22:00:00'), hours('12:00:00', '14:00:00')],
    0,
    [
      [-720, -600],
      [-360, -120],
      [720, 840],
      [1080, 1320],
    ],
  ],
  ['hours around the clock as one', [hours('00:00:00', '23:59:00')], 1, [[-1440, 2879]]],
  [
    'hours on weekdays',
    [hours('10:00:00', '12:00:00', { days: [false, false, true, false, false, false, false] })],
    3,
    [[2040, 2160]],
  ],
  ['hours of another season as none', [hours('10:00:00', '12:00:00', { start_date: '2026-07-01' })], 1, []],
  ['no schedule as none', [], 3, []],
])('reads %s', (_title, days, daysAhead, expected) => {
  expect(openingSpans(days, '2026-06-15', daysAhead)).toEqual(expected);
});
