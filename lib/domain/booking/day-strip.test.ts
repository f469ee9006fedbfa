import { dayAvailability, initialTabStop, moveInStrip, stripDays, stripRange } from './day-strip';

const DAYS = stripDays('2026-02-20', null);
const free = (date: string, available_timeslots: number) => ({ service_date: date, available_timeslots });

it('lists fourteen days from today, past the end of the month', () => {
  expect(DAYS).toHaveLength(14);
  expect([DAYS[0], DAYS[8], DAYS[9], DAYS.at(-1)]).toEqual(['2026-02-20', '2026-02-28', '2026-03-01', '2026-03-05']);
  expect(stripRange('2026-02-20')).toEqual({ start_date: '2026-02-20', end_date: '2026-03-05' });
});

it.each([
  ['in the strip', '2026-03-05', 14],
  ['the day behind the strip', '2026-03-06', 15],
  ['far behind the strip', '2027-01-01', 15],
  ['before today', '2026-02-19', 14],
])('ends with a chosen day only where it is behind the strip: %s', (_case, chosen, length) => {
  const days = stripDays('2026-02-20', chosen);
  expect(days).toHaveLength(length);
  expect(days.includes(chosen)).toBe(chosen >= '2026-02-20');
});

it.each([
  ['a day with free times', '2026-02-21', true, 'free'],
  ['a listed day without free times', '2026-02-22', true, 'full'],
  ['a listed day without free times of any platform', '2026-02-22', false, 'full'],
  ['a day that a platform with full days does not list', '2026-02-23', true, 'closed'],
  ['a day that another platform does not list', '2026-02-23', false, 'unavailable'],
])('distinguishes %s', (_case, date, listsFullDays, expected) => {
  const days = [free('2026-02-21', 3), free('2026-02-22', 0)];
  expect(dayAvailability(days, date, listsFullDays)).toBe(expected);
});

it.each([
  ['ArrowRight', 'ltr', '2026-02-22', '2026-02-23'],
  ['ArrowLeft', 'ltr', '2026-02-22', '2026-02-21'],
  ['ArrowRight', 'rtl', '2026-02-22', '2026-02-21'],
  ['ArrowLeft', 'rtl', '2026-02-22', '2026-02-23'],
  ['ArrowLeft', 'ltr', '2026-02-20', '2026-02-20'],
  ['ArrowRight', 'ltr', '2026-03-05', '2026-03-05'],
  ['Home', 'ltr', '2026-02-22', '2026-02-20'],
  ['End', 'rtl', '2026-02-22', '2026-03-05'],
  ['PageDown', 'ltr', '2026-02-22', null],
  ['toString', 'ltr', '2026-02-22', null],
] as const)('moves by the key %s in %s text from %s to %s', (key, direction, from, to) => {
  expect(moveInStrip(DAYS, from, { key, direction })).toBe(to);
});

it('stops Tab at the chosen day, else at the first free one, else at today', () => {
  const isFree = (date: string) => date === '2026-02-23';
  expect(initialTabStop(DAYS, '2026-02-25', isFree)).toBe('2026-02-25');
  expect(initialTabStop(DAYS, '2026-04-01', isFree)).toBe('2026-02-23');
  expect(initialTabStop(DAYS, null, () => false)).toBe('2026-02-20');
});
