import { isSameRoom, listedRoom } from './same-room';

describe('isSameRoom: rooms/RM9', () => {
  it.each([
    ['101', '101', true],
    ['101', ' 101 ', true],
    ['101', '١٠١', true],
    ['12A', '12a', true],
    ['Villa  3', 'Villa 3', true],
    ['Villa\u00a03', 'villa 3', true],
    ['101', '0101', false],
    ['101', '1011', false],
    ['101', '', false],
  ])('%j and %j', (one, other, same) => {
    expect(isSameRoom(one, other)).toBe(same);
  });
});

it('finds a room in the hotel’s list as the hotel writes it, and no empty one', () => {
  const rooms = ['', ' ', 'Villa 3', '12A'];
  expect(['villa 3', '12a ', '', '13'].map((room) => listedRoom(room, rooms))).toEqual(['Villa 3', '12A', null, null]);
});
