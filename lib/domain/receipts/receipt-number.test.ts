import { monthRange, receiptNumber, receiptYear } from './receipt-number';

it.each([
  [{ year: 2026, num: 1 }, '2026-000001'],
  [{ year: 2026, num: 123 }, '2026-000123'],
  [{ year: 2027, num: 999_999 }, '2027-999999'],
  [{ year: 2027, num: 1_000_000 }, '2027-1000000'],
])('writes the number %j as %s', (key, written) => {
  expect(receiptNumber(key)).toBe(written);
});

it.each([
  ['Europe/Madrid', '2026-12-31T22:59:59.999Z', 2026],
  ['Europe/Madrid', '2026-12-31T23:00:00.000Z', 2027],
  ['Asia/Kathmandu', '2026-12-31T18:14:59.999Z', 2026],
  ['Asia/Kathmandu', '2026-12-31T18:15:00.000Z', 2027],
  ['America/New_York', '2027-01-01T04:59:59.000Z', 2026],
  ['America/New_York', '2027-01-01T05:00:00.000Z', 2027],
])('begins a year at midnight of %s: %s belongs to %d', (timezone, now, year) => {
  expect(receiptYear(timezone, new Date(now))).toBe(year);
});

it.each([
  ['2026-06', 'Europe/Madrid', '2026-05-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
  // The clocks go back in it.
  ['2026-10', 'Europe/Madrid', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-12', 'Asia/Kathmandu', '2026-11-30T18:15:00.000Z', '2026-12-31T18:15:00.000Z'],
  ['2026-01', 'America/New_York', '2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z'],
])('the month %s of %s begins at %s and ends at %s', (month, timezone, from, until) => {
  expect(monthRange(month, timezone)).toEqual({ from, until });
});
