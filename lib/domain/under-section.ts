import type { CartLine } from './cart';
import { type Id, sameId } from './kit';

/** A line as far as it says where it belongs. */
export type PlacedLine = Pick<CartLine, 'section' | 'parent_section' | 'main_section'>;

/**
 * Whether a line lies under one of these parent sections. A section without a parent is its own; with more than two
 * levels the topmost one counts too. Source: guest-app 9 "Hard-coded tenant cart notices (by parent section id)".
 */
export function isUnder(line: PlacedLine, sections: readonly Id[]): boolean {
  const above = [line.parent_section?.id ?? line.section.id, line.main_section?.id];
  return sections.some((id) => above.some((place) => sameId(place, id)));
}
