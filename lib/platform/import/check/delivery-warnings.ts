import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/**
 * A hotel that charges for bringing what is ordered, and asks for nothing that says where: neither the room nor any
 * order-level option. A room list without a room asks nobody (checkout/CO5).
 */
export function deliveryWarnings({ hotel }: ParsedFolder): readonly Problem[] {
  const { discount_price, discount_percent, is_room_number_property, limit_room, property, kits } = hotel.value;
  const delivers = discount_price > 0 || discount_percent > 0;
  const asksRoom = is_room_number_property && limit_room.some((room) => room.trim() !== '');
  const options = property !== null && 'kit' in property ? kits[property.kit] : property?.options;
  if (!delivers || asksRoom || (options?.length ?? 0) > 0) return [];
  const reason = 'it charges for delivery, and no guest is asked where to';
  const hint =
    '"is_room_number_property": true with rooms in "limit_room", or "property" with a question for the address';
  return [hotel.json.problem(['limit_room'], reason, hint)];
}
