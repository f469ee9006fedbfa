import { firstToEnd, formatCountdown, holdChanges, secondsLeft } from './slot-hold';

const TEN = '2026-06-18 10:00:00';
const ELEVEN = '2026-06-18 11:00:00';

it.each([
  ['nothing is chosen or held', { held: [], chosen: [], inCart: [] }, { hold: [], release: [] }],
  ['a time is chosen', { held: [], chosen: [TEN], inCart: [] }, { hold: [TEN], release: [] }],
  ['the chosen time is held already', { held: [TEN], chosen: [TEN], inCart: [] }, { hold: [], release: [] }],
  ['another time is chosen', { held: [TEN], chosen: [ELEVEN], inCart: [] }, { hold: [ELEVEN], release: [TEN] }],
  ['the sheet is closed', { held: [TEN, ELEVEN], chosen: [], inCart: [] }, { hold: [], release: [TEN, ELEVEN] }],
  ['the held time is in the cart', { held: [TEN], chosen: [], inCart: [TEN] }, { hold: [], release: [] }],
  ['a time of the cart is not held any more', { held: [], chosen: [], inCart: [TEN] }, { hold: [], release: [] }],
  ['a line of the cart is changed', { held: [TEN], chosen: [ELEVEN], inCart: [TEN] }, { hold: [ELEVEN], release: [] }],
])('finds what to hold and release when %s', (_case, state, changes) => {
  expect(holdChanges(state)).toEqual(changes);
});

it.each([
  [300_000, 0, 300, '5:00'],
  [300_000, 27_999, 273, '4:33'],
  [300_000, 28_000, 272, '4:32'],
  [300_000, 270_000, 30, '0:30'],
  [300_000, 299_001, 1, '0:01'],
  [300_000, 300_000, 0, '0:00'],
  [300_000, 400_000, 0, '0:00'],
])('counts down a hold that ends at %i, at %i: %i seconds, %s', (endsAt, now, seconds, clock) => {
  expect(secondsLeft(endsAt, now)).toBe(seconds);
  expect(formatCountdown(seconds)).toBe(clock);
});

it('finds all slots that end at the same moment', () => {
  const held = [
    { slot: TEN, endsAt: 5 },
    { slot: ELEVEN, endsAt: 9 },
    { slot: '2026-06-18 12:00:00', endsAt: 5 },
  ];
  expect(firstToEnd(held).map(({ slot }) => slot)).toEqual([TEN, '2026-06-18 12:00:00']);
  expect(firstToEnd([])).toEqual([]);
});
