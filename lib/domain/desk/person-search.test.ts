import { personSearch } from './person-search';

it.each([
  ['214', '214', null],
  [' 12a ', '12a', null],
  ['Sea View', 'sea view', null],
  ['1204', '1204', '1204'],
  ['+34 600-12', '+34 600-12', '3460012'],
  ['(0)600.12/3', '(0)600.12/3', '0600123'],
  ['room 12345', 'room 12345', null],
  ['', '', null],
  ['  ', '', null],
])('looks for “%s” as a room and, with four digits and nothing but them, as a phone', (text, room, phoneDigits) => {
  expect(personSearch(text)).toEqual({ room, phoneDigits });
});
