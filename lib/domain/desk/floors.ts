import { roomsOfSpans } from '../rooms/room-spans';
import { roomKey } from './room-key';

/** The rooms of each floor, by its name: `{ "1": "101–120", "Roof": "Suite 1, Suite 2" }`. */
export type Floors = Readonly<Record<string, string>>;

/** The name of the floor that has a room; null: the hotel does not say. Rule: desk/DE94. */
export function floorOf(room: string | null, floors: Floors): string | null {
  if (room === null) return null;
  const wanted = roomKey(room);
  const found = Object.entries(floors).find(([, rooms]) =>
    roomsOfSpans(rooms).some((each) => roomKey(each) === wanted),
  );
  return found?.[0] ?? null;
}
