import { effectiveStock, fewLeft, isStockNews, leftOf, leftToSay } from './stock';
import { readStockItem } from './stock-item';

it.each([
  ['not counted', null, null],
  ['unknown', undefined, null],
  ['sold out', 0, null],
  ['one', 1, 1],
  ['five', 5, 5],
  ['six', 6, null],
])('names how many are left from five down: %s', (_title, left, said) => expect(fewLeft(left)).toBe(said));

it.each([
  ['few, whatever is chosen', 3, 1, 3],
  ['many, and fewer are chosen', 8, 7, null],
  ['many, and all are chosen', 8, 8, 8],
  ['none, which is said otherwise', 0, 1, null],
  ['not counted', null, 99, null],
])('says in a form what is left of %s', (_title, left, quantity, said) => expect(leftToSay(left, quantity)).toBe(said));

it.each([
  ['far above what guests read', 37, 36, false],
  ['down to the first number', 6, 5, true],
  ['up from it', 5, 6, true],
  ['a whole table at once', 30, 2, true],
  ['to none', 1, 0, true],
  ['back from none', 0, 40, true],
  ['not at all', 3, 3, false],
])('is news to guests only where they read another number: %s', (_title, before, after, isNews) => {
  expect(isStockNews(before, after)).toBe(isNews);
});

const file = { amount: 40, per: 'day' } as const;

it.each([
  ['nobody', null, undefined, undefined, null],
  ['the file', file, undefined, undefined, file],
  ['the file, and staff for one day', file, undefined, 12, { amount: 12, per: 'day' }],
  ['staff instead of the file', file, { per: 'all', amount: 7 } as const, undefined, { amount: 7, per: 'all' }],
  ['staff who have stopped counting', file, { per: 'day', amount: null } as const, 12, null],
  ['staff alone', null, { per: 'day', amount: 5 } as const, 3, { amount: 3, per: 'day' }],
  [
    'staff in all, although a day was set before',
    null,
    { per: 'all', amount: 5 } as const,
    3,
    { amount: 5, per: 'all' },
  ],
] as const)('takes the rule of %s', (_title, inFile, standing, ofDay, rule) => {
  expect(effectiveStock(inFile, { standing, ofDay })).toEqual(rule);
});

it('is never below none, although staff may set less than is taken', () => {
  expect([leftOf({ amount: 5 }, 3), leftOf({ amount: 5 }, 9)]).toEqual([2, 0]);
});

it.each([
  ['product:100', { kind: 'product', id: 100 }],
  ['choice:1001:10011', { kind: 'choice', optionId: 1001, choiceId: 10011 }],
  ['product:', null],
  ['product:1e3', null],
  ['product:-1', null],
  ['choice:1001', null],
  ['choice:1001:10011:1', null],
  ['xproduct:1', null],
  ['product:1234567890123456', null],
])('reads the item %s', (item, read) => expect(readStockItem(item)).toEqual(read));
