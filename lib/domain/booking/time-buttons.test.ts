import { option } from '@/tests/builders/catalogue/kit';
import { hasTimeButtons } from './time-list';

const hours = (...spans: [start: string, end: string][]) => ({
  days: spans.map(([start_time, end_time]) => ({
    start_date: null,
    end_date: null,
    days: Array(7).fill(true),
    start_time,
    end_time,
  })),
});

it.each([
  ['all day, every half hour', null, null, false],
  ['all day, every hour', null, 60, false],
  ['all day, every 64 minutes', null, 64, true],
  ['a breakfast, every quarter of an hour', hours(['07:00:00', '10:30:00']), 15, true],
  ['24 times', hours(['08:00:00', '13:45:00']), 15, true],
  ['25 times', hours(['08:00:00', '14:00:00']), 15, false],
  ['lunch and dinner', hours(['12:00:00', '14:00:00'], ['19:00:00', '22:00:00']), 30, true],
  ['past midnight', hours(['22:00:00', '02:00:00']), 15, true],
] as const)('decides by the longest day whether times are buttons: %s', (_case, schedule_kit, interval, expected) => {
  const times = option({ ptype_id: 'time', schedule_kit, extra: { time_interval: interval } });
  expect(hasTimeButtons(times)).toBe(expected);
});
