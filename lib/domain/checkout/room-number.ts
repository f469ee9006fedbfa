import type { CartLine } from '../cart/cart';
import { roomText } from '../i18n/typed-text';
import { type Id, sameId } from '../id';

/** The hotel's settings for room numbers. */
export type RoomRules = {
  is_room_number_property: boolean;
  /** The hotel's rooms, used as suggestions. Other rooms are accepted too. */
  limit_room: readonly string[];
  /** Sections whose products are not delivered to a room. */
  room_number: { except_sections: readonly Id[] };
};

/** Returns the sections to which the exceptions of a line apply: its own, its parent and the parent's subsections. */
const sectionsOf = ({ section, parent_section }: Pick<CartLine, 'section' | 'parent_section'>): Id[] => [
  section.id,
  ...(parent_section === null ? [] : [parent_section.id, ...parent_section.subsections.map(({ id }) => id)]),
];

/**
 * Whether an order needs a room number: the hotel requires one, has a list of rooms, and at least one product belongs
 * to no excepted section. If it is not needed, the field is hidden and sent empty. Rule: checkout/CO5.
 */
export function needsRoomNumber(
  hotel: RoomRules,
  lines: readonly Pick<CartLine, 'section' | 'parent_section'>[],
): boolean {
  if (!hotel.is_room_number_property || hotel.limit_room.length === 0) return false;
  const { except_sections } = hotel.room_number;
  const isExcepted = (section: Id) => except_sections.some((excepted) => sameId(excepted, section));
  return lines.some((line) => !sectionsOf(line).some(isExcepted));
}

/**
 * Returns the room number with which a checkout starts: the one stored on the device (`fs_room_number`), or none with
 * the variation `blankRoom`. With `lockedRoom`, a stored room is read-only. Rules: checkout/CO7, checkout/CO5.
 */
export function initialRoom(
  storedRoom: string,
  variations: { blankRoom: boolean; lockedRoom: boolean },
): { room: string; isLocked: boolean } {
  const room = variations.blankRoom ? '' : roomText(storedRoom);
  return { room, isLocked: variations.lockedRoom && room !== '' };
}
