import fc from 'fast-check';
import type { Minor } from '../money/money';
import { partsByRate } from './parts-by-rate';

const minor = (amount: number) => amount as Minor;
const FOOD = { percent: 10, included: true };
const GOODS = { percent: 21, included: true };
const CITY = { percent: 10, included: false };
const RATES = [FOOD, GOODS, CITY];

it.each([
  ['of one rate belongs to it', 5000, [[5000, FOOD]], [5000, 0, 0, 0]],
  ['that is not taxed comes last', 5000, [[5000, undefined]], [0, 0, 0, 5000]],
  [
    'of two rates is divided by them',
    4000,
    [
      [3000, FOOD],
      [5000, GOODS],
    ],
    [1500, 2500, 0, 0],
  ],
  [
    'contains the tax that is added',
    2100,
    [
      [1000, CITY],
      [1000, FOOD],
    ],
    [1000, 0, 1100, 0],
  ],
  [
    'is divided into whole cents',
    100,
    [
      [1000, FOOD],
      [1000, GOODS],
      [1000, undefined],
    ],
    [40, 30, 0, 30],
  ],
  ['of lines that cost nothing has no parts', 0, [[0, FOOD]], [0, 0, 0, 0]],
] as const)('an amount %s', (_title, amount, lines, parts) => {
  const taxed = lines.map(([of, rate]) => ({ amount: minor(of), rate }));
  expect(partsByRate(minor(amount), taxed, { rates: RATES, digits: 2 })).toEqual(parts);
});

it('adds up to the amount for any lines in any currency', () => {
  const line = fc.record({
    amount: fc.integer({ min: 1, max: 1e7 }).map(minor),
    rate: fc.constantFrom(FOOD, GOODS, CITY, undefined),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1e8 }).map(minor), fc.constantFrom(0, 2, 3), (of, amount, digits) => {
      const parts = partsByRate(amount, of, { rates: RATES, digits });
      expect(parts.reduce<number>((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});
