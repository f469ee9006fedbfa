import fc from 'fast-check';
import { type AddressHolds, countHolds, HOLD_BOUNDS, HOLD_COUNT_LASTS, holdSeconds } from './hold-bounds';
import { HOLD_SECONDS } from './slot-hold';

const DAY = '2026-05-02';
const WEEK = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-05-${day}`);
const FREE = HOLD_BOUNDS.freeSeconds;

const none: AddressHolds = { places: 0, days: [], placesOfDay: 0 };
const asked = (held: Partial<AddressHolds>, { freeOfDay = 20, counted = 0 } = {}) =>
  holdSeconds({ date: DAY, freeOfDay, counted, held: { ...none, ...held } });

describe('holdSeconds', () => {
  it.each([
    ['the first place', {}, {}, 300],
    ['one of many guests of a hotel', { places: 59, days: [DAY], placesOfDay: 9 }, {}, 300],
    ['the place after the last that an address may hold', { places: 60 }, {}, 0],
    ['the last place of its half of the day', { places: 9, days: [DAY], placesOfDay: 9 }, {}, 300],
    ['a place of the other half', { places: 10, days: [DAY], placesOfDay: 10 }, {}, 0],
    ['half of an odd number', { placesOfDay: 2, days: [DAY] }, { freeOfDay: 5 }, 0],
    ['the only free place of a day', {}, { freeOfDay: 1 }, 300],
    ['the only free place of a day in which it holds another', { placesOfDay: 1 }, { freeOfDay: 1 }, 0],
    ['a day with nothing free, which is checked elsewhere', {}, { freeOfDay: 0 }, 300],
    ['the seventh day of a product', { days: WEEK.slice(1) }, {}, 300],
    ['the eighth day of a product', { days: WEEK }, {}, 0],
    ['one of seven days on which it holds already', { days: [DAY, ...WEEK.slice(1)], placesOfDay: 3 }, {}, 300],
    ['a hotel of which many holds had no order', {}, { counted: FREE }, 300],
    ['an address with twice as many', {}, { counted: 2 * FREE }, 150],
    ['an address with three times as many', {}, { counted: 3 * FREE }, 100],
    ['an address that has held without end', {}, { counted: 5 * FREE }, 60],
    ['more than can be counted', {}, { counted: 100 * FREE }, 60],
  ])('%s', (_what, held, more, seconds) => {
    expect(asked(held, more)).toBe(seconds);
  });

  it('leaves at least half of a day’s free places to others, whenever there are two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), (freeOfDay) => {
        let placesOfDay = 0;
        while (placesOfDay < 200 && asked({ placesOfDay, days: [DAY] }, { freeOfDay }) > 0) placesOfDay += 1;
        expect(placesOfDay).toBeLessThanOrEqual(freeOfDay / 2);
      }),
    );
  });
});

describe('countHolds', () => {
  const SECOND = 1_000;
  const HOUR = 3_600 * SECOND;

  it.each([
    ['nothing is counted at first', { seconds: 0, at: 0 }, 0, 5 * SECOND, 0],
    ['a hold is counted when it begins', { seconds: 0, at: 0 }, 300, 0, 300],
    ['an order takes it away again', { seconds: 300, at: 0 }, -300, 0, 0],
    ['no order makes a count that is less than nothing', { seconds: 100, at: 0 }, -300, 0, 0],
    ['as much as is free is forgotten in an hour', { seconds: FREE + 7, at: 0 }, 0, HOUR, 7],
    ['half of it in half an hour', { seconds: FREE, at: 0 }, 0, HOUR / 2, FREE / 2],
    ['a count does not go on without end', { seconds: 5 * FREE, at: 0 }, 300, 0, 5 * FREE],
    ['a clock that was set back forgets nothing', { seconds: 300, at: HOUR }, 0, 0, 300],
  ])('%s', (_what, count, more, now, seconds) => {
    expect(countHolds(count, more, now)).toEqual({ seconds, at: now });
  });

  it('has nothing left after the time that a count lasts', () => {
    expect(countHolds({ seconds: Number.MAX_SAFE_INTEGER, at: 0 }, 0, 0).seconds).toBe(5 * FREE);
    expect(countHolds({ seconds: 5 * FREE, at: 0 }, 0, HOLD_COUNT_LASTS * SECOND).seconds).toBe(0);
  });

  it('shortens the holds of an attacker who takes all that is allowed for a day, and lets a hotel recover in hours', () => {
    let count = { seconds: 0, at: 0 };
    const lengthAt = (now: number) => {
      count = countHolds(count, 0, now);
      return asked({}, { counted: count.seconds });
    };
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const now = minute * 60 * SECOND;
      count = countHolds(count, 60 * lengthAt(now), now);
    }
    expect(lengthAt(count.at)).toBe(HOLD_BOUNDS.shortest);
    expect(lengthAt(count.at + 4 * HOUR)).toBe(HOLD_SECONDS);
  });

  it('keeps full holds for a hotel whose guests order half of what they hold', () => {
    let count = { seconds: 0, at: 0 };
    for (let guest = 0; guest < 24 * 60; guest += 1) {
      const now = guest * 60 * SECOND;
      // One guest a minute, day and night: every other one orders after two minutes, the others leave after one.
      count = countHolds(count, 300, now);
      expect(asked({}, { counted: count.seconds })).toBe(HOLD_SECONDS);
      count = countHolds(count, guest % 2 === 0 ? -300 : -240, now + 60 * SECOND);
    }
  });
});
