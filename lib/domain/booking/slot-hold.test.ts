import {
  afterRunOut,
  firstToEnd,
  formatCountdown,
  holdChanges,
  holdsOf,
  isDeviceHold,
  secondsLeft,
  withEnded,
  withHolds,
} from './slot-hold';

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

describe('the holds of the cart that a device keeps', () => {
  const hold = (slot: string, endsAt: number, product = 'massage') => ({ product, slot, endsAt });
  const line = { product: 'massage', slots: [TEN, ELEVEN] };

  it.each([
    ['a hold', hold(TEN, 1), true],
    ['one that has run out', hold(TEN, 0), true],
    ['a time before all times', hold(TEN, -5), false],
    ['no slot', { product: 'massage', endsAt: 1 }, false],
    ['a time that is no number', { product: 'massage', slot: TEN, endsAt: '1' }, false],
    ['null', null, false],
  ])('reads %s', (_, value, is) => expect(isDeviceHold(value)).toBe(is));

  it.each([
    ['lasts', [hold(TEN, 11)], [hold(TEN, 11)], []],
    ['ends at its time and is remembered', [hold(TEN, 10)], [hold(TEN, 0)], [TEN]],
    ['ended long ago', [hold(TEN, 1)], [hold(TEN, 0)], [TEN]],
    ['was reported as ended before', [hold(TEN, 0)], [hold(TEN, 0)], []],
    ['ends without a line', [hold(TEN, 10, 'sauna'), hold(TEN, 0, 'sauna')], [], []],
    ['lasts without a line, which another tab may have', [hold(TEN, 11, 'sauna')], [hold(TEN, 11, 'sauna')], []],
  ])('at ten, one that %s', (_, all, holds, ended) => expect(afterRunOut(all, [line], 10)).toEqual({ holds, ended }));

  it('belong to the line with their product and slot', () => {
    const all = [hold(TEN, 5), hold(ELEVEN, 0), hold(TEN, 5, 'sauna'), hold('2026-06-19 10:00:00', 5)];
    expect(holdsOf(all, line)).toEqual({ held: [hold(TEN, 5)], ended: [ELEVEN] });
    expect(holdsOf(all, { product: 'massage', slots: [] })).toEqual({ held: [], ended: [] });
  });

  it('are remembered as no longer held', () => {
    expect(withEnded([hold(TEN, 5), hold(TEN, 5, 'sauna')], line)).toEqual([hold(TEN, 0), hold(TEN, 5, 'sauna')]);
  });

  it.each([
    ['a new hold', [], [TEN], [TEN], [hold(TEN, 9)]],
    ['a hold again', [hold(TEN, 0)], [TEN], [TEN], [hold(TEN, 9)]],
    ['what another tab holds', [hold(ELEVEN, 7)], [TEN], [TEN, ELEVEN], [hold(ELEVEN, 7), hold(TEN, 9)]],
    ['nothing of a slot that has left the cart', [hold(ELEVEN, 7)], [], [], []],
    ['other products', [hold(TEN, 7, 'sauna')], [TEN], [TEN], [hold(TEN, 7, 'sauna'), hold(TEN, 9)]],
  ])('keep %s', (_, all, slots, inCart, kept) => {
    const held = slots.map((slot) => ({ slot, endsAt: 9 }));
    expect(withHolds(all, { product: 'massage', held, inCart })).toEqual(kept);
  });
});
