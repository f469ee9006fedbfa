import { isCharged, moneySentences, type PaidOrder } from './money-sentence';

type Money = NonNullable<PaidOrder['money']>;

const money = (parts: Partial<Money>): Money => ({
  state: 'charged',
  reserved: 0,
  charged: 0,
  kept: 0,
  to_return: 0,
  refunds: [],
  ...parts,
});
const AT = '2026-11-29T10:00:00.000Z';
const LATER = '2026-11-30T10:00:00.000Z';
const soup = { amount: 4.5, reason: ' soup was cold ', at: AT };
const cancelled = { amount: 7.5, reason: '', at: LATER };

const RESERVED = money({ state: 'reserved', reserved: 12 });
const said = (ostatus_id: string, of: Money) =>
  moneySentences({ ostatus_id, money: of }).map(({ key, amount, at, words }) => [key, amount, at, words]);

it.each([
  [
    'reserved, while the hotel has not accepted',
    'draft',
    RESERVED,
    [
      ['money_reserved', 12_000, '', ''],
      ['money_on_accept', 0, '', ''],
    ],
  ],
  ['reserved and accepted, before it is charged', 'approved', RESERVED, [['money_reserved', 12_000, '', '']]],
  ['reserved and cancelled, before it is released', 'cancelled', RESERVED, [['money_returning', 12_000, '', '']]],
  ['reserved and expired, before it is released', 'expired', RESERVED, [['money_returning', 12_000, '', '']]],
  ['charged', 'done', money({ charged: 12, kept: 12 }), [['money_charged', 12_000, '', '']]],
  [
    'charged in part, where the rest of the reservation was not needed',
    'done',
    money({ charged: 7.5, kept: 7.5 }),
    [['money_charged', 7500, '', '']],
  ],
  [
    'to be given back',
    'cancelled',
    money({ state: 'returning', charged: 12, kept: 12, to_return: 12 }),
    [['money_returning', 12_000, '', '']],
  ],
  [
    'given back in part, and more to be given back',
    'cancelled',
    money({ state: 'returning', charged: 12, kept: 7.5, to_return: 7.5, refunds: [soup] }),
    [
      ['money_returned_for', 4500, AT, 'soup was cold'],
      ['money_returning', 7500, '', ''],
    ],
  ],
  [
    'given back in part, with the words of staff',
    'done',
    money({ state: 'returned', charged: 12, kept: 7.5, refunds: [soup] }),
    [['money_returned_for', 4500, AT, 'soup was cold']],
  ],
  [
    'given back at twice, the oldest first',
    'cancelled',
    money({ state: 'returned', charged: 12, refunds: [soup, cancelled] }),
    [
      ['money_returned_for', 4500, AT, 'soup was cold'],
      ['money_returned', 7500, LATER, ''],
    ],
  ],
  [
    'given back for a reason of blanks',
    'done',
    money({ state: 'returned', charged: 12, kept: 11, refunds: [{ amount: 1, reason: '  ', at: AT }] }),
    [['money_returned', 1000, AT, '']],
  ],
  ['released', 'expired', money({ state: 'released' }), [['money_released', 0, '', '']]],
] as const)('says of money that is %s', (_what, status, of, sentences) => {
  expect(said(status, of)).toEqual(sentences);
});

it('reads amounts of currencies without decimals and with three', () => {
  expect(said('done', money({ charged: 1200 }))).toEqual([['money_charged', 1_200_000, '', '']]);
  expect(said('done', money({ charged: 1.234 }))).toEqual([['money_charged', 1234, '', '']]);
});

it('says nothing where nothing was paid online, nor of an order of an earlier server', () => {
  expect(moneySentences({ ostatus_id: 'done', money: null })).toEqual([]);
  const { money: _absent, ...old } = { ostatus_id: 'done', money: null };
  expect(moneySentences(JSON.parse(JSON.stringify(old)))).toEqual([]);
});

it.each([
  ['charged', money({ charged: 12, kept: 12 }), true],
  ['given back in part', money({ state: 'returned', charged: 12, kept: 7.5 }), true],
  ['given back in full', money({ state: 'returned', charged: 12 }), false],
  ['to be given back', money({ state: 'returning', charged: 12, kept: 12, to_return: 4.5 }), false],
  ['reserved', RESERVED, false],
  ['released', money({ state: 'released' }), false],
])('decides whether an order is paid whose money is %s', (_what, of, isPaid) => {
  expect(isCharged(of)).toBe(isPaid);
});
