import type { Minor } from '../money/money';
import { creditsBetween } from './credits-between';

const minor = (amount: number) => amount as Minor;
const soup = { title: 'Soup', quantity: 1, amount: minor(300) };
const CREDITS = [
  { amount: minor(300), ofRates: [minor(300), minor(0)], lines: [soup] },
  { amount: minor(200), ofRates: null, lines: [] },
];

/** Parts as 'amount' or 'amount of rates', and the titles of the lines. */
const between = (from: number, amount: number) => {
  const { parts, lines } = creditsBetween(CREDITS, { from: minor(from), amount: minor(amount) });
  return [
    parts.map((part) => (part.ofRates === null ? part.amount : `${part.amount} of ${part.ofRates}`)),
    lines.length,
  ];
};

it.each([
  [0, 300, [['300 of 300,0'], 1]],
  [0, 500, [['300 of 300,0', 200], 1]],
  [300, 200, [[200], 0]],
  [0, 1000, [['300 of 300,0', 200, 500], 1]],
  [500, 400, [[400], 0]],
  // A part of a credit is not for certain lines.
  [0, 100, [[100], 0]],
  [100, 300, [[200, 100], 0]],
  [0, 0, [[], 0]],
])('from %d on, %d consists of %j', (from, amount, expected) => {
  expect(between(from, amount)).toEqual(expected);
});

it('gives back an amount without credits as one', () => {
  expect(creditsBetween([], { from: minor(0), amount: minor(70) })).toEqual({
    parts: [{ amount: 70, ofRates: null }],
    lines: [],
  });
});
