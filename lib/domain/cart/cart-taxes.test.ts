import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
import type { CartLine } from './cart';
import { cartTaxes } from './cart-taxes';
import { addedTaxes, type Charges, cartTotals } from './cart-totals';

const FOOD = { id: 'food', percent: 10, included: true };
const CITY = { id: 'city', percent: 5, included: false };
const LUXURY = { id: 'luxury', percent: 8.875, included: false };

const line = (price: number, tax_id: string | null, parts: Partial<CartLine> = {}) =>
  cartLine({ product: cartProduct({ price, tax_id }), ...parts });
const FREE = { section: cartSection({ free_delivery: true }) };

const hotel = (parts: Partial<Charges> = {}) =>
  ({ discount_price: 0, discount_percent: 0, currency_digits: 2, taxes: [FOOD, CITY, LUXURY], ...parts }) as const;

/** 'total: rate tax, …', the charge's tax among them. */
const taxed = (lines: readonly CartLine[], at: ReturnType<typeof hotel>) => {
  const totals = cartTotals(lines, at);
  const taxes = cartTaxes(lines, totals, at).map(({ rate, tax }) => `${rate.id} ${tax / 1000}`);
  return `${totals.total / 1000}: ${taxes.join(', ')}`;
};

it.each<[string, CartLine[], ReturnType<typeof hotel>, string]>([
  ['of untaxed lines', [line(10, null)], hotel(), '10: '],
  ['with an included tax, which changes nothing', [line(11, 'food')], hotel(), '11: food 1'],
  ['with an added tax', [line(10, 'city')], hotel(), '10.5: city 0.5'],
  ['with both', [line(11, 'food'), line(10, 'city', { quantity: 3 })], hotel(), '42.5: food 1, city 1.5'],
  ['with an unknown tax', [line(10, 'old')], hotel(), '10: '],
  [
    'with a charge that is taxed',
    [line(10, 'city')],
    hotel({ discount_percent: 10, charge_tax: 'city' }),
    '11.55: city 0.55',
  ],
  ['with a charge without a tax', [line(10, 'city')], hotel({ discount_percent: 10 }), '11.5: city 0.5'],
  [
    'with a flat charge whose tax is in it',
    [line(10, 'city')],
    hotel({ discount_price: 2.2, charge_tax: 'food' }),
    '12.7: food 0.2, city 0.5',
  ],
  [
    'without a charge, and so without its tax',
    [line(10, 'city', FREE)],
    hotel({ discount_price: 2.2, charge_tax: 'food' }),
    '10.5: city 0.5',
  ],
  [
    // 0.005 and 0.008875 are together 0.013875: one cent.
    'whose added taxes are rounded together',
    [line(0.1, 'city'), line(0.1, 'luxury')],
    hotel(),
    '0.21: city 0, luxury 0.01',
  ],
])('the total of a cart %s', (_title, lines, at, expected) => {
  expect(taxed(lines, at)).toBe(expected);
});

it('costs in yen what it costs, with a whole number of yen of tax', () => {
  expect(taxed([line(1005, 'city')], hotel({ currency_digits: 0 }))).toBe('1055: city 50');
});

it('adds no tax to an order that costs nothing', () => {
  expect(taxed([line(0, 'city')], hotel({ discount_price: 5, charge_tax: 'city' }))).toBe('0: ');
});

it('names the taxes that are added to a cart, and those of its charge, and no others', () => {
  const at = hotel({ discount_price: 2, charge_tax: 'luxury' });
  const namesOf = (...lines: CartLine[]) => addedTaxes(lines, cartTotals(lines, at), at).map(({ id }) => id);
  expect(namesOf(line(5, 'food'))).toEqual(['luxury']);
  expect(namesOf(line(5, 'city', FREE))).toEqual(['city']);
  expect(namesOf(line(5, 'city'))).toEqual(['city', 'luxury']);
  expect(namesOf(line(5, 'food', FREE))).toEqual([]);
});
