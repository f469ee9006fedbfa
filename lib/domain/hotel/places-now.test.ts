import type { OpeningSpan } from '../booking/opening-spans';
import { minutesFromMidnight, type PlaceNow, placesNow, placeText } from './places-now';

const at = (time: string, day = 0) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day * 1440 + hours * 60 + minutes;
};
const daily = (from: string, until: string): readonly OpeningSpan[] =>
  [-1, 0, 1].map((day) => [at(from, day), at(until, until <= from ? day + 1 : day)] as const);

const BREAKFAST = daily('07:00', '10:30');
const TERRACE = daily('12:00', '23:00');
const BAR = daily('10:00', '01:00');
const SUSHI = daily('18:00', '22:30');
const CAFE = daily('08:00', '19:00');
const HOUSE = [BREAKFAST, TERRACE, BAR, SUSHI, CAFE];
const open = (index: number, minutes: number): PlaceNow => ({ index, isOpen: true, minutes });
const later = (index: number, minutes: number): PlaceNow => ({ index, isOpen: false, minutes });

describe('What is open now', () => {
  it.each<[string, PlaceNow[]]>([
    ['00:30', [open(2, at('01:00')), later(0, at('07:00')), later(4, at('08:00')), later(1, at('12:00'))]],
    ['06:59', [later(0, at('07:00')), later(4, at('08:00')), later(2, at('10:00')), later(1, at('12:00'))]],
    ['07:00', [open(0, at('10:30')), later(4, at('08:00')), later(2, at('10:00')), later(1, at('12:00'))]],
    ['10:30', [open(0, at('10:30')), open(2, at('01:00', 1)), open(4, at('19:00')), later(1, at('12:00'))]],
    ['10:31', [open(2, at('01:00', 1)), open(4, at('19:00')), later(1, at('12:00')), later(3, at('18:00'))]],
    ['23:30', [open(2, at('01:00', 1)), later(0, at('07:00', 1)), later(4, at('08:00', 1)), later(1, at('12:00', 1))]],
  ])('at %s comes first, and then what opens next', (time, expected) => {
    expect(placesNow(HOUSE, at(time), 4)).toEqual(expected);
  });

  it('leaves out what opens no more within the known days', () => {
    expect(placesNow([[[at('10:00'), at('12:00')]], []], at('12:01'), 4)).toEqual([]);
  });
});

describe('The text of a place', () => {
  const words = {
    until: 'until {time}',
    from: 'from {time}',
    on: 'opens {time}',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  };
  it.each<[string, PlaceNow, number, string]>([
    ['says until when it is open', open(0, at('10:30')), at('09:00'), 'until 10:30'],
    ['says until when it is open after midnight', open(0, at('01:00', 1)), at('23:00'), 'until 01:00'],
    ['says when it opens today', later(0, at('19:00')), at('09:00'), 'from 19:00'],
    ['names the day when it opens tomorrow', later(0, at('07:05', 1)), at('22:00'), 'opens Sun 07:05'],
    ['names no day after midnight of a page of yesterday', later(0, at('07:00', 1)), at('00:10', 1), 'from 07:00'],
  ])('%s', (_title, place, now, expected) => {
    expect(placeText(place, { now, weekday: 6, words })).toBe(expected);
  });
});

it.each([
  ['2026-06-15', { date: '2026-06-15', minutes: 90 }, 90],
  ['2026-06-15', { date: '2026-06-17', minutes: 0 }, 2880],
  // A change to summer time between them does not count on the wall clock.
  ['2026-03-28', { date: '2026-03-30', minutes: 60 }, 2940],
  ['2026-06-15', { date: '2026-06-14', minutes: 1439 }, -1],
])('counts the minutes since the midnight of %s', (date, now, expected) => {
  expect(minutesFromMidnight(date, now)).toBe(expected);
});
