import type { CartLine } from '../cart/cart';
import { type Id, sameId } from '../options/kit';

/** What a hotel says about room numbers. */
export type RoomRules = {
  is_room_number_property: boolean;
  /** The rooms it knows: suggestions, others are not refused. */
  limit_room: readonly string[];
  /** Sections whose products are not brought to a room. */
  room_number: { except_sections: readonly Id[] };
};

/** The sections that a line belongs to, as the exceptions see it: its own, its parent and the parent's subsections. */
const sectionsOf = ({ section, parent_section }: Pick<CartLine, 'section' | 'parent_section'>): Id[] => [
  section.id,
  ...(parent_section === null ? [] : [parent_section.id, ...parent_section.subsections.map(({ id }) => id)]),
];

/**
 * Whether an order needs a room number: the hotel asks for one, knows its rooms, and some product in the cart belongs
 * to no excepted section. Where it is not needed it is not shown and is sent empty. Rule: checkout/CO5.
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
 * The room number that a checkout opens with: the one that the phone knows (`fs_room_number`), or none with the
 * variation `blankRoom`; read-only with `lockedRoom` once it is known. Rules: checkout/CO7, checkout/CO5.
 */
export function initialRoom(
  known: string,
  variations: { blankRoom: boolean; lockedRoom: boolean },
): { room: string; isLocked: boolean } {
  const room = variations.blankRoom ? '' : known.trim();
  return { room, isLocked: variations.lockedRoom && room !== '' };
}
