import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { cartTotals } from './cart-totals';

const priced = (price: number) => cartLine({ product: cartProduct({ price }) });

it.each([
  [
    'charges a percentage of dinars in whole fils',
    [priced(1.235), priced(1.235)],
    { discount_price: 0, discount_percent: 10, currency_digits: 3 },
    { products: 2470, charge: { kind: 'percent', percent: 10, amount: 248 }, addedTax: 0, total: 2718 },
  ],
  [
    'charges a flat amount of dinars',
    [priced(1.235)],
    { discount_price: 0.125, discount_percent: 0, currency_digits: 3 },
    { products: 1235, charge: { kind: 'flat', amount: 125 }, addedTax: 0, total: 1360 },
  ],
  [
    'charges a percentage of yen in whole yen',
    [priced(1005), priced(4)],
    { discount_price: 0, discount_percent: 10, currency_digits: 0 },
    { products: 1_009_000, charge: { kind: 'percent', percent: 10, amount: 101_000 }, addedTax: 0, total: 1_110_000 },
  ],
] as const)('the cart %s', (_title, lines, hotel, expected) => {
  expect(cartTotals(lines, hotel)).toEqual(expected);
});
