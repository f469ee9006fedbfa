import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextEscalation } from '@/lib/domain/notifications/order-deadlines';
import { DRAFT_EXPIRY } from '@/lib/domain/orders/order-moves';
import type { PlatformContext } from '../context';
import { addNotifications } from '../notification-queue/add-notifications';
import { changeOrder, moveOrder } from '../orders/change-order';
import {
  type EscalatedOrder,
  escalateOrder,
  isPaid,
  ordersToEscalate,
  ordersToExpire,
} from '../stores/order-deadlines';
import { type BackgroundJob, backgroundJob } from './background-job';

/**
 * Expires and escalates orders that nobody takes up. Keeps no state in memory: what is due is read from the store, so
 * it continues after a restart, and several processes can run it at the same time.
 */
export type OrderDeadlines = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 5_000;
/** Orders of each kind per round; further ones follow in later rounds. */
const MAX_PER_ROUND = 100;

/** Creates the job, which works through the orders of all hotels. Rules: notifications/NO1, notifications/NO2. */
export function createOrderDeadlines(context: PlatformContext): OrderDeadlines {
  const onError = (error: unknown) => context.reportError(error, 'deadlines of orders');
  const each = async <T>(due: readonly T[], step: (order: T) => Promise<unknown>) => {
    for (const order of due) {
      // The order of one hotel that cannot be changed must not stop those of the others.
      await step(order).catch(onError);
      // Guests have priority: requests that arrived meanwhile are handled before the next step.
      await nextTurn();
    }
  };
  const runOnce = async () => {
    const { db } = context.database;
    const now = context.now();
    await each(await ordersToExpire(db, now.toISOString(), MAX_PER_ROUND), (order) => expire(context, order));
    await each(await ordersToEscalate(db, now.toISOString(), MAX_PER_ROUND), (order) => escalate(context, order));
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}

/** Expires a draft, unless staff took it up or the guest paid for it meanwhile. */
const expire = (context: PlatformContext, { hotel, uuid }: { hotel: string; uuid: string }): Promise<boolean> =>
  moveOrder(context, { code: hotel }, uuid, {
    mayMove: async (db) => !(await isPaid(db, hotel, uuid)),
    from: DRAFT_EXPIRY.from,
    to: { status: DRAFT_EXPIRY.to, status_at: context.now().toISOString(), expected_at: null, cancel_reason_id: null },
  });

/** Marks a draft as escalated once more and notifies the hotel again, unless somebody took it up meanwhile. */
const escalate = (context: PlatformContext, order: EscalatedOrder): Promise<boolean> =>
  changeOrder(context, { code: order.hotel }, order.uuid, async (db, sequence) => {
    const next = nextEscalation(order, context.now());
    if (!(await escalateOrder(db, order, next))) return false;
    const change = { order_uuid: order.uuid, order_status: 'draft', escalation: next.escalation, sequence };
    await addNotifications(context, db, order.hotel, { ...change, type: 'order.escalated' });
    return true;
  });
