import { floorOf } from './floors';

const FLOORS = { '1': '101–120', '2': '201-220, 299', Garden: 'Villa 1, Villa 2' };

it.each([
  ['101', '1'],
  ['１２０', '1'],
  ['299', '2'],
  ['villa  2', 'Garden'],
  ['121', null],
  [null, null],
])('finds the floor of room %j: desk/DE94', (room, floor) => {
  expect(floorOf(room, FLOORS)).toBe(floor);
});

it('knows no floor where the hotel names none', () => {
  expect(floorOf('101', {})).toBeNull();
});
