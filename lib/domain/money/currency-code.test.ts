import { currencyCode } from './currency-code';

it.each([
  ['EUR', 'EUR'],
  ['OMR', 'OMR'],
  [' € ', 'EUR'],
  ['Kč', 'CZK'],
  ['руб.', 'RUB'],
  ['$', null],
  ['kr', null],
  ['Rs.', null],
  ['', null],
  ['constructor', null],
])('reads the currency %j as %j', (written, code) => {
  expect(currencyCode(written)).toBe(code);
});
