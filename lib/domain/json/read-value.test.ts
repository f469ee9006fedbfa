import { isRecord, readList, readNumber, readString } from './read-value';

it.each([
  ['an object', { a: 1 }, true, null, null],
  ['a list', [1], false, null, null],
  ['nothing', null, false, null, null],
  ['a missing field', undefined, false, null, null],
  ['a text', '12', false, '12', null],
  ['an empty text', '', false, '', null],
  ['a number', 12.5, false, null, 12.5],
  ['a number that is none', Number.NaN, false, null, null],
  ['a number without end', Number.POSITIVE_INFINITY, false, null, null],
  ['a flag', true, false, null, null],
])('%s is read as what it is and as nothing else', (_title, value, record, text, number) => {
  expect([isRecord(value), readString(value), readNumber(value)]).toEqual([record, text, number]);
});

it('reads the members of a list that are of its kind', () => {
  expect(readList([1, 'two', 3, null], readNumber)).toEqual([1, 3]);
  expect([readList({ 0: 1 }, readNumber), readList(null, readNumber)]).toEqual([[], []]);
});
