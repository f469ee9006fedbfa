import { problemsAt, readFieldPath, valueAt, withValueAt, writeFieldPath } from './field-path';

const problems = [
  { field: 'options[0].title', message: 'a text is missing here' },
  { field: 'options.0.attrs[1].title', message: 'a text is missing here' },
  { field: 'options[10].title', message: 'other' },
  { field: 'price', message: 'a number is expected' },
];
it.each([
  [['price'], [], ['a number is expected']],
  [['options', 0, 'title'], [], ['a text is missing here']],
  [['options', 1], [], []],
  [['options', 0], [], ['a text is missing here']],
  [['options'], [], ['a text is missing here', 'other']],
  [
    ['options', 0],
    [
      ['options', 0, 'title'],
      ['options', 0, 'attrs'],
    ],
    [],
  ],
  [[], [['options']], ['a number is expected']],
])('finds those at %j', (path, apart, expected) => {
  expect(problemsAt(problems, path, apart)).toEqual(expected);
});

it('reads and writes a path', () => {
  expect(readFieldPath('options[0].attrs.1.title')).toEqual(['options', 0, 'attrs', 1, 'title']);
  expect(writeFieldPath(['options', 0, 'title'])).toBe('options.0.title');
  expect(valueAt({ options: [{ title: 'x' }] }, ['options', 0, 'title'])).toBe('x');
  expect(valueAt({ options: null }, ['options', 0, 'title'])).toBeUndefined();
});

it.each([
  ['sets a field in its place', { a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  ['removes a field that says nothing', { a: 1, b: 2 }, ['a'], null, { b: 2 }],
  ['sets a field of a member of a list', { a: [{ x: 1 }, { x: 2 }] }, ['a', 1, 'x'], 3, { a: [{ x: 1 }, { x: 3 }] }],
  ['makes what is missing on the way', {}, ['focus', 'x'], 3, { focus: { x: 3 } }],
  ['leaves a list without that member as it is', { a: [1] }, ['a', 4], 3, { a: [1] }],
])('%s', (_title, value, path, next, expected) => {
  const before = structuredClone(value);
  expect(withValueAt(value, path, next)).toEqual(expected);
  expect(value).toEqual(before);
});
