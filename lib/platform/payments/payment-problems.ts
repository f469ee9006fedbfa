import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { reportedAmount } from '@/lib/domain/money/order-amounts';
import { booksOf, heldOf } from '@/lib/domain/payments/ledger';
import type { MoneyStep } from '@/lib/domain/payments/money-step';
import { holdWarningUntil, usualHoldsSince } from '@/lib/domain/payments/order-money';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { HotelKey } from '../stores/hotels';
import { ordersByUuids } from '../stores/orders';
import { entriesOf } from '../stores/payment-entries';
import { dismissReport, refusedReports } from '../stores/payment-reports';
import { failedSteps, retryStep } from '../stores/payment-steps';
import { holdsUntil, holdsWithoutEnd } from '../stores/payments';

/** A step of an order's payment of which an attempt has failed. */
type FailedStep = {
  order_uuid: string;
  num: number;
  kind: MoneyStep['kind'];
  amount: number;
  since: string;
  attempts: number;
  last_error: string | null;
  is_given_up: boolean;
};

/** A report of a provider that contradicts its order, or of money that goes another way. `amount`: null: it is about none. */
type RefusedReport = {
  id: string;
  order_uuid: string;
  num: number;
  reason: string;
  amount: number | null;
  received_at: string;
};

/** A reservation that ends soon. `held_until` null: it may end at any time, because nobody names its end. */
type EndingHold = { order_uuid: string; num: number; amount: number; held_until: string | null };

/** What staff must look at about money. */
export type PaymentProblems = {
  steps: readonly FailedStep[];
  refused_reports: readonly RefusedReport[];
  holds: readonly EndingHold[];
};

/** More than anybody works through at once. */
const MAX_LISTED = 100;

/** Money that a hotel's staff must look at. Rules: money/MY5, money/MY6, money/MY8, money/MY11. */
export async function paymentProblems(
  { database: { db }, now }: PlatformContext,
  { code }: HotelKey,
): Promise<PaymentProblems> {
  const failed = await failedSteps(db, code, MAX_LISTED);
  const reports = await refusedReports(db, code, MAX_LISTED);
  return {
    steps: failed.map(({ amount, created_at, ...step }) => ({
      ...step,
      amount: reportedAmount(amount),
      since: created_at,
    })),
    refused_reports: reports.map(({ amount, ...report }) => ({
      ...report,
      amount: amount === null ? null : reportedAmount(amount),
    })),
    holds: await endingHolds(db, code, now()),
  };
}

async function endingHolds(db: Db, hotel: string, now: Date): Promise<readonly EndingHold[]> {
  const ending = [
    ...(await holdsUntil(db, hotel, { until: holdWarningUntil(now), limit: MAX_LISTED })),
    ...(await holdsWithoutEnd(db, hotel, { until: usualHoldsSince(now), limit: MAX_LISTED })),
  ];
  const uuids = ending.map(({ order_uuid }) => order_uuid);
  const entries = await entriesOf(db, hotel, uuids);
  const numbers = new Map((await ordersByUuids(db, hotel, uuids)).map(({ uuid, num }) => [uuid, num]));
  return ending.flatMap(({ order_uuid, held_until }) => {
    const num = numbers.get(order_uuid);
    const held = heldOf(booksOf(entries.get(order_uuid) ?? []));
    return num === undefined || held <= 0 ? [] : [{ order_uuid, num, amount: reportedAmount(held), held_until }];
  });
}

type Done = ApiResponse<{ status: 'ok' }>;

/** Lets a step be tried again at once. Rule: money/MY5. */
export async function retryPaymentStep(
  { database: { db }, now }: PlatformContext,
  { code }: HotelKey,
  order_uuid: string,
): Promise<Done> {
  const isRetried = await retryStep(db, { hotel: code, order_uuid }, now().toISOString());
  return isRetried ? succeeded({ status: 'ok' }) : refused('not-found');
}

/** Takes a report off the list. Rules: money/MY6, money/MY11. */
export async function dismissRefusedReport(
  { database: { db } }: PlatformContext,
  { code }: HotelKey,
  id: string,
): Promise<Done> {
  return (await dismissReport(db, code, id)) ? succeeded({ status: 'ok' }) : refused('not-found');
}
