import { orderOfPayment, paymentOutcome } from './payment-outcome';

const payment = (status_id: string, payment_link: string | null = null) => ({
  ostatus_id: 'draft',
  money: null,
  integration_payment: { status_id, extra: { payment_link } },
});

describe('paymentOutcome', () => {
  it.each([
    ['success', 'done', null, { kind: 'paid' }],
    ['error', 'done', null, { kind: 'paid' }],
    ['success', 'goes', '/pay/x', { kind: 'waiting' }],
    ['error', 'goes', '/pay/x', { kind: 'failed', link: '/pay/x' }],
    ['success', 'error', '/pay/x', { kind: 'failed', link: '/pay/x' }],
    ['error', 'error', null, { kind: 'failed', link: null }],
    ['error', 'error', 'javascript:alert(1)', { kind: 'failed', link: null }],
    ['success', 'NONE', null, { kind: 'unknown' }],
  ] as const)('/payment/%s interprets a payment with status %s and link %s as %j', (page, status, link, outcome) => {
    expect(paymentOutcome(page, payment(status, link))).toEqual(outcome);
  });

  it.each([
    ['an order that is not the guest’s', null],
    ['an order that is not paid online', { ...payment('done'), integration_payment: null }],
  ])('the outcome is unknown for %s', (_title, order) => {
    expect(paymentOutcome('success', order)).toEqual({ kind: 'unknown' });
  });
});

describe('paymentOutcome of a finished payment whose money has moved', () => {
  const money = { reserved: 0, charged: 12, kept: 0, to_return: 0, refunds: [] };
  const reserved = { ...money, state: 'reserved', charged: 0, reserved: 12 } as const;
  it.each([
    ['charged', 'done', { ...money, state: 'charged', kept: 12 }, 'paid'],
    ['given back in part', 'done', { ...money, state: 'returned', kept: 7.5 }, 'paid'],
    ['given back in full', 'cancelled', { ...money, state: 'returned' }, 'returned'],
    ['to be given back', 'cancelled', { ...money, state: 'returning', kept: 12, to_return: 12 }, 'returned'],
    ['released', 'expired', { ...money, state: 'released', charged: 0 }, 'returned'],
    ['reserved', 'draft', reserved, 'reserved'],
    ['reserved by an order that the hotel has accepted', 'approved', reserved, 'reserved'],
    ['reserved by a cancelled order', 'cancelled', reserved, 'returned'],
    ['reserved by an expired order', 'expired', reserved, 'returned'],
  ] as const)('is recognised when it is %s', (_title, ostatus_id, of, kind) => {
    expect(paymentOutcome('success', { ...payment('done'), ostatus_id, money: of })).toEqual({ kind });
    expect(paymentOutcome('error', { ...payment('done'), ostatus_id, money: of })).toEqual({ kind });
  });
});

describe('orderOfPayment', () => {
  const order = (uuid: string, created_at: string, online = true) => ({
    uuid,
    num: `10${uuid}`,
    created_at,
    integration_payment: online ? payment('goes').integration_payment : null,
  });
  const orders = [
    order('a', '2026-11-20T10:00:00Z'),
    order('b', '2026-11-20T12:00:00+01:00'),
    order('c', '2026-11-20T13:00:00Z', false),
    order('d', 'long ago'),
  ];

  it.each([
    ['returns the order whose number is in the address', '10a', 'a'],
    ['returns the order whose uuid an upstream put into the address', 'A', 'a'],
    ['returns nothing for the number of another guest’s order', '10z', undefined],
    ['returns the newest order that is paid online if the address has no number', null, 'b'],
    ['returns the newest order that is paid online if the number in the address is empty', '', 'b'],
  ])('orderOfPayment %s', (_title, orderInUrl, uuid) => {
    expect(orderOfPayment(orders, orderInUrl)?.uuid).toBe(uuid);
  });

  it('returns null if there are no orders', () => {
    expect(orderOfPayment([], null)).toBeNull();
  });
});
