import type { CurrencyDigits, Minor } from '../money/money';
import { allowedTip, chosenTip, NO_TIP, OTHER_TIP, type TipChoice, type TipOffer, tipSuggestions } from './tip';
import { canBeTipped } from './tip-after-delivery';

const minor = (decimal: number) => Math.round(decimal * 1000) as Minor;
const order = (products: number, most = products, digits: CurrencyDigits = 2) => ({
  ...{ products: minor(products), most: minor(most), digits },
});
const PERCENT: TipOffer = { percent: [5, 10, 15], amounts: [], after_delivery: false };
const AMOUNTS: TipOffer = { percent: [], amounts: [2, 5], after_delivery: false };
const other = (typed: string): TipChoice => ({ chosen: OTHER_TIP, typed });

describe('tipSuggestions', () => {
  it.each<[string, TipOffer, ReturnType<typeof order>, [string, number][]]>([
    [
      'percentages of the products',
      PERCENT,
      order(40, 48),
      [
        ['5', 2],
        ['10', 4],
        ['15', 6],
      ],
    ],
    [
      'rounded half up to cents',
      PERCENT,
      order(12.3),
      [
        ['5', 0.62],
        ['10', 1.23],
        ['15', 1.85],
      ],
    ],
    [
      'in whole yen',
      PERCENT,
      order(1230, 1230, 0),
      [
        ['5', 62],
        ['10', 123],
        ['15', 185],
      ],
    ],
    ['without what comes to nothing, or to the same', PERCENT, order(0.08), [['10', 0.01]]],
    [
      'amounts',
      AMOUNTS,
      order(40),
      [
        ['2', 2],
        ['5', 5],
      ],
    ],
    ['no more than the order', AMOUNTS, order(4.5), [['2', 2]]],
    ['nothing for an order that costs nothing', AMOUNTS, order(0), []],
  ])('suggests %s', (_title, offer, at, expected) => {
    expect(tipSuggestions(offer, at).map(({ key, amount }) => [key, amount / 1000])).toEqual(expected);
  });
});

describe('chosenTip', () => {
  it.each<[string, TipChoice, number | null]>([
    ['is 0 while nothing is chosen', NO_TIP, 0],
    ['is that of the suggestion', { chosen: '10', typed: '' }, 4],
    ['ignores what was typed before another choice', { chosen: '10', typed: '7' }, 4],
    ['is 0 for a suggestion that is gone', { chosen: '12', typed: '' }, 0],
    ['is what was typed', other('3.50'), 3.5],
    ['reads a comma', other(' 3,5 '), 3.5],
    ['reads the digits of other scripts', other('٣٫٥٠'), 3.5],
    ['is 0 while nothing is typed', other(' '), 0],
    ['is 0 for a typed 0', other('0'), 0],
    ['may be as much as the order', other('48'), 48],
    ['is none for more than the order', other('48.01'), null],
    ['is none for too many decimals', other('1.005'), null],
    ['is none below 0', other('-1'), null],
    ['is none for a word', other('much'), null],
  ])('%s', (_title, choice, expected) => {
    const tip = chosenTip(choice, PERCENT, order(40, 48));
    expect(tip === null ? null : tip / 1000).toBe(expected);
  });
});

describe('allowedTip', () => {
  it.each<[number | null, CurrencyDigits, number | null]>([
    [0, 2, 0],
    [2.5, 2, 2.5],
    [2.505, 2, null],
    [2.505, 3, 2.505],
    [2.5, 0, null],
    [10, 2, 10],
    [10.01, 2, null],
    [-0.01, 2, null],
    [Number.NaN, 2, null],
    [null, 2, null],
  ])('of %s with %s decimals in an order of 10.00 is %s', (tip, digits, expected) => {
    const allowed = allowedTip(tip, { most: minor(10), digits });
    expect(allowed === null ? null : allowed / 1000).toBe(expected);
  });
});

describe('canBeTipped', () => {
  const AFTER: TipOffer = { ...PERCENT, after_delivery: true };
  const done = {
    ...{ status: 'done', status_at: '2026-06-18T12:00:00.000Z', final_sum: minor(40), tip: minor(0) },
    ...{ number_room: '214', anonymised_at: null, chargesRoom: true, isOnline: false, isOnBill: true },
  };
  const at = (time: string) => new Date(`2026-06-${time}.000Z`);

  it.each<[string, boolean, Partial<typeof done> | object, TipOffer | null, Date]>([
    ['a delivered order that is charged to the room', true, {}, AFTER, at('18T13:00:00')],
    ['it until a day later', true, {}, AFTER, at('19T12:00:00')],
    ['no order of the day before', false, {}, AFTER, at('19T12:00:01')],
    ['no order of a hotel without tips', false, {}, null, at('18T13:00:00')],
    ['no order of a hotel that asks at the checkout only', false, {}, PERCENT, at('18T13:00:00')],
    ['no order that is under way', false, { status: 'accepted' }, AFTER, at('18T13:00:00')],
    ['no cancelled order', false, { status: 'cancelled' }, AFTER, at('18T13:00:00')],
    ['no order that was paid at the door', false, { chargesRoom: false }, AFTER, at('18T13:00:00')],
    ['no order that is paid online', false, { isOnline: true }, AFTER, at('18T13:00:00')],
    ['no order of a stay that has ended', false, { isOnBill: false }, AFTER, at('18T13:00:00')],
    ['no order without a room', false, { number_room: null }, AFTER, at('18T13:00:00')],
    ['no order with a tip', false, { tip: minor(1) }, AFTER, at('18T13:00:00')],
    ['no order that costs nothing', false, { final_sum: minor(0) }, AFTER, at('18T13:00:00')],
    ['no order whose guest nobody knows any more', false, { anonymised_at: '2026-06-18' }, AFTER, at('18T13:00:00')],
  ])('allows a tip for %s', (_title, expected, parts, offer, now) => {
    expect(canBeTipped({ ...done, ...parts }, offer, now)).toBe(expected);
  });
});
