import { spelledRoom } from './same-room';

/** Longer than a number in a room's name. */
const DIGITS = 12;

const sortKey = (room: string): string => spelledRoom(room).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));

/** Sorts rooms by their names, with the numbers in them as numbers: 9 comes before 10. Rule: rooms/RM17. */
export function compareRooms(one: string, other: string): number {
  const [first, second] = [sortKey(one), sortKey(other)];
  return first < second ? -1 : Number(first > second);
}
