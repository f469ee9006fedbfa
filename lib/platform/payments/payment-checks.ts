import { setImmediate as nextTurn } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { dismissReason, keepRefused } from '../stores/payment-reports';
import { type DuePayment, paymentsToCheck, scheduleCheck } from '../stores/payments';
import { applyBooks } from './apply-books';
import { askedProvider } from './ask-provider';
import { hotelPool, jobOfPool } from './hotel-pool';
import type { MoneyContext } from './money-context';
import { isNotSetUp } from './payment-error';
import type { ProviderBooks } from './payment-provider';

/**
 * Asks providers how open and reserved payments stand, so that a report that never came costs minutes. The store has when
 * each payment is looked at next, so that it continues after a restart, and several processes can run it at the same time.
 */
export type PaymentChecks = BackgroundJob & {
  /** Looks at all that is due; resolves when it has been looked at. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 30_000;
const MAX_CHECKS_AT_ONCE = 8;
/** So that the provider of one hotel that hangs delays no other hotel. */
const MAX_PER_HOTEL = 2;
const FIRST_DELAY_MINUTES = 5;
const MAX_DELAY_MINUTES = 60;

/** Creates the job, which looks at the payments of all hotels. Rule: money/MY7. */
export function createPaymentChecks(context: MoneyContext): PaymentChecks {
  const onError = (error: unknown) => context.reportError(error, 'checks of payments');
  /** How often in a row a payment could not be checked. Not stored: after a restart each is soon tried again. */
  const failures = new Map<string, number>();
  const pool = hotelPool({ atOnce: MAX_CHECKS_AT_ONCE, perHotel: MAX_PER_HOTEL, onError, onEnd: () => job.wake() });
  const checkOne = async (payment: DuePayment, { key, failed }: { key: string; failed: number }) => {
    try {
      await check(context, payment);
      failures.delete(key);
    } catch (error) {
      failures.set(key, failed + 1);
      onError(error);
    }
    await nextTurn();
  };
  /** Begins with what is due, without waiting for the providers. Returns how much that is. */
  const begin = async (): Promise<number> => {
    const { db } = context.database;
    const limits = { limit: MAX_CHECKS_AT_ONCE, perHotel: MAX_PER_HOTEL };
    let begun = 0;
    for (const payment of await paymentsToCheck(db, context.now().toISOString(), limits)) {
      const key = `${payment.hotel} ${payment.order_uuid}`;
      const failed = failures.get(key) ?? 0;
      if (!pool.isFree(payment.hotel)) continue;
      // Set before the provider is asked, so that no other process asks too, and one that hangs is asked less often.
      if (!(await scheduleCheck(db, payment, nextCheckAfter(context.now(), failed)))) continue;
      pool.begin(payment.hotel, () => checkOne(payment, { key, failed }));
      begun += 1;
    }
    return begun;
  };
  const job = backgroundJob({
    intervalMs: INTERVAL_MS,
    run: async () => {
      await begin();
    },
    onError,
  });
  return {
    ...jobOfPool(job, pool),
    async runOnce() {
      while ((await begin()) > 0) await pool.ended();
    },
  };
}

function nextCheckAfter(now: Date, failed: number): string {
  const minutes = Math.min(MAX_DELAY_MINUTES, FIRST_DELAY_MINUTES * 2 ** failed);
  return new Date(now.getTime() + minutes * millisecondsInMinute).toISOString();
}

/** A payment whose account nobody has set up any more stands among staff's problems until it can be asked about. Rule: money/MY12. */
async function booksOf(context: MoneyContext, payment: DuePayment): Promise<ProviderBooks> {
  const { db } = context.database;
  const { hotel, order_uuid } = payment;
  try {
    const { provider, asked } = await askedProvider(context, payment);
    const books = await provider.result(asked);
    await dismissReason(db, payment, 'account');
    return books;
  } catch (error) {
    const received_at = context.now().toISOString();
    if (isNotSetUp(error))
      await keepRefused(db, { hotel, order_uuid, id: context.uuid(), reason: 'account', received_at });
    throw error;
  }
}

async function check(context: MoneyContext, payment: DuePayment): Promise<void> {
  const books = await booksOf(context, payment);
  const outcome = await applyBooks(context, payment, books, { reason: 'checked' });
  if (outcome === 'refused') throw new Error('a payment cannot be checked: its books were refused');
}
