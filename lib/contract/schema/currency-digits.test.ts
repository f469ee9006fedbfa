import { decoders } from './decoders';

it.each([
  [3, 3],
  ['0', 0],
  [undefined, 2],
  [null, 2],
  [4, 2],
])('reads the decimals of an upstream’s currency from %j as %s', (currency_digits, expected) => {
  const hotel = { id: 7, uuid: 'h-7', code: 'aurora', currency_digits };
  expect(decoders.hotel({ data: { hotel } })?.hotel.currency_digits).toBe(expected);
});
