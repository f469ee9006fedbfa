import type { PaidOrder } from './money-sentence';
import { paymentBanner } from './payment-banner';

const payment = (status_id: string, payment_link: string | null = null) => ({ status_id, extra: { payment_link } });
const PAID = { kind: 'paid' } as const;
const LINK = { kind: 'pending', link: '/pay/abc' } as const;

it.each([
  ['goes with a link', payment('goes', 'https://pay.test/1'), { kind: 'pending', link: 'https://pay.test/1' }],
  ['goes with a link on this site', payment('goes', '/pay/abc'), LINK],
  ['goes without a link', payment('goes'), null],
  ['goes with an empty link', payment('goes', ''), null],
  ['goes with an unsafe link', payment('goes', 'javascript:alert(1)'), null],
  ['done', payment('done', 'https://pay.test/1'), PAID],
  ['error', payment('error'), { kind: 'error' }],
  ['NONE', payment('NONE'), null],
  ['missing', null, null],
])('a payment with status %s displays the banner %j', (_title, integration_payment, banner) => {
  expect(paymentBanner({ integration_payment, money: null })).toEqual(banner);
});

const money = (parts: Partial<NonNullable<PaidOrder['money']>>) => ({
  state: 'charged' as const,
  reserved: 0,
  charged: 12,
  kept: 0,
  to_return: 0,
  refunds: [],
  ...parts,
});

it.each([
  ['charged', money({ kept: 12 }), PAID],
  ['given back in part', money({ state: 'returned', kept: 7.5 }), PAID],
  ['given back in full', money({ state: 'returned' }), null],
  ['to be given back', money({ state: 'returning', kept: 12, to_return: 12 }), null],
  ['reserved', money({ state: 'reserved', charged: 0, reserved: 12 }), null],
  ['released', money({ state: 'released', charged: 0 }), null],
])('a finished payment whose money is %s displays the banner %j', (_title, of, banner) => {
  expect(paymentBanner({ integration_payment: payment('done'), money: of })).toEqual(banner);
});

it('keeps the link of an open payment and the words of a failed one, whatever became of money before', () => {
  const of = money({ state: 'released', charged: 0 });
  expect(paymentBanner({ integration_payment: payment('goes', '/pay/abc'), money: of })).toEqual(LINK);
  expect(paymentBanner({ integration_payment: payment('error'), money: of })).toEqual({ kind: 'error' });
});
