import { type Id, sameId } from '../id';
import type { CartLine } from './cart';

/** The fields of a cart line that name its sections. */
type PlacedLine = Pick<CartLine, 'section' | 'parent_section' | 'main_section' | 'above'>;

/**
 * Whether a line's product belongs to one of these sections at any depth below them. A top-level section counts as its
 * own parent. A line stored by an older version contains only its parent and its topmost section. Rule: cart/CT14.
 */
export function isUnder(line: PlacedLine, sections: readonly Id[]): boolean {
  const above = [line.parent_section?.id ?? line.section.id, line.main_section?.id, ...line.above];
  return sections.some((id) => above.some((place) => sameId(place, id)));
}
