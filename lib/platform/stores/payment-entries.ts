import { ENTRY_KINDS, type EntryKind, type LedgerEntry } from '@/lib/domain/payments/ledger';
import type { Db } from '../database/database';
import { fromStored, scaleFor, toStored } from './amount-scale';

/** The entries of the ledgers of these orders' payments, by order, each in the order in which they were written. */
export async function entriesOf(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<ReadonlyMap<string, readonly LedgerEntry[]>> {
  if (orderUuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_entry')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('order_uuid', 'in', orderUuids)
    .orderBy('position')
    .execute();
  const entries = rows.map(({ order_uuid, kind, amount, amount_scale, reason, key, at }) => ({
    order_uuid,
    entry: { kind: kindOf(kind), amount: fromStored(amount, amount_scale), reason, key, at },
  }));
  const byOrder = Map.groupBy(entries, ({ order_uuid }) => order_uuid);
  return new Map([...byOrder].map(([uuid, own]) => [uuid, own.map(({ entry }) => entry)]));
}

/** The ledger of an order's payment. */
export const entriesOfOrder = async (db: Db, hotel: string, orderUuid: string): Promise<readonly LedgerEntry[]> =>
  (await entriesOf(db, hotel, [orderUuid])).get(orderUuid) ?? [];

/**
 * Adds entries after those that are there. The caller's transaction locks the hotel's outbox. An entry whose key is there is
 * not written again.
 */
export async function insertEntries(
  db: Db,
  { hotel, order_uuid }: { hotel: string; order_uuid: string },
  entries: readonly LedgerEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const last = await db
    .selectFrom('payment_entry')
    .select((entry) => entry.fn.max('position').as('position'))
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .executeTakeFirst();
  const next = (last?.position ?? -1) + 1;
  const rows = entries.map(({ amount, ...entry }, index) => {
    const amount_scale = scaleFor([amount]);
    return {
      hotel,
      order_uuid,
      ...entry,
      amount: toStored(amount, amount_scale),
      amount_scale,
      position: next + index,
    };
  });
  await db
    .insertInto('payment_entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['hotel', 'order_uuid', 'key']).doNothing())
    .execute();
}

const kindOf = (stored: string): EntryKind => {
  const kind = ENTRY_KINDS.find((each) => each === stored);
  if (kind === undefined) throw new Error('an entry of a payment has an unknown kind');
  return kind;
};
