import { findRooms } from './find-rooms';

const ROOMS = ['101', '110', '210', 'Villa 3', 'Riad de la Fontaine', 'Élysée'].map((room) => ({ room }));

it.each([
  ['', ['101', '110', '210', 'Villa 3', 'Riad de la Fontaine', 'Élysée']],
  ['1', ['101', '110']],
  ['10', ['101']],
  ['villa  3', ['Villa 3']],
  ['RIAD', ['Riad de la Fontaine']],
  ['ely', ['Élysée']],
  ['fontaine', []],
  ['１１', ['110']],
])('finds for %p the rooms %j', (text, found) => {
  expect(findRooms(ROOMS, text).map(({ room }) => room)).toEqual(found);
});
