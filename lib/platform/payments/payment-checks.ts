import { setImmediate as nextTurn } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { type DuePayment, paymentsToCheck, scheduleCheck } from '../stores/payments';
import { applyBooks } from './apply-books';
import { askedProvider } from './ask-provider';
import type { MoneyContext } from './money-context';

/**
 * Asks providers how open and reserved payments stand, so that a report that never came costs minutes. The store has when
 * each payment is looked at next, so that it continues after a restart, and several processes can run it at the same time.
 */
export type PaymentChecks = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 30_000;
/** Payments per round; further ones follow in later rounds. */
const MAX_PER_ROUND = 20;
const FIRST_DELAY_MINUTES = 5;
const MAX_DELAY_MINUTES = 60;

/** Creates the job, which looks at the payments of all hotels. Rule: money/MY7. */
export function createPaymentChecks(context: MoneyContext): PaymentChecks {
  const onError = (error: unknown) => context.reportError(error, 'checks of payments');
  /** How often in a row a payment could not be checked. Not stored: after a restart each is soon tried again. */
  const failures = new Map<string, number>();
  const runOnce = async () => {
    const due = await paymentsToCheck(context.database.db, context.now().toISOString(), MAX_PER_ROUND);
    for (const payment of due) {
      const key = `${payment.hotel} ${payment.order_uuid}`;
      const failed = failures.get(key) ?? 0;
      // Set before the provider is asked, so that no other process asks too, and one that hangs is asked less often.
      if (!(await scheduleCheck(context.database.db, payment, nextCheckAfter(context.now(), failed)))) continue;
      try {
        await check(context, payment);
        failures.delete(key);
      } catch (error) {
        failures.set(key, failed + 1);
        onError(error);
      }
      await nextTurn();
    }
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}

function nextCheckAfter(now: Date, failed: number): string {
  const minutes = Math.min(MAX_DELAY_MINUTES, FIRST_DELAY_MINUTES * 2 ** failed);
  return new Date(now.getTime() + minutes * millisecondsInMinute).toISOString();
}

async function check(context: MoneyContext, payment: DuePayment): Promise<void> {
  const { provider, asked } = await askedProvider(context, payment);
  const outcome = await applyBooks(context, payment, await provider.result(asked), { reason: 'checked' });
  if (outcome === 'refused') throw new Error('a payment cannot be checked: its books were refused');
}
