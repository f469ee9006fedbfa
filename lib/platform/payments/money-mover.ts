import { MAX_ATTEMPTS, retryDelaySeconds } from '@/lib/domain/notifications/retry';
import { errorCode } from '../notification-queue/delivery-error';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { type DueStep, dueSteps, postponeStep, type StoredStep, stepOfOrder, takeStep } from '../stores/payment-steps';
import { paymentOfOrder, type StoredPayment } from '../stores/payments';
import { applyBooks } from './apply-books';
import { askedProvider } from './ask-provider';
import { hotelPool, jobOfPool } from './hotel-pool';
import type { MoneyContext } from './money-context';
import { paymentError } from './payment-error';
import type { PaymentProvider, ProviderBooks, ProviderPayment } from './payment-provider';
import { providerKey } from './provider-key';

/**
 * Asks providers for the stored steps of payments: to charge, to release, to give back. An attempt takes a step with a lease in the
 * store, so that two processes never work on one order at the same time; what a process that was killed had taken is tried
 * again after the lease, under the same key. Therefore a step is asked for at least once, and has its effect once.
 */
export type MoneyMover = BackgroundJob & {
  /** Tries what is due; resolves when all these attempts have ended. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 1_000;
/** Longer than any attempt can take. */
const LEASE_MS = 120_000;
const MAX_ATTEMPTS_AT_ONCE = 8;
/** So that the provider of one hotel that hangs delays no other hotel. */
const MAX_PER_HOTEL = 2;

/** Creates the job, which works through the steps of all hotels. Rules: money/MY4, money/MY5. */
export function createMoneyMover(context: MoneyContext): MoneyMover {
  const onError = (error: unknown) => context.reportError(error, 'payments');
  const pool = hotelPool({
    atOnce: MAX_ATTEMPTS_AT_ONCE,
    perHotel: MAX_PER_HOTEL,
    onError,
    onEnd: () => job.wake(),
  });
  /** Takes what is due and begins with it, without waiting for the providers. */
  const begin = async () => {
    const { db } = context.database;
    const now = context.now();
    const leaseEnd = new Date(now.getTime() + LEASE_MS).toISOString();
    // As many as there are places, because some may be of hotels that have none left.
    for (const due of await dueSteps(db, now.toISOString(), { limit: MAX_ATTEMPTS_AT_ONCE, perHotel: MAX_PER_HOTEL })) {
      if (!pool.isFree(due.hotel) || !(await takeStep(db, due, leaseEnd))) continue;
      pool.begin(due.hotel, () => attemptStep(context, { ...due, attempts: due.attempts + 1 }));
    }
  };
  const job = backgroundJob({ intervalMs: INTERVAL_MS, run: begin, onError });
  return {
    ...jobOfPool(job, pool),
    async runOnce() {
      await begin();
      await pool.ended();
    },
  };
}

/** Makes one attempt, and stores when the next one follows if it fails. */
async function attemptStep(context: MoneyContext, step: DueStep): Promise<void> {
  try {
    const { isRefunding } = await moveMoney(context, step);
    // Accepted, but not done yet: a bank may take days to give money back.
    if (await isStillOurs(context, step))
      await postpone(context, step, { error: paymentError('not done yet'), isUnderWay: isRefunding });
  } catch (error) {
    await postpone(context, step, { error, isUnderWay: false });
  }
}

/** `isUnderWay`: the provider says so, and this is no reason to give a step up. */
async function postpone(
  { database: { db }, now }: MoneyContext,
  step: DueStep,
  { error, isUnderWay }: { error: unknown; isUnderWay: boolean },
): Promise<void> {
  const delay = retryDelaySeconds(isUnderWay ? Math.min(step.attempts, MAX_ATTEMPTS - 1) : step.attempts);
  const due_at = delay === null ? null : new Date(now().getTime() + delay * 1000).toISOString();
  await postponeStep(db, step, { due_at, last_error: errorCode(error) });
}

/** Asks for the step, unless the provider says that it is done, or that another one is needed. */
async function moveMoney(context: MoneyContext, step: DueStep): Promise<ProviderBooks> {
  const payment = await paymentOfOrder(context.database.db, step.hotel, step.order_uuid);
  if (payment === null) throw new Error('a step has no payment');
  const { provider, asked } = await askedProvider(context, payment);
  // What was given back at the provider itself may not be reported yet, and is not to be given back again.
  if (step.attempts > 1 || step.kind === 'refund') {
    const books = await provider.result(asked);
    await apply(context, payment, books, 'checked');
    if (!(await isStillOurs(context, step))) return books;
  }
  const books = await ask(provider, asked, step);
  await apply(context, payment, books, step.kind);
  return books;
}

function ask(provider: PaymentProvider, asked: ProviderPayment, step: StoredStep): Promise<ProviderBooks> {
  const key = providerKey(asked.reference, step.key);
  if (step.kind === 'release') return provider.release(asked, key);
  return provider[step.kind](asked, step.amount, key);
}

async function apply(
  context: MoneyContext,
  payment: StoredPayment,
  books: ProviderBooks,
  reason: string,
): Promise<void> {
  const outcome = await applyBooks(context, payment, books, { reason, isAttempt: true });
  if (outcome === 'refused') throw paymentError('books refused');
}

/** Whether this attempt still has the step: nobody has replaced it or begun another attempt. */
async function isStillOurs({ database: { db } }: MoneyContext, step: DueStep): Promise<boolean> {
  const stored = await stepOfOrder(db, step.hotel, step.order_uuid);
  return stored?.key === step.key && stored.attempts === step.attempts;
}
