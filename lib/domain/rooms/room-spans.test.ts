import { roomsOfEntry, roomsOfSpans } from './room-spans';

describe('roomsOfSpans: desk/DE94', () => {
  it.each([
    ['101, 102', ['101', '102']],
    ['101-103', ['101', '102', '103']],
    ['99–101', ['99', '100', '101']],
    ['007 – 009', ['007', '008', '009']],
    ['A9-A11', ['A9', 'A10', 'A11']],
    ['A9-11', ['A9', 'A10', 'A11']],
    ['101–103, 102, Suite 1', ['101', '102', '103', 'Suite 1']],
    ['', []],
    [' , ', []],
  ])('reads %j', (spans, rooms) => {
    expect(roomsOfSpans(spans)).toEqual(rooms);
  });

  it.each(['103-101', 'A1-B3', '1-5000', 'Riad-des-Orangers', 'Wing A - B'])(
    'takes %j as the name of a room',
    (name) => {
      expect(roomsOfSpans(name)).toEqual([name]);
    },
  );
});

describe('roomsOfEntry: rooms/RM3', () => {
  it.each([
    ['101–103', ['101', '102', '103']],
    ['A9 – A11', ['A9', 'A10', 'A11']],
    ['2-101', ['2-101']],
    ['10-12', ['10-12']],
    ['Villa 3, garden', ['Villa 3, garden']],
    ['103–101', ['103–101']],
    ['', ['']],
  ])('reads %j', (entry, rooms) => {
    expect(roomsOfEntry(entry)).toEqual(rooms);
  });
});
