import { hoursAndMinutes, longerPromise, minutesUntil, proposedMinutes, usualPromise } from './promise';

const section = (id: number, parent_id: number | null, promise_minutes: number | null) => ({
  id,
  parent_id,
  promise_minutes,
});
const SECTIONS = [
  section(1, null, 45),
  section(2, 1, null),
  section(3, 2, 20),
  section(4, null, null),
  // A broken tree.
  section(5, 6, null),
  section(6, 5, null),
];
const order = (...sections: (number | null)[]) => ({
  products: sections.map((section_id) => ({ repeat: section_id === null ? null : { section_id } })),
});

it.each([
  ['its own section’s', [3], 20],
  ['those of the section above', [2], 45],
  ['the longest of two sections', [3, 1], 45],
  ['the product’s where no section has any', [4], 30],
  ['the product’s for an unknown section', [77], 30],
  ['the product’s for an order that does not say', [null], 30],
  ['the product’s in a tree that goes in a circle', [5], 30],
])('the proposed minutes are %s', (_title, sections, minutes) => {
  expect(usualPromise(order(...sections), SECTIONS)).toBe(minutes);
});

describe('proposedMinutes: pace/PA8', () => {
  const NOW = Date.parse('2026-05-01T10:10:00Z');

  it.each([
    ['the usual ones of an order without a quoted time', null, null, 45],
    ['those until the quoted time', '2026-05-01T11:00:00Z', null, 50],
    ['a started minute as a whole one', '2026-05-01T10:40:20Z', null, 31],
    ['at least 5 once the quoted time has come', '2026-05-01T10:00:00Z', null, 5],
    ['those from the later time of the order', '2026-05-01T13:00:00Z', '2026-05-01T12:30:00Z', 30],
    ['those from now once the later time has come', '2026-05-01T10:30:00Z', '2026-05-01T10:00:00Z', 20],
  ])('are %s', (_title, quoted_at, waits_from, minutes) => {
    expect(proposedMinutes({ ...order(1), quoted_at, waits_from }, SECTIONS, NOW)).toBe(minutes);
  });
});

it.each([
  ['20:15', 45],
  ['19:31', 1],
  // Now, and earlier: tomorrow.
  ['19:30', 1440],
  ['19:00', 1410],
  ['00:10', 280],
  ['', null],
  ['8:00', null],
])('at 19:30, %s is %p minutes away', (time, minutes) => {
  const clock = { timezone: 'Europe/Madrid', date: '2026-06-18', now: Date.parse('2026-06-18T17:30:00Z') };
  expect(minutesUntil(time, clock)).toBe(minutes);
});

it('counts over the night in which the clocks change', () => {
  const clock = { timezone: 'Europe/Madrid', date: '2026-10-24', now: Date.parse('2026-10-24T21:00:00Z') };
  // 23:00 in summer; 07:00 in winter is nine hours later.
  expect(minutesUntil('07:00', clock)).toBe(540);
});

it.each([
  [5, 0, 5],
  [90, 0, 90],
  [91, 1, 31],
  [120, 2, 0],
  [1441, 24, 1],
])('%p minutes are %p h %p min', (all, hours, minutes) => {
  expect(hoursAndMinutes(all)).toEqual({ hours, minutes });
});

const NOW = Date.parse('2026-06-18T17:30:00Z');

it.each([
  ['from the promise', { expected_at: '2026-06-18T17:50:00Z', waits_from: null }, 30 * 60],
  ['from now where it has passed', { expected_at: '2026-06-18T17:20:00Z', waits_from: null }, 10 * 60],
  ['from now where there is none', { expected_at: null, waits_from: null }, 10 * 60],
  [
    'counted from the order’s own later time',
    { expected_at: '2026-06-18T19:20:00Z', waits_from: '2026-06-18T19:00:00Z' },
    30 * 60,
  ],
])('a longer promise is ten minutes more %s', (_title, promised, seconds) => {
  expect(longerPromise(promised, NOW)).toBe(seconds);
});
