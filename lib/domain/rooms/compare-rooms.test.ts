import { compareRooms } from './compare-rooms';

it('sorts the numbers in names as numbers, whatever stands around them', () => {
  const rooms = ['Villa 10', '101', 'B2', '9', 'villa 9', '1001', 'B10', 'Annexe', '٨'];
  expect(rooms.toSorted(compareRooms)).toEqual([
    ...['٨', '9', '101', '1001', 'Annexe', 'B2', 'B10', 'villa 9', 'Villa 10'],
  ]);
});

it('takes spellings of one room for one', () => {
  expect(compareRooms('VILLA  9', 'villa 9')).toBe(0);
  expect([compareRooms('9', '10'), compareRooms('10', '9')]).toEqual([-1, 1]);
});
