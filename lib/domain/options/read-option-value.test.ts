import { readOptionValue } from './read-option-value';

it.each([
  ['a text', 'Ana', 'Ana'],
  ['a number', 7, 7],
  ['Infinity as null', Number.POSITIVE_INFINITY, null],
  ['a list without members that are not texts', ['2026-06-18', 5, null], ['2026-06-18']],
  [
    'a slot without further fields',
    { date: '2026-06-18', timeStart: '10:00', places: 2 },
    { date: '2026-06-18', timeStart: '10:00' },
  ],
  ['a slot without a start as null', { date: '2026-06-18' }, null],
  ['null as null', null, null],
  ['a boolean as null', true, null],
])('reads %s', (_title, value, expected) => {
  expect(readOptionValue(value)).toEqual(expected);
});
