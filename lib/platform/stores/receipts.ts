import type { Selectable } from 'kysely';
import type { ReceiptContent } from '@/lib/domain/receipts/receipt-content';
import type { ReceiptKey } from '@/lib/domain/receipts/receipt-number';
import type { Db } from '../database/database';
import type { ReceiptTable } from '../database/money-tables';
import { fromJson, toJson } from './json';

type Row = Selectable<ReceiptTable>;

/** A document as it was issued. Nothing changes or deletes one. Rule: receipts/RP8. */
export type StoredReceipt = Omit<Row, 'kind' | 'content'> & { kind: 'receipt' | 'refund'; content: ReceiptContent };

const fromRow = ({ kind, content, ...row }: Row): StoredReceipt => ({
  ...row,
  kind: kind === 'refund' ? kind : 'receipt',
  content: fromJson<ReceiptContent>(content),
});

/** Takes the next number of a hotel's year. A transaction that is rolled back takes none. */
async function nextReceiptNum(db: Db, hotel: string, year: number): Promise<number> {
  const { num } = await db
    .insertInto('receipt_counter')
    .values({ hotel, year, num: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hotel', 'year']).doUpdateSet((counter) => ({ num: counter('receipt_counter.num', '+', 1) })),
    )
    .returning('num')
    .executeTakeFirstOrThrow();
  return num;
}

/**
 * Stores a document under the next number of its year, and returns that. The caller's transaction locks the hotel's outbox, so
 * that nobody else issues a document for the same thing meanwhile. Rule: receipts/RP1.
 */
export async function insertReceipt(db: Db, receipt: Omit<StoredReceipt, 'num'>): Promise<ReceiptKey> {
  const { hotel, year, content, ...row } = receipt;
  const num = await nextReceiptNum(db, hotel, year);
  await db
    .insertInto('receipt')
    .values({ hotel, year, num, ...row, content: toJson(content) })
    .execute();
  return { year, num };
}

/** The documents of these orders, in the order of their numbers. */
export async function receiptsOf(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly StoredReceipt[]> {
  if (orderUuids.length === 0) return [];
  const rows = await db
    .selectFrom('receipt')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .execute();
  // Sorted here: with ORDER BY, SQLite would scan all documents of the hotel by number instead of using the orders' index.
  return rows.map(fromRow).sort((one, other) => one.year - other.year || one.num - other.num);
}

/** Where a document stands in the order in which they were issued. */
type IssuedKey = Pick<StoredReceipt, 'issued_at' | 'year' | 'num'>;

const isAfter = (one: IssuedKey, other: IssuedKey): boolean => {
  if (one.issued_at !== other.issued_at) return one.issued_at > other.issued_at;
  return one.year === other.year ? one.num > other.num : one.year > other.year;
};

/** `after`: those that were issued later; null: from the first one on. */
type Range = { after: IssuedKey | null; limit: number };

/** A hotel's documents in the order in which they were issued. `issued`: between two ISO times; null: at any time. */
export async function listReceipts(
  db: Db,
  hotel: string,
  { issued, after, limit }: Range & { issued: { from: string; until: string } | null },
): Promise<readonly StoredReceipt[]> {
  const from = [issued?.from ?? '', after?.issued_at ?? ''].reduce((one, other) => (one > other ? one : other));
  const rows = await db
    .selectFrom('receipt')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('issued_at', '>=', from)
    .$if(issued !== null, (query) => query.where('issued_at', '<', issued?.until ?? ''))
    .$if(after !== null, (query) =>
      query.where((where) =>
        where.or([
          where('issued_at', '>', after?.issued_at ?? ''),
          where('year', '>', after?.year ?? 0),
          where.and([where('year', '=', after?.year ?? 0), where('num', '>', after?.num ?? 0)]),
        ]),
      ),
    )
    .orderBy('issued_at')
    .orderBy('year')
    .orderBy('num')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The documents of an order, in the order in which they were issued. */
export async function listReceiptsOfOrder(
  db: Db,
  hotel: string,
  orderUuid: string,
  { after, limit }: Range,
): Promise<readonly StoredReceipt[]> {
  const receipts = [...(await receiptsOf(db, hotel, [orderUuid]))];
  receipts.sort((one, other) => (isAfter(one, other) ? 1 : -1));
  return receipts.filter((receipt) => after === null || isAfter(receipt, after)).slice(0, limit);
}

/** Whether a hotel has ever issued a document. */
export async function hasReceipts(db: Db, hotel: string): Promise<boolean> {
  const counter = db.selectFrom('receipt_counter').select('year').where('hotel', '=', hotel).limit(1);
  return (await counter.executeTakeFirst()) !== undefined;
}
