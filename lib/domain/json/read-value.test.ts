import { isRecord, readList, readNumber, readString } from './read-value';

it.each([
  ['an object', { a: 1 }, true, null, null],
  ['a list', [1], false, null, null],
  ['null', null, false, null, null],
  ['a missing field', undefined, false, null, null],
  ['a text', '12', false, '12', null],
  ['an empty text', '', false, '', null],
  ['a number', 12.5, false, null, 12.5],
  ['NaN', Number.NaN, false, null, null],
  ['Infinity', Number.POSITIVE_INFINITY, false, null, null],
  ['a boolean', true, false, null, null],
])('each reader accepts only its own type: %s', (_title, value, record, text, number) => {
  expect([isRecord(value), readString(value), readNumber(value)]).toEqual([record, text, number]);
});

it('readList keeps only the members that can be read', () => {
  expect(readList([1, 'two', 3, null], readNumber)).toEqual([1, 3]);
  expect([readList({ 0: 1 }, readNumber), readList(null, readNumber)]).toEqual([[], []]);
});
