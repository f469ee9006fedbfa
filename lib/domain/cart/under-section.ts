import { type Id, sameId } from '../options/kit';
import type { CartLine } from './cart';

/** A line as far as it says where it belongs. */
type PlacedLine = Pick<CartLine, 'section' | 'parent_section' | 'main_section' | 'above'>;

/**
 * Whether a line lies under one of these sections, however deep. A section without a parent is its own. A line that an
 * older version has stored knows its nearest and its topmost section alone. Rule: cart/CT14.
 */
export function isUnder(line: PlacedLine, sections: readonly Id[]): boolean {
  const above = [line.parent_section?.id ?? line.section.id, line.main_section?.id, ...line.above];
  return sections.some((id) => above.some((place) => sameId(place, id)));
}
