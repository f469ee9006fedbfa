import type { Product } from '@/lib/contract/catalogue';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { productItem } from '@/lib/domain/stock/stock-item';
import { choosesDay, type LeftOf, withStockLeft } from '@/lib/domain/stock/stock-left';
import type { Db } from '../database/database';
import type { StoredProduct } from '../stores/catalogue/products';
import type { StoredHotel } from '../stores/hotels';
import { type StockEntry, stockEntries } from '../stores/stock';

/**
 * Products as guests see them, with what is left today of them and of their choices. Rules: stock/SK4, stock/SK5.
 */
export async function withStock(
  db: Db,
  { code, hotel }: Pick<StoredHotel, 'code' | 'hotel'>,
  { products, now }: { products: readonly Product[]; now: Date },
): Promise<readonly Product[]> {
  const entries = await stockEntries(db, code, { day: hotelNow(hotel.ext_data.timezone, now).date });
  if (entries.size === 0) return products;
  const shown = { leftOf: leftIn(entries), isDayChosen: choosesDay(hotel.property) };
  return products.map((product) => withStockLeft(product, shown));
}

/** Marks what is counted by the day, which can be ordered for another day when today's is gone. Rule: stock/SK5. */
export async function withDayCounts(
  db: Db,
  { code, hotel }: Pick<StoredHotel, 'code' | 'hotel'>,
  { products, now }: { products: readonly StoredProduct[]; now: Date },
): Promise<readonly StoredProduct[]> {
  const day = hotelNow(hotel.ext_data.timezone, now).date;
  const items = products.map(({ product }) => productItem(product.id));
  const entries = await stockEntries(db, code, { day, items });
  if (entries.size === 0) return products;
  return products.map((stored) => ({
    ...stored,
    isCountedByDay: entries.get(productItem(stored.product.id))?.stock?.per === 'day',
  }));
}

const leftIn =
  (entries: ReadonlyMap<string, StockEntry>): LeftOf =>
  (item) => {
    const entry = entries.get(item);
    return entry?.stock == null || entry.left === null ? null : { per: entry.stock.per, left: entry.left };
  };
