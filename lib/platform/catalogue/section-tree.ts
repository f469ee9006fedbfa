import type { Product, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { StoredSection } from '../stores/sections';

/** A hotel's sections with their places, as the wire tells of them (catalogue/C1). */
export type SectionTree = {
  /** A section with its subsections and its parents; null when the hotel has none with this id. */
  head(id: number): SectionHead | null;
  /** The top level in the hotel's order, hidden ones included. */
  top(): readonly SectionFacts[];
};

export function sectionTree(sections: readonly StoredSection[]): SectionTree {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const inside = (parentId: number | null) =>
    sections.filter((section) => section.parentId === parentId).map((section) => factsOf(section));
  const head = (id: number): SectionHead | null => {
    const section = byId.get(id);
    if (section === undefined) return null;
    return {
      ...section.own,
      subsections: inside(id),
      parent: section.parentId === null ? null : head(section.parentId),
    };
  };
  return { head, top: () => inside(null) };
}

/** The sections in which products stand, one entry a product. */
export const sectionsOfProducts = (
  products: readonly { product: Pick<Product, 'section_id'> }[],
  tree: SectionTree,
): readonly SectionHead[] => products.flatMap(({ product }) => tree.head(Number(product.section_id)) ?? []);

const factsOf = ({ own }: StoredSection): SectionFacts => ({
  id: own.id,
  title: own.title,
  descr: own.descr,
  image: own.image,
  is_hidden: own.is_hidden,
  external_link: own.external_link,
  sublevels_count: own.sublevels_count,
  for_adult: own.for_adult,
});
