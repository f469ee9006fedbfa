import type { Db } from '../database/database';
import type { RefusedReportTable } from '../database/money-tables';

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

/** Why something that a provider said was not believed. `law`: its books contradict themselves. */
export type RefusedReason = 'amount' | 'currency' | 'law';
export type RefusedReport = RefusedReportTable & { reason: RefusedReason };

/**
 * Keeps for staff that a provider contradicts an order. Says so once until staff dismiss it, because a provider repeats
 * itself.
 */
export async function keepRefused(db: Db, report: RefusedReport): Promise<void> {
  const { hotel, order_uuid, reason } = report;
  const known = await db
    .selectFrom('refused_report')
    .select('id')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', order_uuid)
    .where('reason', '=', reason)
    .executeTakeFirst();
  if (known === undefined) await db.insertInto('refused_report').values(report).execute();
}

export type ListedReport = Omit<RefusedReportTable, 'hotel'> & { num: number };

/** What was refused at a hotel, the newest first. */
export const refusedReports = (db: Db, hotel: string, limit: number): Promise<readonly ListedReport[]> =>
  db
    .selectFrom('refused_report as report')
    .innerJoin('guest_order as named', (join) =>
      join.onRef('named.hotel', '=', 'report.hotel').onRef('named.uuid', '=', 'report.order_uuid'),
    )
    .select(['report.id', 'report.order_uuid', 'report.reason', 'report.received_at', 'named.num'])
    .where('report.hotel', '=', hotel)
    .orderBy('report.received_at', 'desc')
    .orderBy('report.id')
    .limit(limit)
    .execute();

/** Takes a refused report off the list; false: it is not there. */
export async function dismissReport(db: Db, hotel: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom('refused_report').where('hotel', '=', hotel).where('id', '=', id).returning('id');
  return (await gone.execute()).length === 1;
}
