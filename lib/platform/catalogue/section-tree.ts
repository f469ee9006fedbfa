import type { Product, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { StoredSection } from '../stores/catalogue/sections';

/** A hotel's sections as a tree, in the shape of the API (catalogue/C1). */
export type SectionTree = {
  /** A section with its subsections and its parents; null: unknown id. */
  head(id: number): SectionHead | null;
  /** The top-level sections in the hotel's order, including hidden ones. */
  top(): readonly SectionFacts[];
};

export function sectionTree(sections: readonly StoredSection[]): SectionTree {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const childrenOf = (parentId: number | null) =>
    sections.filter((section) => section.parentId === parentId).map((section) => factsOf(section));
  const head = (id: number): SectionHead | null => {
    const section = byId.get(id);
    if (section === undefined) return null;
    const { lottery, headings, ...own } = section.own;
    return {
      ...own,
      subsections: childrenOf(id),
      parent: section.parentId === null ? null : head(section.parentId),
    };
  };
  return { head, top: () => childrenOf(null) };
}

/** The section of each product. */
export const sectionsOfProducts = (
  products: readonly { product: Pick<Product, 'section_id'> }[],
  tree: SectionTree,
): readonly SectionHead[] => products.flatMap(({ product }) => tree.head(Number(product.section_id)) ?? []);

const factsOf = ({ own }: StoredSection): SectionFacts => ({
  id: own.id,
  title: own.title,
  descr: own.descr,
  image: own.image,
  focus: own.focus,
  is_hidden: own.is_hidden,
  external_link: own.external_link,
  sublevels_count: own.sublevels_count,
  for_adult: own.for_adult,
});
