import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { numberOf, type OrderSearch, searchedOrder } from '@/lib/domain/desk/order-search';
import { type Text, textsOf } from '@/lib/domain/i18n/text';
import type { Database, Db } from '../database/database';
import type { Tables } from '../database/tables';
import { fromJson } from './json';
import { ordersByNumbers, type StoredOrder } from './orders';
import { lockOutbox } from './outbox';

/** Orders that are read and written at once while they are made searchable: no other order can be written meanwhile. */
const BATCH = 500;

/** Orders that are searched at once, while other requests wait: about 25 ms with SQLite. */
const CHUNK = 20_000;

/**
 * `room`: as `searchKey` writes it, the whole room; null: any. `from`, `to`: ISO times, the end not included. `before`: only
 * orders with a lower number.
 */
type Wanted = {
  search: OrderSearch | null;
  room: string | null;
  from: string | null;
  to: string | null;
  before: number | null;
  limit: number;
};

/** The newest orders that a search finds. Rule: desk/DE61. */
export async function searchOrders(
  { db }: Pick<Database, 'db'>,
  hotel: string,
  wanted: Wanted,
): Promise<readonly StoredOrder[]> {
  const numbers: number[] = [];
  const range = await searchedRange(db, hotel);
  let before = Math.min(wanted.before ?? Number.MAX_SAFE_INTEGER, range.last + 1);
  while (before > range.first && numbers.length < wanted.limit) {
    const limit = wanted.limit - numbers.length;
    const found = await findNumbers(db, hotel, { ...wanted, before, first: before - CHUNK, limit });
    numbers.push(...found);
    before -= CHUNK;
    // Guests have priority: requests that arrived meanwhile are answered first.
    await nextTurn();
  }
  return ordersByNumbers(db, hotel, numbers);
}

async function searchedRange(db: Db, hotel: string): Promise<{ first: number; last: number }> {
  const { first, last } = await db
    .selectFrom('order_search')
    .select((row) => [row.fn.min('num').as('first'), row.fn.max('num').as('last')])
    .where('hotel', '=', hotel)
    .executeTakeFirstOrThrow();
  return { first: Number(first ?? 1), last: Number(last ?? 0) };
}

async function findNumbers(
  db: Db,
  hotel: string,
  { search, room, from, to, before, first, limit }: Wanted & { before: number; first: number },
): Promise<readonly number[]> {
  const inSpan = db
    .selectFrom('guest_order')
    .select('num')
    .where('hotel', '=', hotel)
    .$if(from !== null, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== null, (query) => query.where('created_at', '<', to ?? ''));
  const rows = await db
    .selectFrom('order_search')
    .select('num')
    .where('hotel', '=', hotel)
    .where('num', '<', before)
    .where('num', '>=', first)
    .$if(room !== null, (query) => query.where('room', '=', room))
    .where((row) => (search === null ? row.lit(true) : matches(row, search)))
    .$if(from !== null || to !== null, (query) => query.where('num', 'in', inSpan))
    .orderBy('num', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ num }) => Number(num));
}

/** `isFound` in SQL. The keys have no sign that means something in a pattern. */
function matches(row: ExpressionBuilder<Tables, 'order_search'>, { whole, words, phoneDigits }: OrderSearch) {
  const has = (column: 'room' | 'name' | 'phone' | 'dishes', pattern: string) => row(column, 'like', pattern);
  return row.or([
    has('room', `${whole}%`),
    ...(phoneDigits === null ? [] : [has('phone', `%${phoneDigits}%`)]),
    row.and(
      words.map((word) => {
        const num = numberOf(word);
        return row.or([
          has('name', `%${word}%`),
          has('dishes', `%${word}%`),
          has('room', `${word}%`),
          ...(num === null ? [] : [row('num', '=', num)]),
        ]);
      }),
    ),
  ]);
}

/**
 * Makes the orders searchable that came since the last search, or all of them at the first search after an update. Numbers
 * become visible in their order, so that those that are missing are the newest ones.
 */
export async function indexOrders(database: Database, hotel: string): Promise<void> {
  while (await isBehind(database.db, hotel)) {
    await database.db.transaction().execute(async (db) => {
      // Nobody anonymises an order between its reading and the writing of its texts.
      await lockOutbox(db, hotel);
      await indexBatch(db, hotel);
    });
    await nextTurn();
  }
}

async function isBehind(db: Db, hotel: string): Promise<boolean> {
  const newest = await db
    .selectFrom('guest_order')
    .select((order) => order.fn.max('num').as('num'))
    .where('hotel', '=', hotel)
    .executeTakeFirstOrThrow();
  return newest.num !== null && Number(newest.num) > (await searchedRange(db, hotel)).last;
}

async function indexBatch(db: Db, hotel: string): Promise<void> {
  const { last } = await searchedRange(db, hotel);
  const rows = await db
    .selectFrom('guest_order')
    .select(['num', 'number_room', 'guest_name', 'guest_phone', 'lines'])
    .where('hotel', '=', hotel)
    .where('num', '>', last)
    .orderBy('num')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('order_search')
    .values(rows.map((row) => ({ hotel, ...searchedRow(row) })))
    .execute();
}

/** Makes a corrected order searchable by its dishes of now; one that no search has come to yet is made so later. */
export async function reindexOrder(db: Db, hotel: string, num: number): Promise<void> {
  const { lines } = await db
    .selectFrom('guest_order')
    .select('lines')
    .where('hotel', '=', hotel)
    .where('num', '=', num)
    .executeTakeFirstOrThrow();
  const { dishes } = searchedRow({ num, number_room: null, guest_name: null, guest_phone: null, lines });
  await db.updateTable('order_search').set({ dishes }).where('hotel', '=', hotel).where('num', '=', num).execute();
}

type Row = {
  num: number;
  number_room: string | null;
  guest_name: string | null;
  guest_phone: string | null;
  lines: string;
};

const searchedRow = ({ num, number_room, guest_name, guest_phone, lines }: Row) =>
  searchedOrder({
    num: Number(num),
    room: number_room,
    name: guest_name,
    phone: guest_phone,
    dishes: fromJson<{ products: readonly { product: { title: Text } }[] }>(lines).products.flatMap(({ product }) =>
      textsOf(product.title),
    ),
  });
