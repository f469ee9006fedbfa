import { currencyCode, currencyDigits } from './currency-code';

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

it.each([
  ['€', 2],
  ['KWD', 3],
  ['OMR', 3],
  ['JPY', 0],
  ['₩', 0],
  ['CHF', 2],
  ['kr', null],
])('the currency %s has %s decimals', (written, digits) => {
  expect(currencyDigits(written)).toBe(digits);
});
