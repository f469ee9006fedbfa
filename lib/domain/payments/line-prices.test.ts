import { minor } from '@/tests/builders/payments/books';
import { linePrices } from './line-prices';

const products = [
  { id: 1, total_price: 20 },
  { id: 2, total_price: 3.5 },
];
const city = { included: false, lines: [1], line_taxes: [1] };

it.each([
  ['their prices', [], [20_000, 3500]],
  ['a tax that is added to one of them', [city], [21_000, 3500]],
  ['no tax that the prices contain', [{ ...city, included: true }], [20_000, 3500]],
  ['two taxes', [city, { included: false, lines: ['1', '2'], line_taxes: [0.4, 0.07] }], [21_400, 3570]],
  ['no tax of an order that did not store it', [{ included: false, lines: [1] }], [20_000, 3500]],
])('lines cost the guest %s', (_what, taxes, amounts) => {
  expect(linePrices({ products, taxes })).toEqual(
    amounts.map((amount, place) => ({ id: place + 1, amount: minor(amount) })),
  );
});
