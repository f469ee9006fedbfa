import { orderOfPayment, paymentOutcome } from './payment-outcome';

const payment = (status_id: string, payment_link: string | null = null) => ({
  integration_payment: { status_id, extra: { payment_link } },
});

describe('the page that a payment leads back to', () => {
  it.each([
    ['success', 'done', null, { kind: 'paid' }],
    ['error', 'done', null, { kind: 'paid' }],
    ['success', 'goes', '/pay/x', { kind: 'waiting' }],
    ['error', 'goes', '/pay/x', { kind: 'failed', link: '/pay/x' }],
    ['success', 'error', '/pay/x', { kind: 'failed', link: '/pay/x' }],
    ['error', 'error', null, { kind: 'failed', link: null }],
    ['error', 'error', 'javascript:alert(1)', { kind: 'failed', link: null }],
    ['success', 'NONE', null, { kind: 'unknown' }],
  ] as const)('/payment/%s says of a payment that is %s (%s): %j', (page, status, link, outcome) => {
    expect(paymentOutcome(page, payment(status, link))).toEqual(outcome);
  });

  it.each([
    ['of an order that is not the guest’s', null],
    ['of an order that is not paid online', { integration_payment: null }],
  ])('claims nothing %s', (_title, order) => {
    expect(paymentOutcome('success', order)).toEqual({ kind: 'unknown' });
  });
});

describe('the order that it speaks of', () => {
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
    ['is the one whose number the address names', '10a', 'a'],
    ['is the one whose uuid an upstream’s address names', 'A', 'a'],
    ['is none when the address names the number of somebody else’s', '10z', undefined],
    ['is the newest that is paid online', null, 'b'],
    ['is the newest that is paid online when the address names an empty one', '', 'b'],
  ])('%s', (_title, named, uuid) => {
    expect(orderOfPayment(orders, named)?.uuid).toBe(uuid);
  });

  it('is none without orders', () => {
    expect(orderOfPayment([], null)).toBeNull();
  });
});
