import { isSameRoom } from '../rooms/same-room';

/** Whether the hotel lists its rooms and this one is not among them. It can be sent all the same. Rule: checkout/CO16. */
export const isUnknownRoom = (room: string, known: readonly string[]): boolean =>
  known.length > 0 && !known.some((each) => isSameRoom(each, room));

/** More parts than a guest would read. */
const MOST_PARTS = 6;

/**
 * The hotel's rooms as parts of a sentence: consecutive numbers as one span. Empty when there are too many to be read.
 */
export function roomSpans(rooms: readonly string[]): string[] {
  const runs: { first: string; last: string }[] = [];
  for (const room of rooms.map((each) => each.trim()).filter((each) => each !== '')) {
    const run = runs.at(-1);
    if (run !== undefined && isNext(run.last, room)) run.last = room;
    else runs.push({ first: room, last: room });
  }
  const parts = runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`));
  return parts.length > MOST_PARTS ? [] : parts;
}

const isNext = (room: string, next: string): boolean =>
  /^\d+$/.test(room) && /^\d+$/.test(next) && room.length === next.length && Number(next) === Number(room) + 1;
