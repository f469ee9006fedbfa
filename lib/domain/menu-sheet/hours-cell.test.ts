import fc from 'fast-check';
import type { ScheduleDay } from '../schedule-day';
import { HOURS_EXAMPLE, hoursText, readHours, readScheduleDay } from './hours-cell';

/** Sunday first. */
const flags = (days: string) => ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'].map((day) => days.includes(day));
const entry = (
  days: string,
  start: string | null,
  end: string | null,
  dates: Partial<ScheduleDay> = {},
): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: flags(days),
  start_time: start,
  end_time: end,
  ...dates,
});
const ALL = 'su mo tu we th fr sa';

it.each([
  ['mo-su 08:00-22:00', [entry(ALL, '08:00:00', '22:00:00')]],
  [
    'mo-fr 08:00-22:00; sa,su 10:00-02:00',
    [entry('mo tu we th fr', '08:00:00', '22:00:00'), entry('sa su', '10:00:00', '02:00:00')],
  ],
  ['mo,we,fr 08:00:30-12:00', [entry('mo we fr', '08:00:30', '12:00:00')]],
  ['mo-we,fr-su', [entry('mo tu we fr sa su', null, null)]],
  [
    '2026-06-01..2026-09-30 sa 10:00-12:00',
    [entry('sa', '10:00:00', '12:00:00', { start_date: '2026-06-01', end_date: '2026-09-30' })],
  ],
  ['2026-06-01.. mo 10:00-any', [entry('mo', '10:00:00', null, { start_date: '2026-06-01' })]],
  ['..2026-09-30 none any-12:00', [entry('', null, '12:00:00', { end_date: '2026-09-30' })]],
])('writes and reads %j', (text, days) => {
  expect(hoursText(days)).toBe(text);
  expect(readHours(text)).toEqual(days);
});

it.each([
  ['MO - FR 8:00 – 22:00', [entry('mo tu we th fr', '08:00:00', '22:00:00')]],
  ['fr-mo 10:00-12:00', [entry('fr sa su mo', '10:00:00', '12:00:00')]],
  ['mo 10:00-12:00\nmo 14:00-18:00;', [entry('mo', '10:00:00', '12:00:00'), entry('mo', '14:00:00', '18:00:00')]],
])('reads %j too', (text, days) => {
  expect(readHours(text)).toEqual(days);
});

it.each([
  '',
  ';',
  'always',
  '08:00-22:00',
  'mo 25:00-26:00',
  'mo 08:00',
  'xx 08:00-22:00',
  'mo 08:00-22:00, tu',
  '2026-02-30.. mo',
  'mo-fr 08:00-22:00; ?',
])('reads no hours in %j', (text) => {
  expect(readHours(text)).toBeNull();
});

it('gives an example that can be read', () => {
  expect(readHours(HOURS_EXAMPLE)).toHaveLength(2);
});

it('reads an entry of a file whose fields are missing, and no entry in anything else', () => {
  expect(readScheduleDay({ days: flags('mo'), start_time: '10:00' })).toEqual(entry('mo', '10:00', null));
  for (const value of [null, 'mo', {}, { days: 'mo' }]) expect(readScheduleDay(value)).toBeNull();
});

it('reads all hours as they were written', () => {
  const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
  const time = fc.option(
    fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':')),
    { nil: null },
  );
  const date = fc.option(
    fc
      .tuple(two(11), two(27))
      .map(
        ([month, day]) =>
          `2026-${String(Number(month) + 1).padStart(2, '0')}-${String(Number(day) + 1).padStart(2, '0')}`,
      ),
    { nil: null },
  );
  const day = fc.record({
    start_date: date,
    end_date: date,
    days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    start_time: time,
    end_time: time,
  });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 5 }), (days) => {
      expect(readHours(hoursText(days))).toEqual(days);
    }),
    { seed: 39, numRuns: 500 },
  );
});

it('reads a run of blanks once, however long it is', () => {
  const blanks = ' '.repeat(300_000);
  expect(readHours(`mo${blanks},${blanks}tu${blanks}08:00${blanks}-${blanks}9:00`)).toHaveLength(1);
  expect(readHours(`mo${blanks}x`)).toBeNull();
});
