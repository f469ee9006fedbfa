import type { StockPeriod } from '@/lib/domain/stock/stock';

/**
 * The stock of an item in the hotel's files, which an import replaces. `item` is as in `stock-item.ts`; `product_id`: the
 * first product that has it. `tables.ts` describes the conventions of all tables.
 */
export type StockItemTable = { hotel: string; item: string; product_id: number; amount: number; per: StockPeriod };

/**
 * What staff have set over the files. `day` '': for good, where `amount` null means that nobody counts it; a day
 * (YYYY-MM-DD): the amount of that day alone.
 */
export type StockChangeTable = {
  hotel: string;
  item: string;
  day: string;
  product_id: number;
  per: StockPeriod;
  amount: number | null;
  staff: string | null;
  changed_at: string;
};

/** The taken pieces of an item on a day; `day` '': in all. */
export type StockTakenTable = { hotel: string; item: string; day: string; taken: number };

/** The pieces that an order holds, so that they can be given back. */
export type OrderStockTable = { hotel: string; order_uuid: string; item: string; day: string; taken: number };
