import fc from 'fast-check';
import { addDays } from './calendar-date';
import { daysBetween } from './days-between';

describe('daysBetween', () => {
  it.each([
    ['the same day', '2026-03-29', '2026-03-29', 0],
    ['the next day', '2026-03-28', '2026-03-29', 1],
    ['the day before', '2026-03-29', '2026-03-28', -1],
    ['the days around a change of clocks', '2026-10-24', '2026-10-26', 2],
    ['a leap day', '2028-02-28', '2028-03-01', 2],
    ['a day that a zone has skipped', '2011-12-29', '2011-12-31', 2],
  ])('counts the days to %s', (_case, from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-01', 'tomorrow'],
  ])('returns NaN between %s and %s, because one is not a date', (from, to) => {
    expect(daysBetween(from, to)).toBeNaN();
  });

  it('returns the number of days that addDays has added, for any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) =>
        Object.is(daysBetween('2026-06-18', addDays('2026-06-18', days)), days + 0),
      ),
    );
  });
});
