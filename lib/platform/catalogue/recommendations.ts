import type { Product } from '@/lib/contract/catalogue';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Db } from '../database/database';
import { type CatalogueContext, productsByIds, productsOfSections } from '../stores/catalogue/products';
import { type StoredSection, sectionsOf } from '../stores/catalogue/sections';
import { sectionTree } from './section-tree';

const MAX_RECOMMENDED = 10;

/**
 * Products recommended with the given products: the hotel's own list in its order, or, without one, the other products
 * below the same parent section. Excludes the given products, unavailable ones, and those of sections that are hidden
 * or take no orders. Rules: recommendations/R10, platform-calls/W10.
 */
export async function recommendations(
  db: Db,
  context: CatalogueContext,
  productIds: readonly number[],
): Promise<readonly RecommendedProduct[]> {
  const products = await productsByIds(db, context, productIds);
  if (products.length === 0) return [];
  const sections = await sectionsOf(db, context.hotel);
  const tree = sectionTree(sections);
  const toRecommended = ({ product }: { product: Product }): RecommendedProduct | null => {
    const section = tree.head(Number(product.section_id));
    const isAsked = productIds.includes(Number(product.id));
    if (section === null || isAsked || !product.is_available) return null;
    return isHiddenOrClosed(sections, Number(section.id)) ? null : recommended(product, section);
  };
  // Keeps the order of `productIds`, because the product that the guest is looking at comes first.
  const ids = [...new Set(inOrder(products, productIds).flatMap((each) => each.recommends))];
  const listed = inOrder(await productsByIds(db, context, ids), ids).flatMap((each) => toRecommended(each) ?? []);
  if (listed.length > 0) return listed.slice(0, MAX_RECOMMENDED);
  const nearby = [...new Set(products.flatMap(({ product }) => sectionsNear(sections, Number(product.section_id))))];
  const neighbours = await productsOfSections(db, context, nearby);
  return neighbours.flatMap((product) => toRecommended({ product }) ?? []).slice(0, MAX_RECOMMENDED);
}

const inOrder = <P extends { product: Product }>(products: readonly P[], ids: readonly number[]): readonly P[] =>
  ids.flatMap((id) => products.find(({ product }) => Number(product.id) === id) ?? []);

/** The section itself, then the others with the same parent; only the section itself at the top level. */
function sectionsNear(sections: readonly StoredSection[], id: number): readonly number[] {
  const parentId = sections.find((section) => section.id === id)?.parentId ?? null;
  const beside = parentId === null ? [] : sections.filter((section) => section.parentId === parentId);
  return [id, ...beside.map((section) => section.id).filter((other) => other !== id)];
}

/** Whether a section or one of its parents is hidden or takes no orders. */
function isHiddenOrClosed(sections: readonly StoredSection[], id: number): boolean {
  const section = sections.find((each) => each.id === id);
  if (section === undefined) return true;
  if (section.own.is_hidden || section.own.hide_order_button) return true;
  return section.parentId !== null && isHiddenOrClosed(sections, section.parentId);
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
  schedule: product.schedule,
  allergens: product.allergens,
  diets: product.diets,
  is_food: product.is_food,
});
