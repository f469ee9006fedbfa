import type { Product } from '@/lib/contract/catalogue';
import { FIGURES_DAYS, type OrderFigures, orderFigures, popularProducts } from '@/lib/domain/catalogue/order-figures';
import type { Db } from '../database/database';
import type { CatalogueContext } from '../stores/catalogue/products';
import { sentOrdersSince } from '../stores/sent-orders';

const DAY_MS = 86_400_000;
/** A figure of 90 days is the same an hour later. */
const FRESH_MS = 3_600_000;
/** The orders of a hotel that are read, which takes about 20 ms. */
const MOST_ORDERS = 2_000;
const MOST_HOTELS = 500;

type Kept = { at: number; figures: Promise<OrderFigures> };

const kept = new WeakMap<Db, Map<string, Kept>>();

/** What the hotel's guests have ordered, counted once an hour. Rules: catalogue/C19, recommendations/R13. */
export function hotelFigures(db: Db, { hotel, now }: CatalogueContext): Promise<OrderFigures> {
  const hotels = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, hotels);
  const at = now.getTime();
  const known = hotels.get(hotel);
  if (known !== undefined && Math.abs(at - known.at) < FRESH_MS) return known.figures;
  const since = new Date(at - FIGURES_DAYS * DAY_MS);
  const figures = sentOrdersSince(db, hotel, { since, limit: MOST_ORDERS }).then(orderFigures);
  hotels.delete(hotel);
  hotels.set(hotel, { at, figures });
  const [oldest] = hotels.keys();
  if (hotels.size > MOST_HOTELS && oldest !== undefined) hotels.delete(oldest);
  // Counted again at the next call.
  figures.catch(() => hotels.delete(hotel));
  return figures;
}

/** Marks what many guests have ordered of a section's products. */
export async function withPopular(
  db: Db,
  context: CatalogueContext,
  products: readonly Product[],
): Promise<readonly Product[]> {
  const list = products.map(({ id, price }) => ({ id: Number(id), price }));
  const popular = popularProducts(await hotelFigures(db, context), list);
  return products.map((product) => ({ ...product, is_popular: popular.includes(Number(product.id)) }));
}
