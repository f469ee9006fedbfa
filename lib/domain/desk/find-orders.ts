import type { DeskLane } from './lanes';
import { roomKey } from './room-key';

type Findable = {
  num: string;
  number_room: string | null;
  products: readonly { repeat: { section_id: number | string } | null }[];
};

type Section = { id: number; parent_id: number | null };

/** The ids of a section and of all sections below it. */
export function sectionsBelow(sections: readonly Section[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const section of sections) {
      if (section.parent_id !== null && found.has(section.parent_id)) found.add(section.id);
    }
  }
  return found;
}

/** `text`: a room or a number, as typed. `sections`: ids, of which one line must be; null: all. */
type OrderSearch = { text: string; sections: ReadonlySet<number> | null };

/** The orders that staff look for. Rule: desk/DE10. */
export function findOrders<T extends Findable>(orders: readonly T[], { text, sections }: OrderSearch): readonly T[] {
  const query = roomKey(text).replace(/^#/, '');
  return orders.filter(
    ({ num, number_room, products }) =>
      (query === '' || num === query || roomKey(number_room ?? '').startsWith(query)) &&
      (sections === null || products.some(({ repeat }) => repeat !== null && sections.has(Number(repeat.section_id)))),
  );
}

/**
 * The lane that is shown of those in which orders were found: the chosen one, or where it has none the first one with a
 * hit. `lanes`: those that can be shown. Rule: desk/DE62.
 */
export const laneWithHits = (
  found: Readonly<Record<DeskLane, readonly unknown[]>>,
  { lanes, chosen }: { lanes: readonly DeskLane[]; chosen: DeskLane },
): DeskLane => (found[chosen].length > 0 ? chosen : (lanes.find((lane) => found[lane].length > 0) ?? chosen));
