import type { Minor } from '@/lib/domain/money/money';
import { fromStripeAmount, isStripeAmount, toStripeAmount } from './stripe-amount';

it.each([
  ['EUR', 24_500, 2450],
  ['EUR', 10, 1],
  ['eur', 19_990, 1999],
  ['JPY', 1_200_000, 1200],
  ['KRW', 15_000_000, 15_000],
  ['BHD', 1_250, 1250],
  ['KWD', 12_340, 12_340],
  ['ISK', 5_000, 500],
  ['UGX', 5_000, 500],
  ['MGA', 5_000, 5],
  ['HUF', 1_990_500, 199_050],
])('counts %s as Stripe does: %d thousandths are %d', (code, amount, expected) => {
  expect(toStripeAmount(amount as Minor, code)).toBe(expected);
  expect(fromStripeAmount(expected, code)).toBe(amount);
});

it.each([
  ['BHD', 1_255, 'AMOUNT_TOO_FINE_IN_BHD'],
  ['KWD', 1, 'AMOUNT_TOO_FINE_IN_KWD'],
  ['EUR', 12_345, 'AMOUNT_TOO_FINE_IN_EUR'],
  ['JPY', 1_200_500, 'AMOUNT_TOO_FINE_IN_JPY'],
  ['ISK', 5_500, 'AMOUNT_TOO_FINE_IN_ISK'],
  ['EUR', 0, 'AMOUNT_NOT_POSITIVE'],
  ['EUR', -10, 'AMOUNT_NOT_POSITIVE'],
])('refuses what it would have to round: %s %d', (code, amount, expected) => {
  expect(() => toStripeAmount(amount as Minor, code)).toThrow(expected);
});

const charged = (amount: Minor, code: string): number | string => {
  try {
    return fromStripeAmount(toStripeAmount(amount, code), code);
  } catch (error) {
    return String(error);
  }
};

it('says of every amount whether it can be charged as it is, and then charges exactly it', () => {
  const amounts = Array.from({ length: 3_000 }, (_, place) => (place + 1) as Minor);
  const wrong = ['EUR', 'JPY', 'BHD', 'ISK', 'MGA'].flatMap((code) =>
    amounts.filter((amount) =>
      isStripeAmount(amount, code)
        ? charged(amount, code) !== amount
        : !/AMOUNT_TOO_FINE/.test(`${charged(amount, code)}`),
    ),
  );
  expect(wrong).toEqual([]);
});
