import fc from 'fast-check';
import type { CurrencyDigits } from '../money/money';
import { type PriceForm, priceCell, readPrice } from './price-cell';

const POINT: PriceForm = { mark: '.', digits: 2 };
const COMMA: PriceForm = { mark: ',', digits: 2 };
const form = (digits: CurrencyDigits, mark: PriceForm['mark'] = '.'): PriceForm => ({ mark, digits });

it.each([
  [12.5, POINT, '12.50'],
  [12.5, COMMA, '12,50'],
  [0, POINT, '0.00'],
  [1200, form(0), '1200'],
  [1.25, form(3, ','), '1,250'],
  // The file names none.
  [undefined, POINT, ''],
  [null, POINT, ''],
])('writes %p by %j as %j', (price, by, cell) => {
  expect(priceCell(price, by)).toBe(cell);
});

it.each([
  ['12.50', POINT, 12.5],
  ['12,50', POINT, 12.5],
  ['12.50', COMMA, 12.5],
  ['12,50', COMMA, 12.5],
  ['12,5', COMMA, 12.5],
  ['14', COMMA, 14],
  ['14.00', form(0), 14],
  ['€ 12.50', POINT, 12.5],
  ['12,50 €', COMMA, 12.5],
  ['١٢٫٥٠', POINT, 12.5],
  ['1.250', form(3), 1.25],
  ['1,250', form(3, ','), 1.25],
  ['1.5', form(3, ','), 1.5],
  ['0', POINT, 0],
])('reads %j by %j as %p', (cell, by, price) => {
  expect(readPrice(cell, by)).toEqual({ ok: true, price });
});

it.each([
  ['abc', POINT, 'price', { example: '12.50' }],
  ['abc', COMMA, 'price', { example: '12,50' }],
  ['-3', POINT, 'price', { example: '12.50' }],
  ['=1+1', POINT, 'price', { example: '12.50' }],
  ['1e5', POINT, 'price', { example: '12.50' }],
  ['12.', POINT, 'price', { example: '12.50' }],
  ['99999999999', POINT, 'price', { example: '12.50' }],
  // One thousand two hundred, or one and two tenths?
  ['1.200', POINT, 'price_thousands', { example: '1200.00' }],
  ['1,200', POINT, 'price_thousands', { example: '1200.00' }],
  ['1.200', COMMA, 'price_thousands', { example: '1200,00' }],
  ['1.200,50', COMMA, 'price_thousands', { example: '1200,00' }],
  ['1 200', COMMA, 'price_thousands', { example: '1200,00' }],
  ['1,200', form(3), 'price_thousands', { example: '1200.000' }],
  ['1.200', form(3, ','), 'price_thousands', { example: '1200,000' }],
  ['1.200', form(0), 'price_thousands', { example: '1200' }],
  ['12.5', form(0), 'price_digits', { digits: 0 }],
  ['12.5555', POINT, 'price_digits', { digits: 2 }],
])('refuses %j by %j as %s', (cell, by, reason, values) => {
  expect(readPrice(cell, by)).toEqual({ ok: false, reason, values });
});

it('reads every price as it was written', () => {
  const forms = fc.record({
    mark: fc.constantFrom('.', ',') as fc.Arbitrary<'.' | ','>,
    digits: fc.constantFrom(0, 2, 3) as fc.Arbitrary<CurrencyDigits>,
  });
  fc.assert(
    fc.property(forms, fc.integer({ min: 0, max: 1_000_000_000 }), (by, minor) => {
      const price = minor / 10 ** by.digits;
      expect(readPrice(priceCell(price, by), by)).toEqual({ ok: true, price });
    }),
    { seed: 39 },
  );
});

it('reads a run of blanks once, however long it is', () => {
  const form = { mark: '.', digits: 2 } as const;
  expect(readPrice(`1${' '.repeat(300_000)}x`, form)).toMatchObject({ ok: false, reason: 'price' });
  expect(readPrice(`€ 5${' '.repeat(300_000)}€ `, form)).toEqual({ ok: true, price: 5 });
});
