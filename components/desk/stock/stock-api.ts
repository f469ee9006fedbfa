import type { Text } from '@/lib/domain/i18n/text';
import type { StockPeriod } from '@/lib/domain/stock/stock';

/** How much is left of a product or of a choice, as the staff API returns it. */
export type StockEntry = {
  item: string;
  product_id: number;
  title: Text;
  /** null: the product itself is counted. */
  choice_title: Text | null;
  per: StockPeriod;
  /** null: nobody counts it any more. */
  amount: number | null;
  taken: number;
  left: number | null;
  /** The hotel's day that is counted; null: all of them together. */
  day: string | null;
};

/** `left` null: nobody counts it any more. */
export type StockChange = { left: number | null; per?: StockPeriod };
