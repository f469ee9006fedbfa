import type { Product } from '@/lib/contract/catalogue';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { goesWellWith, type Pairable } from '@/lib/domain/catalogue/goes-well-with';
import { orderedTogether } from '@/lib/domain/catalogue/order-figures';
import type { Db } from '../database/database';
import { withStock } from '../stock/guest-stock';
import { type CatalogueContext, productsByIds, productsOfCourses } from '../stores/catalogue/products';
import { type StoredSection, sectionsOf } from '../stores/catalogue/sections';
import type { StoredHotel } from '../stores/hotels';
import { hotelFigures } from './hotel-figures';
import { sectionTree } from './section-tree';

/**
 * Products that go well with the given products. Excludes what cannot be had, and what stands in a section that is hidden
 * or takes no orders. Rules: recommendations/R10, platform-calls/W10.
 */
export async function recommendations(
  db: Db,
  { hotel, now }: { hotel: StoredHotel; now: Date },
  productIds: readonly number[],
): Promise<readonly RecommendedProduct[]> {
  const context: CatalogueContext = { hotel: hotel.code, now };
  const order = await productsByIds(db, context, productIds);
  if (order.length === 0) return [];
  const sections = await sectionsOf(db, context.hotel);
  // Keeps the order of `productIds`, because the product that the guest is looking at comes first.
  const pairs = inOrder(order, productIds).flatMap(({ recommends }) => recommends);
  const together = orderedTogether(await hotelFigures(db, context), productIds);
  const listed = await productsByIds(db, context, [...new Set([...pairs, ...together])]);
  const courses = await productsOfCourses(db, context);
  const products = [...listed.map(({ product }) => product), ...courses];
  const catalogue = (await withStock(db, hotel, { products, now })).filter(
    (product) => product.is_available && product.stock_left !== 0 && takesOrders(sections, Number(product.section_id)),
  );
  const chosen = goesWellWith({
    order: order.map(({ product }) => pairable(product)),
    pairs,
    together,
    catalogue: catalogue.map(pairable),
  });
  const tree = sectionTree(sections);
  return chosen.flatMap((id) => {
    const product = catalogue.find((each) => Number(each.id) === id);
    const section = product && tree.head(Number(product.section_id));
    return product && section ? [recommended(product, section)] : [];
  });
}

const inOrder = <P extends { product: Product }>(products: readonly P[], ids: readonly number[]): readonly P[] =>
  ids.flatMap((id) => products.find(({ product }) => Number(product.id) === id) ?? []);

const pairable = (product: Product): Pairable => ({
  id: Number(product.id),
  section: Number(product.section_id),
  // Missing in content of an earlier release.
  course: product.course ?? null,
  isFood: product.is_food,
  isAdult: product.for_adult,
});

/** Whether a section and those above it are shown and take orders. */
function takesOrders(sections: readonly StoredSection[], id: number): boolean {
  const section = sections.find((each) => each.id === id);
  if (section === undefined || section.own.is_hidden || section.own.hide_order_button) return false;
  return section.parentId === null || takesOrders(sections, section.parentId);
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
  tax_id: product.tax_id,
  show_quantity: product.show_quantity,
  is_popup: product.is_popup,
  max_order_quantity: product.max_order_quantity,
  schedule: product.schedule,
  allergens: product.allergens,
  diets: product.diets,
  is_food: product.is_food,
});
