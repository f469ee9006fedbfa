import { changedParts } from './changed-parts';

it.each([
  ['keeps the field that differs', { a: 1, b: 2 }, { a: 1, b: 3 }, { before: { b: 2 }, after: { b: 3 } }],
  [
    'keeps a whole field of which a part differs',
    { a: { x: 1, y: 2 } },
    { a: { x: 1, y: 3 } },
    { before: { a: { x: 1, y: 2 } }, after: { a: { x: 1, y: 3 } } },
  ],
  [
    'keeps nothing when all is equal, whatever the order of the keys',
    { a: { x: 1, y: 2 }, b: 1 },
    { b: 1, a: { y: 2, x: 1 } },
    { before: null, after: null },
  ],
  ['keeps a field that was added on one side only', { a: 1 }, { a: 1, b: 2 }, { before: null, after: { b: 2 } }],
  ['keeps a field that is gone on one side only', { a: 1, b: 2 }, { a: 1 }, { before: { b: 2 }, after: null }],
  ['tells null from a missing field', { a: null }, { a: 1 }, { before: { a: null }, after: { a: 1 } }],
  ['tells a list from its order', { a: [1, 2] }, { a: [2, 1] }, { before: { a: [1, 2] }, after: { a: [2, 1] } }],
  ['keeps the whole of what was made', null, { a: 1 }, { before: null, after: { a: 1 } }],
  ['keeps the whole of what is gone', { a: 1 }, null, { before: { a: 1 }, after: null }],
  ['keeps nothing of nothing', null, null, { before: null, after: null }],
])('%s', (_, before, after, kept) => {
  expect(changedParts(before, after)).toEqual(kept);
});
