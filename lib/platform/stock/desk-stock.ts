import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { Text } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { type StandingStock, staffStock } from '@/lib/domain/stock/staff-stock';
import type { StockPeriod } from '@/lib/domain/stock/stock';
import { readStockItem } from '@/lib/domain/stock/stock-item';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { type FileProduct, fileProduct, fileProducts, fileProductsByIds } from '../stores/catalogue/products';
import { findHotel, type HotelKey } from '../stores/hotels';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import {
  deleteStockChange,
  IN_ALL,
  type StockEntry,
  saveStockChange,
  stockEntries,
  takenPieces,
} from '../stores/stock';

/** An item of the stock as the desk shows it. */
export type DeskStock = {
  item: string;
  product_id: number;
  title: Text;
  /** null: the product itself is counted. */
  choice_title: Text | null;
  per: StockPeriod;
  /** null: not counted any more. */
  amount: number | null;
  taken: number;
  left: number | null;
  /** null: counted in all. */
  day: string | null;
  staff: string | null;
};

/** What is counted on a day, in the order of the files. `day` null: today. Rule: stock/SK8. */
export async function listStock(
  context: PlatformContext,
  { code }: HotelKey,
  { day }: { day: string | null },
): Promise<readonly DeskStock[]> {
  const { db } = context.database;
  const of = day ?? (await todayOf(context, code));
  const entries = await stockEntries(db, code, { day: of });
  const products = await fileProductsByIds(db, code, [...new Set([...entries.values()].map((each) => each.productId))]);
  return products.flatMap((product) =>
    [...entries.values()]
      .filter(({ productId }) => productId === Number(product.product.id))
      .flatMap((entry) => deskStock(entry, { product, day: of }) ?? []),
  );
}

async function todayOf({ database, now }: PlatformContext, code: string): Promise<string> {
  const stored = await findHotel(database.db, { code });
  return hotelNow(stored?.hotel.ext_data.timezone ?? null, now()).date;
}

/** null: the files no longer have the choice. */
function deskStock(entry: StockEntry, { product, day }: { product: FileProduct; day: string }): DeskStock | null {
  const titles = titlesOf(entry.item, product);
  if (titles === null) return null;
  const per = entry.stock?.per ?? entry.standing?.per ?? entry.file?.per ?? 'all';
  return {
    item: entry.item,
    product_id: entry.productId,
    ...titles,
    per,
    amount: entry.stock?.amount ?? null,
    taken: per === 'all' ? entry.taken.all : entry.taken.ofDay,
    left: entry.left,
    day: per === 'all' ? null : day,
    staff: entry.staff,
  };
}

function titlesOf(item: string, { product }: FileProduct): Pick<DeskStock, 'title' | 'choice_title'> | null {
  const named = readStockItem(item);
  if (named === null) return null;
  if (named.kind === 'product')
    return sameId(named.id, product.id) ? { title: product.title, choice_title: null } : null;
  const option = product.property?.properties.find(({ id }) => sameId(id, named.optionId));
  const choice = option?.attrs.find(({ id }) => sameId(id, named.choiceId));
  return choice === undefined ? null : { title: product.title, choice_title: choice.title };
}

/** What staff set. `left` null: not counted any more; `per` null: as until now; `day` null: today. */
type StockSetting = { left: number | null; per: StockPeriod | null; day: string | null; staff: string | null };

/**
 * Sets what is left of an item, from which moment on it is counted; the same call again sets it again. Logged with the
 * name, and seen by guests at once. Rule: stock/SK8.
 */
export async function setStock(
  context: PlatformContext,
  { code }: HotelKey,
  item: string,
  { left, per, day, staff }: StockSetting,
): Promise<ApiResponse<DeskStock>> {
  const today = await todayOf(context, code);
  const on = day ?? today;
  if (on < today) return refused('invalid', { day: 'this day is over' });
  const now = context.now().toISOString();
  let event: ContentEvent | null = null;
  const set = await rollBackUnless<ApiResponse<DeskStock>>(
    context.database,
    ({ ok }) => ok,
    async (db) => {
      event = await appendContentEvent(db, code, now);
      const product = await productWith(db, code, item);
      if (product === null) return refused('not-found');
      if (product.slots !== null && readStockItem(item)?.kind === 'product')
        return refused('invalid', { item: 'the places of its times are counted already' });
      await write(db, { hotel: code, item, day: on, productId: Number(product.product.id), staff, now }, { left, per });
      const entry = (await stockEntries(db, code, { day: on, items: [item] })).get(item);
      const shown = entry && deskStock(entry, { product, day: on });
      return shown ? succeeded(shown) : refused('not-found');
    },
  );
  if (set.ok && event !== null) context.publishEvent(event);
  return set;
}

/** The first product of the files that an item names; null: there is none. */
async function productWith(db: Db, hotel: string, item: string): Promise<FileProduct | null> {
  const named = readStockItem(item);
  if (named === null) return null;
  if (named.kind === 'product') return fileProduct(db, hotel, named.id);
  return (await fileProducts(db, hotel)).find((product) => titlesOf(item, product) !== null) ?? null;
}

type Target = { hotel: string; item: string; day: string; productId: number; staff: string | null; now: string };

async function write(
  db: Db,
  { hotel, item, day, ...by }: Target,
  change: { left: number | null; per: StockPeriod | null },
): Promise<void> {
  const entry = (await stockEntries(db, hotel, { day, items: [item] })).get(item);
  const taken = await takenPieces(db, hotel, { item, day });
  const written = staffStock(change, { file: entry?.file ?? null, standing: entry?.standing, taken });
  if (written.clearsDays) await deleteStockChange(db, hotel, { item, day: null });
  const save = (key: string, stock: StandingStock) =>
    saveStockChange(db, hotel, { item, day: key }, { ...by, ...stock });
  if (written.standing === null) await deleteStockChange(db, hotel, { item, day: IN_ALL });
  else if (written.standing !== undefined) await save(IN_ALL, written.standing);
  if (written.ofDay !== null) await save(day, { per: 'day', amount: written.ofDay });
}
