import fc from 'fast-check';
import { addDays, monthOf, weekdayOf } from '../booking/calendar-date';
import { bcp47 } from './language';
import { addMonths, dayInFocus, endOfMonth, firstDayOfWeek, monthRange, monthWeeks, moveDay } from './month-grid';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyFirstDay = fc.constantFrom(0 as const, 1 as const, 6 as const);

describe('addMonths and endOfMonth', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 18, '2027-12'],
    ['2026-13', 1, '2026-13'],
    ['9999-12', 1, '9999-12'],
    ['0000-01', -1, '0000-01'],
  ])('the month %s plus %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it.each([
    ['2026-02-10', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-01', '2026-12-31'],
  ])('the month of %s ends on %s', (date, last) => {
    expect(endOfMonth(date)).toBe(last);
  });
});

describe('monthRange', () => {
  it.each([
    ['today to the end of the current month', '2026-11', { start_date: '2026-11-20', end_date: '2026-11-30' }],
    ['all days of a coming month', '2026-12', { start_date: '2026-12-01', end_date: '2026-12-31' }],
    ['all days of February in a leap year', '2028-02', { start_date: '2028-02-01', end_date: '2028-02-29' }],
    ['nothing for a month in the past', '2026-10', null],
    ['nothing for an invalid month', '2026-13', null],
  ])('fetches %s', (_title, month, range) => {
    expect(monthRange(month, { date: '2026-11-20' })).toEqual(range);
  });

  it('fetches one day on the last day of the month', () => {
    expect(monthRange('2026-11', { date: '2026-11-30' })).toEqual({ start_date: '2026-11-30', end_date: '2026-11-30' });
  });
});

describe('monthWeeks', () => {
  it('begins each week on the given day, with null for days of other months', () => {
    const june = monthWeeks('2026-06', 1);
    expect(june[0]?.[0]).toBe('2026-06-01');
    expect(june.at(-1)).toEqual(['2026-06-29', '2026-06-30', null, null, null, null, null]);
    expect(monthWeeks('2026-06', 0)[0]).toEqual([
      null,
      ...Array.from({ length: 6 }, (_, day) => `2026-06-0${day + 1}`),
    ]);
  });

  it('returns four, five or six weeks', () => {
    expect(monthWeeks('2027-02', 1)).toHaveLength(4);
    expect(monthWeeks('2026-06', 1)).toHaveLength(5);
    expect(monthWeeks('2026-08', 1)).toHaveLength(6);
  });

  it('returns no weeks for an invalid month', () => {
    expect(monthWeeks('2026-00', 1)).toEqual([]);
  });

  it('contains every day of the month once, at the position of its weekday', () => {
    fc.assert(
      fc.property(anyDate, anyFirstDay, (date, firstDay) => {
        const weeks = monthWeeks(monthOf(date), firstDay);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toHaveLength(Number(endOfMonth(date).slice(8)));
        expect(days.includes(date)).toBe(true);
        const isPlaced = (day: string | null, column: number) =>
          day === null || weekdayOf(day) === (firstDay + column) % 7;
        expect(weeks.every((week) => week.length === 7 && week.every(isPlaced))).toBe(true);
      }),
    );
  });
});

describe('firstDayOfWeek', () => {
  it.each([
    ['en', 1],
    ['en-GB', 1],
    ['en-US', 0],
    ['es', 1],
    ['ru', 1],
    ['de', 1],
    ['he', 0],
    ['ja', 0],
    ['ko', 0],
    ['pt', 0],
    ['ar', 6],
    ['fa', 6],
    ['zh-Hans', 1],
    ['ba', 1],
    ['', 1],
    ['en-gb-gb-x', 1],
  ])('the first day of the week in %j is %i (Sunday is 0)', (locale, day) => {
    expect(firstDayOfWeek(bcp47(locale))).toBe(day);
  });
});

describe('moveDay', () => {
  const grid = { direction: 'ltr', firstDay: 1 } as const;
  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['Enter', null],
    ['toString', null],
  ])('the key %s moves from 2026-11-20 to %s', (key, date) => {
    expect(moveDay('2026-11-20', key, grid)).toBe(date);
  });

  it.each([
    ['ArrowLeft', '2026-11-21'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-13'],
    ['Home', '2026-11-16'],
  ])('the key %s moves from 2026-11-20 to %s in right-to-left pages', (key, date) => {
    expect(moveDay('2026-11-20', key, { ...grid, direction: 'rtl' })).toBe(date);
  });

  it.each([
    ['crosses the end of a month', '2026-11-30', 'ArrowRight', false, '2026-12-01'],
    ['crosses the beginning of a year', '2026-01-01', 'ArrowLeft', false, '2025-12-31'],
    ['stops at the last day of a shorter previous month', '2026-03-31', 'PageUp', false, '2026-02-28'],
    ['stops at the last day of a shorter next month', '2026-01-31', 'PageDown', false, '2026-02-28'],
    ['moves by a year with Shift', '2026-11-20', 'PageDown', true, '2027-11-20'],
    ['moves from a leap day to 28 February with Shift', '2028-02-29', 'PageDown', true, '2029-02-28'],
  ])('keyboard navigation %s', (_title, date, key, shift, expected) => {
    expect(moveDay(date, key, { ...grid, shift })).toBe(expected);
  });

  it('does not move from an invalid date', () => {
    expect(moveDay('today', 'ArrowLeft', grid)).toBeNull();
  });

  it('Home and End stay in the week, and the opposite arrow returns to the same day', () => {
    const back = {
      ArrowLeft: 'ArrowRight',
      ArrowUp: 'ArrowDown',
      ArrowRight: 'ArrowLeft',
      ArrowDown: 'ArrowUp',
    } as const;
    fc.assert(
      fc.property(
        anyDate,
        anyFirstDay,
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (date, firstDay, direction) => {
          const at = { direction, firstDay };
          expect(weekdayOf(moveDay(date, 'Home', at) ?? '')).toBe(firstDay);
          expect(weekdayOf(moveDay(date, 'End', at) ?? '')).toBe((firstDay + 6) % 7);
          for (const [key, opposite] of Object.entries(back)) {
            expect(moveDay(moveDay(date, key, at) ?? '', opposite, at)).toBe(date);
          }
        },
      ),
    );
  });
});

describe('dayInFocus', () => {
  const isFree = (date: string) => date >= '2026-12-03';
  it.each([
    ['the chosen day', '2026-11', '2026-11-25', '2026-11-25'],
    ['today if no day is chosen', '2026-11', null, '2026-11-20'],
    ['the first available day of another month', '2026-12', '2026-11-25', '2026-12-03'],
    ['the first day of a month without available days', '2026-10', null, '2026-10-01'],
    ['no day of an invalid month', 'x', null, null],
  ])('Tab reaches %s', (_title, month, chosen, day) => {
    expect(dayInFocus(month, { chosen, today: '2026-11-20', isFree })).toBe(day);
  });
});
