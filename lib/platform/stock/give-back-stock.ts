import { isStockNews, leftOf } from '@/lib/domain/stock/stock';
import type { Db } from '../database/database';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { giveBackPieces, IN_ALL, type StockPieces, stockEntries } from '../stores/stock';

/**
 * Gives back what a stopped order holds, within the transaction that stops it. Returns the event to publish after the
 * commit; null: guests read nothing else now, or the order held nothing. `now`: an ISO time. Rules: stock/SK6, stock/SK9.
 */
export async function giveBackStock(
  db: Db,
  hotel: string,
  { orderUuid, now }: { orderUuid: string; now: string },
): Promise<ContentEvent | null> {
  const given = await giveBackPieces(db, hotel, orderUuid);
  for (const pieces of given) if (await isGivenBackNews(db, hotel, pieces)) return appendContentEvent(db, hotel, now);
  return null;
}

/** Whether guests read something else now that these pieces were given back. */
export async function isGivenBackNews(db: Db, hotel: string, { item, day, pieces }: StockPieces): Promise<boolean> {
  const entry = (await stockEntries(db, hotel, { day, items: [item] })).get(item);
  const stock = entry?.stock ?? null;
  // Counted otherwise since, so that guests read of another number.
  if (entry === undefined || stock === null || (stock.per === 'all') !== (day === IN_ALL)) return false;
  const taken = stock.per === 'all' ? entry.taken.all : entry.taken.ofDay;
  return isStockNews(leftOf(stock, taken + pieces), leftOf(stock, taken));
}
