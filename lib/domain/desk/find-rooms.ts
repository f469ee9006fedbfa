import { roomKey } from './room-key';

/** The rooms that begin with a text as typed, in their order; all for an empty text. Rules: rooms/RM5, desk/DE10. */
export function findRooms<T extends { room: string }>(rooms: readonly T[], text: string): readonly T[] {
  const query = roomKey(text);
  return rooms.filter(({ room }) => roomKey(room).startsWith(query));
}
