import { AT, entry, minor } from '@/tests/builders/payments/books';
import type { OrderStatus } from '../orders/order-status';
import { booksOf, type LedgerEntry } from './ledger';
import { hasLapsed, holdWarningUntil, MONEY_STATES, type MoneyState, moneyView } from './order-money';

const HELD_UNTIL = '2026-05-08T10:00:00.000Z';

const order = (status: OrderStatus, credits: readonly number[] = []) => ({
  status,
  amount: minor(9000),
  credits: credits.map(minor),
  heldUntil: HELD_UNTIL,
});

const [paid, charged] = [entry('authorised', 9000), entry('captured', 9000)];

it.each<[OrderStatus, LedgerEntry[], string]>([
  ['draft', [], 'an open payment'],
  ['draft', [entry('failed', 9000)], 'a failed attempt'],
])('says nothing of a %s order with %j', (status, entries) => {
  expect(moneyView(order(status), entries)).toBeNull();
});

it.each<
  [string, OrderStatus, number[], LedgerEntry[], MoneyState, { kept: number; toReturn: number; reserved: number }]
>([
  ['is reserved until the hotel accepts', 'draft', [], [paid], 'reserved', { kept: 0, toReturn: 0, reserved: 9000 }],
  ['stays reserved until it is charged', 'accepted', [], [paid], 'reserved', { kept: 0, toReturn: 0, reserved: 9000 }],
  ['is charged', 'accepted', [], [paid, charged], 'charged', { kept: 9000, toReturn: 0, reserved: 0 }],
  ['is charged at once', 'draft', [], [paid, charged], 'charged', { kept: 9000, toReturn: 0, reserved: 0 }],
  [
    'is still to be given back in part',
    'done',
    [1000],
    [paid, charged],
    'returning',
    { kept: 9000, toReturn: 1000, reserved: 0 },
  ],
  [
    'is given back in part',
    'done',
    [1000],
    [paid, charged, entry('refunded', 1000)],
    'returned',
    { kept: 8000, toReturn: 0, reserved: 0 },
  ],
  [
    'is still to be given back again',
    'done',
    [1000, 2000],
    [paid, charged, entry('refunded', 1000)],
    'returning',
    { kept: 8000, toReturn: 2000, reserved: 0 },
  ],
  [
    'is still to be given back whole',
    'cancelled',
    [],
    [paid, charged],
    'returning',
    { kept: 9000, toReturn: 9000, reserved: 0 },
  ],
  [
    'is given back whole',
    'cancelled',
    [],
    [paid, charged, entry('refunded', 9000)],
    'returned',
    { kept: 0, toReturn: 0, reserved: 0 },
  ],
  [
    'is still reserved for an order that has ended',
    'cancelled',
    [],
    [paid],
    'reserved',
    { kept: 0, toReturn: 0, reserved: 9000 },
  ],
  ['is released', 'expired', [], [paid, entry('released', 9000)], 'released', { kept: 0, toReturn: 0, reserved: 0 }],
  [
    'is charged in part, and the rest released',
    'accepted',
    [1000],
    [paid, entry('captured', 8000), entry('released', 1000)],
    'charged',
    { kept: 8000, toReturn: 0, reserved: 0 },
  ],
])('%s', (_title, status, credits, entries, state, amounts) => {
  expect(moneyView(order(status, credits), entries)).toMatchObject({ state, ...amounts });
});

it('lists what was given back with its words, and until when money is reserved only while it is', () => {
  const refund = entry('refunded', 1000, { reason: 'Cold soup' });
  expect(moneyView(order('done', [1000]), [paid, charged, refund])).toMatchObject({
    charged: 9000,
    refunds: [{ amount: 1000, reason: 'Cold soup', at: AT }],
    heldUntil: null,
  });
  expect(moneyView(order('draft'), [paid])).toMatchObject({ heldUntil: HELD_UNTIL, refunds: [] });
});

it('warns a day before', () => {
  expect(holdWarningUntil(new Date('2026-05-07T10:00:00.000Z'))).toBe(HELD_UNTIL);
});

it('names each state once', () => {
  expect(new Set(MONEY_STATES).size).toBe(MONEY_STATES.length);
});

const released = entry('released', 9000);

it.each<[boolean, string, OrderStatus, number[], LedgerEntry[], string]>([
  [true, 'at its end', 'draft', [], [paid], HELD_UNTIL],
  [true, 'after its end', 'draft', [8999], [paid], '2026-05-09T10:00:00.000Z'],
  [true, 'when it was let go', 'draft', [], [paid, released], HELD_UNTIL],
  [true, 'when it was let go after the order was accepted', 'accepted', [], [paid, released], HELD_UNTIL],
  [false, 'before its end', 'draft', [], [paid], '2026-05-08T09:59:59.999Z'],
  [false, 'when it was charged', 'draft', [], [paid, charged], HELD_UNTIL],
  [false, 'when it was charged and given back', 'draft', [], [paid, charged, entry('refunded', 9000)], HELD_UNTIL],
  [false, 'when nothing is owed', 'draft', [9000], [paid, released], HELD_UNTIL],
  [false, 'when the order has ended', 'cancelled', [], [paid, released], HELD_UNTIL],
  [false, 'when nobody has paid', 'draft', [], [entry('failed', 9000)], HELD_UNTIL],
])('a reservation has lapsed (%s) %s', (isLapsed, _when, status, credits, entries, now) => {
  expect(hasLapsed(order(status, credits), booksOf(entries), now)).toBe(isLapsed);
  expect(hasLapsed({ ...order(status, credits), heldUntil: null }, booksOf(entries), now)).toBe(false);
});
