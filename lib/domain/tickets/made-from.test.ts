import { ticketOrder } from '@/tests/builders/tickets/ticket-order';
import { madeFrom, takenUpAt } from './made-from';

const ORDERED = ticketOrder().created_at;
const TAKEN_UP = '2026-05-01T10:05:00.000Z';
const PAID = '2026-05-01T10:10:00.000Z';
const LATER = '2026-05-02T06:30:00.000Z';

// Rule: tickets/TK3.
describe('madeFrom', () => {
  it.each([
    ['placed', 'a new order', {}, ORDERED],
    ['placed', 'an order that staff have taken up', { taken_up_at: TAKEN_UP }, ORDERED],
    ['placed', 'an order for later', { waits_from: LATER }, LATER],
    ['placed', 'an order for later that staff have taken up', { waits_from: LATER, taken_up_at: TAKEN_UP }, TAKEN_UP],
    ['placed', 'an order that was paid online', { online: 'paid', paid_at: PAID }, PAID],
    ['placed', 'an order for later that was paid online', { online: 'paid', paid_at: PAID, waits_from: LATER }, LATER],
    [
      'placed',
      'an order that staff took up before it was paid',
      { online: 'paid', paid_at: PAID, taken_up_at: TAKEN_UP },
      TAKEN_UP,
    ],
    ['placed', 'an unpaid order that staff have taken up', { online: 'open', taken_up_at: TAKEN_UP }, TAKEN_UP],
    ['accepted', 'an order that staff have taken up', { taken_up_at: TAKEN_UP }, TAKEN_UP],
    ['accepted', 'an order for a time before it was taken up', { waits_from: ORDERED, taken_up_at: PAID }, PAID],
  ] as const)('with print_when %s: %s', (print_when, _what, order, expected) => {
    expect(madeFrom(ticketOrder(order), { print_when })).toBe(expected);
  });
});

describe('takenUpAt', () => {
  const moves = (...statuses: string[]) => statuses.map((status, minute) => ({ status, moved_at: `10:0${minute}` }));

  it.each([
    ['no moves', [], null],
    ['a promise and another one', ['approved', 'approved'], '10:00'],
    ['on its way', ['approved', 'accepted'], '10:00'],
    ['put back to the new ones', ['approved', 'draft'], null],
    ['put back and taken up again', ['approved', 'draft', 'accepted'], '10:02'],
    ['reopened from done', ['approved', 'done', 'approved'], '10:00'],
    ['cancelled at once', ['cancelled'], null],
  ])('%s', (_what, statuses, expected) => {
    expect(takenUpAt(moves(...statuses))).toBe(expected);
  });
});
