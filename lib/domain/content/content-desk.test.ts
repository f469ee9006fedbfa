import { parsePrice } from '../money/parse-price';
import { nextMomentAt } from './back-at';
import { findContent, isSoldOutAbove, sectionsWithProducts } from './find-content';

it.each([
  ['Europe/Madrid', '2026-05-01T10:00:00Z', '18:00', '2026-05-01T16:00:00.000Z'],
  ['Europe/Madrid', '2026-05-01T16:00:00Z', '18:00', '2026-05-02T16:00:00.000Z'],
  ['Europe/Madrid', '2026-05-01T17:00:00Z', '06:30', '2026-05-02T04:30:00.000Z'],
  ['Europe/Madrid', '2026-03-28T20:00:00Z', '10:00', '2026-03-29T08:00:00.000Z'],
  ['Europe/Madrid', '2026-10-24T20:00:00Z', '10:00', '2026-10-25T09:00:00.000Z'],
  ['Asia/Kolkata', '2026-05-01T20:00:00Z', '02:00', '2026-05-01T20:30:00.000Z'],
  ['America/New_York', '2026-05-01T23:30:00Z', '19:00', '2026-05-02T23:00:00.000Z'],
])('in %s at %s the next %s is %s', (timezone, now, time, moment) => {
  expect(nextMomentAt(time, new Date(now), timezone)).toBe(moment);
});

it('no moment follows from what is no time', () => {
  expect(['', 'soon', '25:00'].map((time) => nextMomentAt(time, new Date(0), 'UTC'))).toEqual([null, null, null]);
});

it.each([
  ['17.50', 17.5],
  ['17,5', 17.5],
  [' 1 200 ', 1200],
  ['0', 0],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['1000001', null],
])('%j is the price %s', (typed, price) => expect(parsePrice(typed, 2)).toBe(price));

it.each([
  ['1,255', 3, 1.255],
  ['1.2555', 3, null],
  ['1.255', 2, null],
  ['1200', 0, 1200],
  ['1200.5', 0, null],
  ['1200.00', 0, 1200],
] as const)('%j is with %s decimals the price %s', (typed, digits, price) =>
  expect(parsePrice(typed, digits)).toBe(price),
);

const content = {
  sections: [
    { id: 1, parent_id: null },
    { id: 4, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: null },
  ],
  products: [
    { name: 'Soup', parent_id: 2 },
    { name: 'Salad', parent_id: 1 },
    { name: 'Towel', parent_id: 4 },
  ],
};
const nameOf = ({ name }: { name: string }) => name;

it('lists sections that have products in or below them, parents before children', () => {
  expect(sectionsWithProducts(content).map(({ id }) => id)).toEqual([1, 2, 4]);
});

it('finds the products in and below a section, or by a part of their name in all of them', () => {
  const find = (section: number, text: string) => findContent(content, { section, text, nameOf }).map(nameOf);
  expect([find(1, ''), find(2, ' '), find(2, 'SAL'), find(1, 'x')]).toEqual([
    ['Soup', 'Salad'],
    ['Soup'],
    ['Salad'],
    [],
  ]);
});

it.each([
  ['nothing above is sold out', { 1: null, 2: null }, false],
  ['its section is sold out', { 1: null, 2: { until: null } }, true],
  ['the section above its section is sold out', { 1: { until: '2026-05-01T12:00:00Z' }, 2: null }, true],
  ['the section above was sold out until an hour ago', { 1: { until: '2026-05-01T10:00:00Z' }, 2: null }, false],
] as const)('knows whether a product is sold out by a section when %s', (_title, sold, isSold) => {
  const sections = [
    { id: 1, parent_id: null, sold_out: sold[1] },
    { id: 2, parent_id: 1, sold_out: sold[2] },
  ];
  expect(isSoldOutAbove({ parent_id: 2 }, sections, new Date('2026-05-01T11:00:00Z'))).toBe(isSold);
});
