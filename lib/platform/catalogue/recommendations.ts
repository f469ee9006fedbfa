import type { Product } from '@/lib/contract/catalogue';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Db } from '../database/database';
import { productsByIds, productsOfSections } from '../stores/products';
import { type StoredSection, sectionsOf } from '../stores/sections';
import { sectionTree } from './section-tree';

const MOST = 10;

/**
 * What goes well with these products: what the hotel says of them, in its order; where it says nothing, the other
 * products of the same parent section. Never what was asked about, what cannot be had, or what a section hides or does
 * not let be ordered. Rules: recommendations/R10, platform-calls/W10.
 */
export async function recommendations(
  db: Db,
  hotel: string,
  productIds: readonly number[],
): Promise<readonly RecommendedProduct[]> {
  const asked = await productsByIds(db, hotel, productIds);
  if (asked.length === 0) return [];
  const sections = await sectionsOf(db, hotel);
  const tree = sectionTree(sections);
  const shown = ({ product }: { product: Product }): RecommendedProduct | null => {
    const section = tree.head(Number(product.section_id));
    const isAsked = productIds.includes(Number(product.id));
    if (section === null || isAsked || !product.is_available) return null;
    return isClosedOff(sections, Number(section.id)) ? null : recommended(product, section);
  };
  // The first asked about comes first: the list of the product that the guest is looking at leads.
  const ids = [...new Set(inOrder(asked, productIds).flatMap((each) => each.recommends))];
  const named = inOrder(await productsByIds(db, hotel, ids), ids).flatMap((each) => shown(each) ?? []);
  if (named.length > 0) return named.slice(0, MOST);
  const near = [...new Set(asked.flatMap(({ product }) => sectionsNear(sections, Number(product.section_id))))];
  const neighbours = await productsOfSections(db, hotel, near);
  return neighbours.flatMap((product) => shown({ product }) ?? []).slice(0, MOST);
}

const inOrder = <P extends { product: Product }>(products: readonly P[], ids: readonly number[]): readonly P[] =>
  ids.flatMap((id) => products.find(({ product }) => Number(product.id) === id) ?? []);

/** The section itself first, then the others below its parent; a section at the top stands alone. */
function sectionsNear(sections: readonly StoredSection[], id: number): readonly number[] {
  const parentId = sections.find((section) => section.id === id)?.parentId ?? null;
  const beside = parentId === null ? [] : sections.filter((section) => section.parentId === parentId);
  return [id, ...beside.map((section) => section.id).filter((other) => other !== id)];
}

/** Whether a section, or one around it, is hidden, or takes no orders itself. */
function isClosedOff(sections: readonly StoredSection[], id: number): boolean {
  const section = sections.find((each) => each.id === id);
  if (section === undefined) return true;
  if (section.own.is_hidden || section.own.hide_order_button) return true;
  return section.parentId !== null && isClosedOff(sections, section.parentId);
}

const recommended = (product: Product, section: RecommendedProduct['section']): RecommendedProduct => ({
  id: product.id,
  uuid: product.uuid,
  title: product.title,
  image: product.image,
  image_path: product.image_path,
  price: product.price,
  is_price_from: product.is_price_from,
  section_id: product.section_id,
  section,
  property_kit_id: product.property_kit_id,
  property: product.property,
  for_adult: product.for_adult,
  free_delivery: product.free_delivery,
  show_quantity: product.show_quantity,
  is_popup: product.is_popup,
  max_order_quantity: product.max_order_quantity,
});
