import type { Minor } from '@/lib/domain/money/money';
import type { Db } from '../database/database';
import type { RefusedReportTable } from '../database/money-tables';
import { fromStored, scaleFor, toStored } from './amount-scale';

/** A report of a provider, by the provider's id. */
type Report = { hotel: string; provider: string; id: string };

/** Whether a report was handled before. */
export async function isReportKnown(db: Db, { hotel, provider, id }: Report): Promise<boolean> {
  const known = await db
    .selectFrom('payment_report')
    .select('id')
    .where('hotel', '=', hotel)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return known !== undefined;
}

/** Stores that a report was handled; handled twice at the same time, it is stored once. */
export const storeReport = (db: Db, report: Report & { received_at: string }) =>
  db
    .insertInto('payment_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['hotel', 'provider', 'id']).doNothing())
    .execute();

/** Deletes what is known of reports that no provider repeats any more. `before`: an ISO time. */
export const deleteReportsBefore = (db: Db, before: string) =>
  db.deleteFrom('payment_report').where('received_at', '<', before).execute();

/**
 * Why something that a provider said was not believed. `law`: its books contradict themselves. `account`: nobody can be asked,
 * because the account at which the payment was begun is not set up any more (money/MY12).
 */
export type RefusedReason = 'amount' | 'currency' | 'law' | 'account';

/**
 * How money goes another way than the ledger knows: a guest's bank disputes a charge, or a refund has come back (money/MY11). Or than
 * the order is: what is delivered was not charged before its reservation ended (money/MY8).
 */
export type AlertReason = 'dispute' | 'dispute_won' | 'dispute_lost' | 'refund_failed' | 'uncharged';

type Kept = Omit<RefusedReportTable, 'reason' | 'amount' | 'amount_scale'>;
type ToKeep = Kept & ({ reason: RefusedReason; amount?: null } | { reason: AlertReason; amount: Minor });

/**
 * Keeps for staff what a provider says against an order, or beyond its ledger. Says so once until staff dismiss it, because a
 * provider repeats itself; of an amount it says the last one.
 */
export async function keepRefused(db: Db, { amount = null, ...report }: ToKeep): Promise<void> {
  const { hotel, order_uuid, reason } = report;
  const known = await db
    .selectFrom('refused_report')
    .select('id')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('reason', '=', reason)
    .executeTakeFirst();
  const amount_scale = amount === null ? null : scaleFor([amount]);
  const stored = {
    amount_scale,
    amount: amount === null || amount_scale === null ? null : toStored(amount, amount_scale),
  };
  if (known === undefined)
    await db
      .insertInto('refused_report')
      .values({ ...report, ...stored })
      .execute();
  else
    await db.updateTable('refused_report').set(stored).where('hotel', '=', hotel).where('id', '=', known.id).execute();
}

/** Takes what is over off the list: a dispute that is no longer to be answered, or an account that is set up again. */
export const dismissReason = (
  db: Db,
  { hotel, order_uuid }: Pick<Kept, 'hotel' | 'order_uuid'>,
  reason: RefusedReason | AlertReason,
) =>
  db
    .deleteFrom('refused_report')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('reason', '=', reason)
    .execute();

/** `amount`: null where the report is about none. */
export type ListedReport = Omit<RefusedReportTable, 'hotel' | 'amount' | 'amount_scale'> & {
  num: number;
  amount: Minor | null;
};

/** What was refused at a hotel, the newest first. */
export async function refusedReports(db: Db, hotel: string, limit: number): Promise<readonly ListedReport[]> {
  const rows = await db
    .selectFrom('refused_report as report')
    .innerJoin('guest_order as named', (join) =>
      join.onRef('named.hotel', '=', 'report.hotel').onRef('named.uuid', '=', 'report.order_uuid'),
    )
    .select(['report.id', 'report.order_uuid', 'report.reason', 'report.received_at', 'named.num'])
    .select(['report.amount', 'report.amount_scale'])
    .where('report.hotel', '=', hotel)
    .orderBy('report.received_at', 'desc')
    .orderBy('report.id')
    .limit(limit)
    .execute();
  return rows.map(({ amount, amount_scale, ...row }) => ({
    ...row,
    amount: amount === null || amount_scale === null ? null : fromStored(amount, amount_scale),
  }));
}

/** Takes a refused report off the list; false: it is not there. */
export async function dismissReport(db: Db, hotel: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom('refused_report').where('hotel', '=', hotel).where('id', '=', id).returning('id');
  return (await gone.execute()).length === 1;
}
