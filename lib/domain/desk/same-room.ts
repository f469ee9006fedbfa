import { groupedBy } from '../grouped-by';
import { roomKey } from './room-key';

type Placed = { uuid: string; num: string; number_room: string | null };

/** The numbers of the other orders of the same room, by the uuid of each order; only of those that have any. Rule: desk/DE56. */
export function sameRoomOrders(orders: readonly Placed[]): ReadonlyMap<string, readonly string[]> {
  const withRoom = orders.filter(({ number_room }) => number_room !== null);
  const rooms = groupedBy(withRoom, ({ number_room }) => roomKey(number_room ?? ''));
  return new Map(
    [...rooms.values()]
      .filter((together) => together.length > 1)
      .flatMap((together) =>
        together.map(({ uuid }) => [uuid, together.filter((other) => other.uuid !== uuid).map(({ num }) => num)]),
      ),
  );
}
