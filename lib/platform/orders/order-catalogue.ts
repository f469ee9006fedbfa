import type { Hotel } from '@/lib/contract/hotel';
import type { SectionTree } from '../catalogue/section-tree';
import { sectionsOfProducts, sectionTree } from '../catalogue/section-tree';
import type { PlatformContext } from '../context';
import { offeredPayments } from '../payments/offered-payments';
import { withDayCounts } from '../stock/guest-stock';
import { productsByIds, type StoredProduct } from '../stores/catalogue/products';
import { sectionsOf } from '../stores/catalogue/sections';
import type { StoredHotel } from '../stores/hotels';

/** What the lines of an order are checked against. `payments`: of the hotel, those that are possible for all of the products. */
export type OrderCatalogue = { hotel: Hotel; products: readonly StoredProduct[]; tree: SectionTree; now: Date };

/** Reads the products of an order as the hotel offers them now. `ids`: of products; those that cannot exist are left out. */
export async function orderCatalogue(
  { database: { db }, now: clock }: Pick<PlatformContext, 'database' | 'now'>,
  hotel: StoredHotel,
  ids: readonly unknown[],
): Promise<OrderCatalogue> {
  const now = clock();
  const known = [...new Set(ids.map(Number).filter(Number.isSafeInteger))];
  const found = await productsByIds(db, { hotel: hotel.code, now }, known);
  const products = await withDayCounts(db, hotel, { products: found, now });
  const tree = sectionTree(await sectionsOf(db, hotel.code));
  const payments = offeredPayments(hotel.hotel, hotel.paymentExceptions, sectionsOfProducts(products, tree));
  return { hotel: { ...hotel.hotel, payments }, products, tree, now };
}
