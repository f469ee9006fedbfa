import { sectionsBelow } from '../desk/find-orders';
import { isSoldOut, type StaffChanges } from './staff-changes';

type Section = { id: number; parent_id: number | null };

/** Sections with those below each after it. */
const inTreeOrder = <S extends Section>(sections: readonly S[], parent: number | null = null): readonly S[] =>
  sections.filter(({ parent_id }) => parent_id === parent).flatMap((each) => [each, ...inTreeOrder(sections, each.id)]);

/** The sections with a product in or below them, each before those below it, in the hotel's order. */
export function sectionsWithProducts<S extends Section, P extends { parent_id: number | null }>(content: {
  sections: readonly S[];
  products: readonly P[];
}): readonly S[] {
  const { sections, products } = content;
  return inTreeOrder(sections).filter(({ id }) => {
    const below = sectionsBelow(sections, id);
    return products.some(({ parent_id }) => parent_id !== null && below.has(parent_id));
  });
}

/** The products whose name has the text; without a text those in or below a section. */
export function findContent<S extends Section, P extends { parent_id: number | null }>(
  content: { sections: readonly S[]; products: readonly P[] },
  search: { section: number; text: string; nameOf: (product: P) => string },
): readonly P[] {
  const text = search.text.trim().toLowerCase();
  if (text !== '') return content.products.filter((product) => search.nameOf(product).toLowerCase().includes(text));
  const below = sectionsBelow(content.sections, search.section);
  return content.products.filter(({ parent_id }) => parent_id !== null && below.has(parent_id));
}

type SoldSection = { id: number; parent_id: number | null; sold_out: StaffChanges['soldOut'] };

/** Whether a section above a product or section is sold out. Rule: content/CC3. */
export function isSoldOutAbove(
  { parent_id }: { parent_id: number | null },
  sections: readonly SoldSection[],
  now: Date,
): boolean {
  const parent = sections.find(({ id }) => id === parent_id);
  if (parent === undefined) return false;
  return isSoldOut({ soldOut: parent.sold_out }, now) || isSoldOutAbove(parent, sections, now);
}
