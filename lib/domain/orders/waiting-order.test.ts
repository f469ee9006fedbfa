import { isSentByItself, WAITS_FOR_MS, waitingProducts } from './waiting-order';

const AT = Date.UTC(2026, 5, 1, 10);

it.each([
  ['is not sent by itself when the guest never sent it without a network', null, AT, false],
  ['is sent by itself right after the tap', AT, AT, true],
  ['is sent by itself within half an hour', AT, AT + WAITS_FOR_MS - 1, true],
  ['waits for the guest after half an hour', AT, AT + WAITS_FOR_MS, false],
  ['waits for the guest when the clock was turned back', AT, AT - 1, false],
])('an order %s', (_title, waitsSince, now, expected) => {
  expect(isSentByItself({ waitsSince }, now)).toBe(expected);
});

const CAKE = { en: 'Cake', ar: 'كعكة' };
const TEA = { en: 'Tea', ar: 'شاي' };

it.each([
  ['a product by its title', [[CAKE, 1]], 'en', 'Cake'],
  [
    'several pieces by their number',
    [
      [CAKE, 2],
      [TEA, 1],
    ],
    'en',
    '2 × Cake, Tea',
  ],
  [
    'products in the language of the guest',
    [
      [CAKE, 2],
      [TEA, 1],
    ],
    'ar',
    '2 × كعكة، شاي',
  ],
  [
    'no product without a title',
    [
      [CAKE, 1],
      ['', 2],
    ],
    'en',
    'Cake',
  ],
] as const)('a waiting order names %s', (_title, products, language, expected) => {
  const lines = products.map(([title, quantity]) => ({ title, quantity }));
  expect(waitingProducts({ lines }, language).replace(/[\u2068\u2069]/g, '')).toBe(expected);
});
