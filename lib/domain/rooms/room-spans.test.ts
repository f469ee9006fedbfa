import { roomsOfSpans } from './room-spans';

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
