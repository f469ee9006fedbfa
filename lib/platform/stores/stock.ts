import type { StandingStock } from '@/lib/domain/stock/staff-stock';
import { effectiveStock, leftOf, type Stock } from '@/lib/domain/stock/stock';
import type { Db } from '../database/database';

/** The key of what is counted in all, where a day would stand. */
export const IN_ALL = '';

/** How an item stands on a day, also one that nobody counts any more. */
export type StockEntry = {
  item: string;
  /** The first product that has the item. */
  productId: number;
  file: Stock | null;
  standing: StandingStock | undefined;
  /** The rule; null: nobody counts it. */
  stock: Stock | null;
  /** In all, and on the day. */
  taken: { all: number; ofDay: number };
  /** null: nobody counts it. */
  left: number | null;
  /** Who has changed it last; null: nobody, or the hotel's own system. */
  staff: string | null;
};

type Query = { day: string; items?: readonly string[] };

/**
 * How the items of a hotel stand on a day (YYYY-MM-DD), by item. Without `items`: all that files or staff have ever
 * counted. Items of which neither says anything are missing.
 */
export async function stockEntries(
  db: Db,
  hotel: string,
  { day, items }: Query,
): Promise<ReadonlyMap<string, StockEntry>> {
  if (items?.length === 0) return new Map();
  const files = await db
    .selectFrom('stock_item')
    .select(['item', 'product_id', 'amount', 'per'])
    .where('hotel', '=', hotel)
    .$if(items !== undefined, (query) => query.where('item', 'in', items ?? []))
    .execute();
  const changes = await db
    .selectFrom('stock_change')
    .select(['item', 'day', 'product_id', 'amount', 'per', 'staff', 'changed_at'])
    .where('hotel', '=', hotel)
    .where('day', 'in', [IN_ALL, day])
    .$if(items !== undefined, (query) => query.where('item', 'in', items ?? []))
    .execute();
  const counted = [...new Set([...files, ...changes].map(({ item }) => item))];
  // Most hotels count nothing, and most orders name nothing that is counted.
  const taken = counted.length === 0 ? new Map<string, number>() : await takenOf(db, hotel, { day, items: counted });
  const entries = counted.map((item) => {
    const file = files.find((row) => row.item === item);
    const own = changes.filter((row) => row.item === item);
    return entryOf(item, { day, file, own, taken });
  });
  return new Map(entries.map((entry) => [entry.item, entry]));
}

/** The taken pieces of an item, whether anybody counts it now or not. */
export async function takenPieces(
  db: Db,
  hotel: string,
  { item, day }: { item: string; day: string },
): Promise<StockEntry['taken']> {
  const taken = await takenOf(db, hotel, { day, items: [item] });
  return takenIn(taken, { item, day });
}

const takenIn = (taken: ReadonlyMap<string, number>, { item, day }: { item: string; day: string }) => ({
  all: taken.get(keyOf({ item, day: IN_ALL })) ?? 0,
  ofDay: taken.get(keyOf({ item, day })) ?? 0,
});

async function takenOf(
  db: Db,
  hotel: string,
  { day, items }: { day: string; items: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('stock_taken')
    .select(['item', 'day', 'taken'])
    .where('hotel', '=', hotel)
    .where('item', 'in', items)
    .where('day', 'in', [IN_ALL, day])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.taken]));
}

const keyOf = ({ item, day }: { item: string; day: string }): string => `${item} ${day}`;

type FileRow = Stock & { product_id: number };
type ChangeRow = StandingStock & { day: string; product_id: number; staff: string | null; changed_at: string };

function entryOf(
  item: string,
  rows: { day: string; file: FileRow | undefined; own: readonly ChangeRow[]; taken: ReadonlyMap<string, number> },
): StockEntry {
  const { day, file, own } = rows;
  const inFile = file === undefined ? null : { amount: file.amount, per: file.per };
  const always = own.find((row) => row.day === IN_ALL);
  const standing = always && { per: always.per, amount: always.amount };
  const ofDay = own.find((row) => row.day !== IN_ALL)?.amount ?? undefined;
  const stock = effectiveStock(inFile, { standing, ofDay });
  const taken = takenIn(rows.taken, { item, day });
  const newest = own.toSorted((one, other) => other.changed_at.localeCompare(one.changed_at))[0];
  return {
    ...{ item, file: inFile, standing, stock, taken },
    productId: file?.product_id ?? newest?.product_id ?? 0,
    left: stock && leftOf(stock, stock.per === 'all' ? taken.all : taken.ofDay),
    staff: newest?.staff ?? null,
  };
}

/** Pieces of an item on a day, or in all. */
export type StockPieces = { item: string; day: string; pieces: number };

/**
 * Takes pieces if enough are left; the statement itself checks the condition. Returns how many are taken then; null: not
 * enough are left.
 */
export async function takePieces(
  db: Db,
  hotel: string,
  { item, day, pieces }: StockPieces,
  amount: number,
): Promise<number | null> {
  if (pieces > amount) return null;
  const written = await db
    .insertInto('stock_taken')
    .values({ hotel, item, day, taken: pieces })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'item', 'day'])
        .doUpdateSet((row) => ({ taken: row('stock_taken.taken', '+', pieces) }))
        .where('stock_taken.taken', '<=', amount - pieces),
    )
    .returning('taken')
    .executeTakeFirst();
  return written?.taken ?? null;
}

/** Stores which pieces an order holds, so that they can be given back. */
export async function insertOrderStock(
  db: Db,
  hotel: string,
  orderUuid: string,
  held: readonly StockPieces[],
): Promise<void> {
  if (held.length === 0) return;
  const rows = held.map(({ item, day, pieces }) => ({ hotel, order_uuid: orderUuid, item, day, taken: pieces }));
  await db.insertInto('order_stock').values(rows).execute();
}

/** Gives every piece back that an order holds, and returns them. Does nothing when called again. Rule: stock/SK6. */
export async function giveBackPieces(db: Db, hotel: string, orderUuid: string): Promise<readonly StockPieces[]> {
  const held = await db
    .deleteFrom('order_stock')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .returning(['item', 'day', 'taken'])
    .execute();
  for (const { item, day, taken } of held) await changeTaken(db, hotel, { item, day, pieces: -taken });
  return held.map(({ item, day, taken }) => ({ item, day, pieces: taken }));
}

/** Changes how many pieces are taken, without a look at what is left. `pieces`: below 0 for what is given back. */
export async function changeTaken(db: Db, hotel: string, { item, day, pieces }: StockPieces): Promise<void> {
  await db
    .updateTable('stock_taken')
    .set((row) => ({ taken: row('taken', '+', pieces) }))
    .where('hotel', '=', hotel)
    .where('item', '=', item)
    .where('day', '=', day)
    .execute();
}

/** The pieces that an order holds. */
export async function heldPieces(db: Db, hotel: string, orderUuid: string): Promise<readonly StockPieces[]> {
  const rows = await db
    .selectFrom('order_stock')
    .select(['item', 'day', 'taken'])
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .execute();
  return rows.map(({ item, day, taken }) => ({ item, day, pieces: taken }));
}

/** Stores how many pieces of an item an order holds now. */
export async function saveHeldPieces(
  db: Db,
  hotel: string,
  orderUuid: string,
  { item, day, pieces }: StockPieces,
): Promise<void> {
  await db
    .deleteFrom('order_stock')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', orderUuid)
    .where('item', '=', item)
    .where('day', '=', day)
    .execute();
  if (pieces > 0) await insertOrderStock(db, hotel, orderUuid, [{ item, day, pieces }]);
}

type NewChange = { productId: number; staff: string | null; now: string } & StandingStock;

/** Writes what staff have set for good (`day` ''), or for one day. `now`: an ISO time. */
export async function saveStockChange(
  db: Db,
  hotel: string,
  { item, day }: { item: string; day: string },
  { productId, now, ...change }: NewChange,
): Promise<void> {
  const row = { ...change, product_id: productId, changed_at: now };
  await db
    .insertInto('stock_change')
    .values({ hotel, item, day, ...row })
    .onConflict((conflict) => conflict.columns(['hotel', 'item', 'day']).doUpdateSet(row))
    .execute();
}

/** Deletes what staff have set for good (`day` ''), or for every single day (null). */
export const deleteStockChange = (db: Db, hotel: string, { item, day }: { item: string; day: '' | null }) =>
  db
    .deleteFrom('stock_change')
    .where('hotel', '=', hotel)
    .where('item', '=', item)
    .where('day', day === null ? '<>' : '=', IN_ALL)
    .execute();
