import { readScheduleDays } from './read-schedule-days';

const SUNDAYS = [true, false, false, false, false, false, false];

it('reads the days of a stored schedule and leaves out invalid entries', () => {
  const day = { start_date: '2026-06-01', end_date: null, days: SUNDAYS, start_time: '10:00:00', end_time: 7 };
  expect(readScheduleDays({ days: [day, 'x', { days: [1, true] }] })).toEqual([
    { ...day, end_time: null },
    { start_date: null, end_date: null, days: [false, true], start_time: null, end_time: null },
  ]);
});

it.each([[null], ['x'], [7], [{}], [{ days: null }], [{ days: [null, 'x', {}, { days: 'Monday' }] }]])(
  'an invalid schedule has no days: %j',
  (schedule) => {
    expect(readScheduleDays(schedule)).toEqual([]);
  },
);
