// The background work with the money of a store, in a process of its own that a test kills (killed-process.test.ts). It says
// 'idle' once nothing is due, and works on when time has passed.
import '../../../scripts/parts/typescript.mjs';
import { setTimeout as wait } from 'node:timers/promises';

const { moneyContext } = await import('@/tests/builders/payments/money-context');
const { stripeAt } = await import('@/tests/builders/payments/stripe');
const { createMoneyMover } = await import('@/lib/platform/payments/money-mover');
const { createPaymentChecks } = await import('@/lib/platform/payments/payment-checks');
const { dueSteps } = await import('@/lib/platform/stores/payment-steps');

const PAUSE_MS = 20;
const [url = '', stripeUrl = '', start = ''] = process.argv.slice(2);
const ahead = Date.parse(start) - Date.now();
const now = () => new Date(Date.now() + ahead);

const provider = stripeAt(stripeUrl, { now });
/** @type {import('@/lib/platform/payments/payment-providers').PaymentServices} */
const services = { of: () => provider, reader: () => null, capture: () => 'on_accept' };
/** @type {unknown[]} */
const unexpectedErrors = [];
const context = moneyContext({ store: { url, remove: async () => {} }, unexpectedErrors }, { services }, now);
const [mover, checks] = [createMoneyMover(context), createPaymentChecks(context)];

for (;;) {
  await checks.runOnce();
  await mover.runOnce();
  const due = await dueSteps(context.database.db, now().toISOString(), { limit: 1, perHotel: 1 });
  if (due.length === 0) process.send?.({ idle: true, errors: unexpectedErrors.map(String) });
  await wait(PAUSE_MS);
}
