import { skippableDays } from './skippable-days';

it.each([
  ['2026-06-01', '2026-06-02', '2026-06-08'],
  ['2026-02-27', '2026-02-28', '2026-03-06'],
  ['2026-12-31', '2027-01-01', '2027-01-07'],
])('offers the week from tomorrow on %s', (today, first, last) => {
  const days = skippableDays(today);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7]);
});
