import { isNeverTaken, PaymentError } from './payment-error';

it.each([
  ['AMOUNT_TOO_FINE_IN_BHD', true],
  ['AMOUNT_NOT_POSITIVE', true],
  ['CURRENCY_CODE_UNKNOWN', true],
  ['STRIPE_AMOUNT_TOO_SMALL', true],
  ['STRIPE_AMOUNT_TOO_LARGE', true],
  ['STRIPE_400', true],
  ['STRIPE_401', false],
  ['STRIPE_429', false],
  ['STRIPE_500', false],
  ['STRIPE_ECONNREFUSED', false],
  ['STRIPE_LOCK_TIMEOUT', false],
  ['STRIPE_NOT_SET_UP', false],
])('knows of %s whether the same payment can never be begun: %s', (code, expected) => {
  expect(isNeverTaken(new PaymentError(code))).toBe(expected);
});

it('takes an error that is no answer of a provider for one that may pass', () => {
  expect(isNeverTaken(new Error('AMOUNT_TOO_FINE'))).toBe(false);
});
