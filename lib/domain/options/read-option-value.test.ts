import { readOptionValue } from './read-option-value';

it.each([
  ['a text', 'Ana', 'Ana'],
  ['a number', 7, 7],
  ['a number without end', Number.POSITIVE_INFINITY, null],
  ['a list of texts, without what is none', ['2026-06-18', 5, null], ['2026-06-18']],
  [
    'a slot, without what does not belong to it',
    { date: '2026-06-18', timeStart: '10:00', places: 2 },
    { date: '2026-06-18', timeStart: '10:00' },
  ],
  ['half a slot', { date: '2026-06-18' }, null],
  ['nothing', null, null],
  ['a flag', true, null],
])('reads %s', (_title, value, expected) => {
  expect(readOptionValue(value)).toEqual(expected);
});
