import { readMinor } from '@/lib/domain/money/money';
import { fromStored, scaleFor, toStored } from './amount-scale';

it.each([
  ['hundredths', [2_470, 0], 100],
  ['hundredths without an amount', [], 100],
  ['thousandths as soon as one amount needs them', [2_470, 2_471], 1_000],
])('stores amounts in %s', (_title, amounts, scale) => {
  expect(scaleFor(amounts.map(readMinor))).toBe(scale);
});

it.each([
  [2_470, 100, 247],
  [2_471, 1_000, 2_471],
  [-2_470, 100, -247],
])('%i thousandths are stored in 1/%i as %i, and read again', (amount, scale, stored) => {
  expect(toStored(readMinor(amount), scale)).toBe(stored);
  expect(fromStored(stored, scale)).toBe(amount);
});
