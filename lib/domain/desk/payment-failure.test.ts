import { paymentFailure } from './payment-failure';

it.each([
  ['PROVIDER_NOT_SET_UP', 'setup'],
  ['ACCOUNT_NOT_SET_UP', 'account'],
  ['NOT_DONE_YET', 'waits'],
  ['BOOKS_REFUSED', 'books'],
  ['timeout', 'unreachable'],
  ['STRIPE_ECONNREFUSED', 'unreachable'],
  ['STRIPE_ENOTFOUND', 'unreachable'],
  ['STRIPE_UNREACHABLE', 'unreachable'],
  ['STRIPE_500', 'unreachable'],
  ['STRIPE_429', 'unreachable'],
  ['STRIPE_RATE_LIMIT', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['STRIPE_CHARGE_ALREADY_REFUNDED', 'refused'],
  ['STRIPE_INSUFFICIENT_FUNDS', 'refused'],
  ['STRIPE_AMOUNT_TOO_LARGE', 'refused'],
  ['STRIPE_401', 'refused'],
  ['PAYMENT_UNKNOWN', 'other'],
  ['failed', 'other'],
  ['', 'other'],
  [null, 'unknown'],
])('reads the code %j as %s', (code, failure) => {
  expect(paymentFailure(code)).toBe(failure);
});
