import { books, minor } from '@/tests/builders/payments/books';
import type { OrderStatus } from '../orders/order-status';
import { CAPTURE_TIMES, type CaptureTime, type MoneyStep, nextMoneyStep, owedOf } from './money-step';

const AMOUNT = 9000;
const STATUSES = ['draft', 'approved', 'accepted', 'done', 'cancelled', 'expired'] as const;
const ACCEPTED = ['approved', 'accepted', 'done'] as const;
const STOPPED = ['cancelled', 'expired'] as const;

const order = (
  status: OrderStatus,
  { credits = [], isOpen = false }: { credits?: number[]; isOpen?: boolean } = {},
) => ({
  status,
  amount: minor(AMOUNT),
  credits: credits.map(minor),
  isOpen,
});

const step = (kind: MoneyStep['kind'], amount: number, key: string): MoneyStep => ({
  kind,
  amount: minor(amount),
  key,
});

describe('what the guest owes', () => {
  it.each([
    ['draft', [], 9000],
    ['draft', [1000], 8000],
    ['approved', [1000, 500], 7500],
    ['accepted', [], 9000],
    ['done', [9000], 0],
    // Nobody can take off more than everything; if it is done all the same, the guest owes nothing.
    ['done', [9000, 1], 0],
    ['cancelled', [], 0],
    ['cancelled', [1000], 0],
    ['expired', [], 0],
  ] as const)('of a %s order with the credits %j is %i', (status, credits, owed) => {
    expect(owedOf(order(status, { credits: [...credits] }))).toBe(owed);
  });
});

/** What the provider's books are when the guest has paid, by when the money is taken. */
const PAID: Readonly<Record<CaptureTime, ReturnType<typeof books>>> = {
  at_once: books({ authorised: AMOUNT, captured: AMOUNT }),
  on_accept: books({ authorised: AMOUNT }),
};

describe('the next step', () => {
  it.each(STATUSES)('of a %s order that nobody has paid is none while its page is closed', (status) => {
    expect(nextMoneyStep(order(status), books())).toBeNull();
    expect(nextMoneyStep(order(status, { credits: [1000] }), books())).toBeNull();
  });

  it.each(STATUSES)('of a %s order whose page is open ends the page only if the order has ended', (status) => {
    const isStopped = status === 'cancelled' || status === 'expired';
    expect(nextMoneyStep(order(status, { isOpen: true }), books())).toEqual(
      isStopped ? step('release', 0, 'released:0') : null,
    );
  });

  it.each([
    ['on_accept', 'draft', [], null],
    ['at_once', 'draft', [], null],
    ...ACCEPTED.flatMap((status) => [
      ['on_accept', status, [], step('capture', 9000, 'captured:9000')] as const,
      ['at_once', status, [], null] as const,
      ['on_accept', status, [1000], step('capture', 8000, 'captured:8000')] as const,
      ['at_once', status, [1000], step('refund', 1000, 'refunded:1000')] as const,
      ['on_accept', status, [4000, 5000], step('release', 9000, 'released:9000')] as const,
      ['at_once', status, [4000, 5000], step('refund', 9000, 'refunded:9000')] as const,
    ]),
    ['on_accept', 'draft', [1000], null],
    ['at_once', 'draft', [1000], step('refund', 1000, 'refunded:1000')],
    ['on_accept', 'draft', [9000], step('release', 9000, 'released:9000')],
    ...STOPPED.flatMap((status) => [
      ['on_accept', status, [], step('release', 9000, 'released:9000')] as const,
      ['at_once', status, [], step('refund', 9000, 'refunded:9000')] as const,
      ['on_accept', status, [1000], step('release', 9000, 'released:9000')] as const,
      ['at_once', status, [1000], step('refund', 9000, 'refunded:9000')] as const,
    ]),
  ] as readonly (readonly [CaptureTime, OrderStatus, readonly number[], MoneyStep | null])[])(
    'of a payment taken %s, for a %s order with the credits %j, is %j',
    (capture, status, credits, expected) => {
      expect(nextMoneyStep(order(status, { credits: [...credits] }), PAID[capture])).toEqual(expected);
    },
  );

  it.each<[string, OrderStatus, number[], Parameters<typeof books>[0], MoneyStep | null]>([
    [
      'gives back what a credit takes off after the charge',
      'accepted',
      [1000],
      { captured: 9000 },
      step('refund', 1000, 'refunded:1000'),
    ],
    [
      'gives back the second credit after the first',
      'accepted',
      [1000, 500],
      { captured: 9000, refunded: 1000 },
      step('refund', 500, 'refunded:1500'),
    ],
    ['does nothing once a credit is given back', 'done', [1000], { captured: 9000, refunded: 1000 }, null],
    [
      'gives back the rest when a credited order ends',
      'cancelled',
      [1000],
      { captured: 9000, refunded: 1000 },
      step('refund', 8000, 'refunded:9000'),
    ],
    ['does nothing once everything is given back', 'cancelled', [], { captured: 9000, refunded: 9000 }, null],
    [
      'releases what a smaller charge has left',
      'accepted',
      [1000],
      { captured: 8000 },
      step('release', 1000, 'released:1000'),
    ],
    ['does nothing once what was left is released', 'accepted', [1000], { captured: 8000, released: 1000 }, null],
    ['gives back before it releases', 'cancelled', [], { captured: 8000 }, step('refund', 8000, 'refunded:8000')],
    [
      'releases what is held beside what was given back',
      'cancelled',
      [],
      { captured: 8000, refunded: 8000 },
      step('release', 1000, 'released:1000'),
    ],
    ['charges nothing once the reservation has ended', 'accepted', [], { released: 9000 }, null],
    ['does nothing for an order that ended after its reservation', 'cancelled', [], { released: 9000 }, null],
    ['charges no more than is held', 'accepted', [], { released: 4000 }, step('capture', 5000, 'captured:5000')],
    ['leaves what the hotel gave back by itself', 'accepted', [], { captured: 9000, refunded: 2000 }, null],
    [
      'counts what the hotel gave back by itself',
      'accepted',
      [3000],
      { captured: 9000, refunded: 2000 },
      step('refund', 1000, 'refunded:3000'),
    ],
    ['keeps what was charged when the move is undone', 'draft', [], { captured: 9000 }, null],
  ])('%s', (_title, status, credits, amounts, expected) => {
    expect(nextMoneyStep(order(status, { credits }), books({ authorised: AMOUNT, ...amounts }))).toEqual(expected);
  });

  it('has the same key for older books, so that it has no second effect, and another one for a larger refund', () => {
    const [stale, fresh] = [
      books({ authorised: AMOUNT, captured: AMOUNT }),
      books({ authorised: AMOUNT, captured: AMOUNT, refunded: 1000 }),
    ];
    const first = nextMoneyStep(order('accepted', { credits: [1000] }), stale);
    expect(nextMoneyStep(order('accepted', { credits: [1000] }), stale)).toEqual(first);
    expect(nextMoneyStep(order('accepted', { credits: [1000] }), fresh)).toBeNull();
    expect(nextMoneyStep(order('accepted', { credits: [1000, 2000] }), fresh)?.key).not.toBe(first?.key);
  });

  it('knows two times at which money is taken', () => {
    expect(CAPTURE_TIMES).toEqual(['at_once', 'on_accept']);
  });
});
