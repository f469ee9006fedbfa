import type { FieldErrors } from '@/lib/contract/refusals';
import type { DueTime } from '@/lib/domain/booking/due-times';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { CartLine } from '@/lib/domain/cart/cart';
import { textIn } from '@/lib/domain/i18n/text';
import { isStockNews, leftOf } from '@/lib/domain/stock/stock';
import { type WantedStock, wantedStock } from '@/lib/domain/stock/wanted-stock';
import { platformMessage } from '@/lib/words/platform-messages';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import { IN_ALL, insertOrderStock, type StockEntry, type StockPieces, stockEntries, takePieces } from '../stores/stock';

/** Something that an order wants and of which too little is left. */
export type StockShortage = WantedStock & { left: number };

/**
 * `short`: too little is left, and the caller must roll back. `isNews`: guests read something else now.
 */
export type StockTaking = { kind: 'short'; short: readonly StockShortage[] } | { kind: 'taken'; isNews: boolean };

/** The lines of a checked order, and when each is due; an empty list: now. */
type CheckedLines = { lines: readonly CartLine[]; dueTimes: readonly (readonly DueTime[])[] };

/** Takes what a checked order wants. `now`: an ISO time. */
export function takeOrderStock(
  db: Db,
  { code, hotel }: Pick<StoredHotel, 'code' | 'hotel'>,
  { uuid, checked, now }: { uuid: string; checked: CheckedLines; now: string },
): Promise<StockTaking> {
  const today = hotelNow(hotel.ext_data.timezone, new Date(now)).date;
  const wanted = wantedStock(checked.lines, { dueTimes: checked.dueTimes, today });
  return takeStock(db, { hotel: code, uuid, today }, wanted);
}

/** All that an order wants of one item on one day, or in all. */
type Demand = StockPieces & { amount: number; left: number; wanted: readonly WantedStock[] };

/**
 * Takes what an order wants within its transaction, which locks the hotel's other writers. `wanted` may name items that
 * nobody counts. `today`: the hotel's day. Rules: stock/SK3, stock/SK6.
 */
async function takeStock(
  db: Db,
  { hotel, uuid, today }: { hotel: string; uuid: string; today: string },
  wanted: readonly WantedStock[],
): Promise<StockTaking> {
  const demands = await demandsOf(db, hotel, wanted);
  const short: StockShortage[] = [];
  let isNews = false;
  for (const demand of demands) {
    const taken = await takePieces(db, hotel, demand, demand.amount);
    if (taken === null) short.push(...demand.wanted.map((each) => ({ ...each, left: demand.left })));
    else if (demand.day === IN_ALL || demand.day === today)
      isNews ||= isStockNews(leftOf(demand, taken - demand.pieces), leftOf(demand, taken));
  }
  if (short.length > 0) return { kind: 'short', short };
  await insertOrderStock(db, hotel, uuid, demands);
  return { kind: 'taken', isNews };
}

/** Adds up what is wanted of the same item and day, of what is counted. Sorted by key, so that two orders lock rows in the same order. */
export async function demandsOf(db: Db, hotel: string, wanted: readonly WantedStock[]): Promise<readonly Demand[]> {
  const items = [...new Set(wanted.map(({ item }) => item))];
  const demands = new Map<string, Demand>();
  for (const day of new Set(wanted.map((each) => each.day))) {
    const entries = await stockEntries(db, hotel, { day, items });
    for (const each of wanted.filter((own) => own.day === day)) addDemand(demands, each, entries.get(each.item));
  }
  return [...demands.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, demand]) => demand);
}

function addDemand(demands: Map<string, Demand>, each: WantedStock, entry: StockEntry | undefined): void {
  const stock = entry?.stock ?? null;
  if (entry === undefined || stock === null || entry.left === null) return;
  const day = stock.per === 'all' ? IN_ALL : each.day;
  const key = `${each.item} ${day}`;
  const known = demands.get(key);
  demands.set(key, {
    ...{ item: each.item, day, amount: stock.amount, left: entry.left },
    pieces: each.pieces + (known?.pieces ?? 0),
    wanted: [...(known?.wanted ?? []), each],
  });
}

/**
 * The refusal fields for each product, for example "Soup: sold out", or "Soup, Large: only 3 left" for a choice. Rules:
 * refusals/RF9, stock/SK6.
 */
export function stockRefusal(short: readonly StockShortage[], language: string): FieldErrors {
  const messages = short.map((each) => {
    const message = each.left === 0 ? platformMessage('sold_out', language) : fewMessage(each.left, language);
    const names = [each.title, ...(each.choice === null ? [] : [each.choice])].map((text) => textIn(text, language));
    return { field: `products.${each.productId}`, message, sentence: `${names.join(', ')}: ${message}` };
  });
  return {
    ...Object.fromEntries(messages.map(({ field, message }) => [field, message])),
    invalid_product_item_counts: [...new Set(messages.map(({ sentence }) => sentence))].join('. '),
  };
}

const fewMessage = (left: number, language: string): string => platformMessage('few_left', language, { n: left });
