import { isUnknownRoom, roomSpans } from './known-rooms';

describe('a room that the hotel does not list', () => {
  const known = ['101', '102', 'Suite A'];
  it.each([
    ['999', known, true],
    ['101', known, false],
    [' suite a ', known, false],
    ['999', [], false],
  ])('%p of %p is unknown: %p', (room, rooms, isUnknown) => {
    expect(isUnknownRoom(room, rooms)).toBe(isUnknown);
  });

  it.each([
    [
      ['101', '102', '103', '201', '301', '302'],
      ['101–103', '201', '301–302'],
    ],
    [
      ['Suite A', 'Suite B'],
      ['Suite A', 'Suite B'],
    ],
    [
      ['9', '10'],
      ['9', '10'],
    ],
    [['08', '09'], ['08–09']],
    [['1', '3', '5', '7', '9', '11', '13'], []],
    [[], []],
  ])('lists the rooms %p as %p', (rooms, spans) => {
    expect(roomSpans(rooms)).toEqual(spans);
  });
});
