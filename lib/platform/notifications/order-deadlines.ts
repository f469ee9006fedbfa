import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextEscalation } from '@/lib/domain/notifications/order-deadlines';
import { DRAFT_EXPIRY } from '@/lib/domain/orders/order-moves';
import { nextReminder } from '@/lib/domain/orders/order-reminder';
import type { PlatformContext } from '../context';
import { addNotifications, addReminder } from '../notification-queue/add-notifications';
import { addStaffNotifications } from '../notification-queue/add-staff-notifications';
import { changeOrder, moveOrder } from '../orders/change-order';
import { isLapsedDraft } from '../orders/lapsed-draft';
import { findHotel } from '../stores/hotels';
import {
  type EscalatedOrder,
  escalateOrder,
  isPaid,
  ordersOfEndedHolds,
  ordersToEscalate,
  ordersToExpire,
  ordersToRemind,
  type RemindedOrder,
  scheduleReminder,
} from '../stores/order-deadlines';
import { orderByUuid } from '../stores/orders';
import { type BackgroundJob, backgroundJob } from './background-job';

/**
 * Expires and escalates orders that nobody takes up, and reminds guests of what they booked. Keeps no state in memory: what is due is read from the store, so
 * it continues after a restart, and several processes can run it at the same time.
 */
export type OrderDeadlines = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 5_000;
/** Orders of each kind per round; further ones follow in later rounds. */
const MAX_PER_ROUND = 100;

/** Creates the job, which works through the orders of all hotels. Rules: notifications/NO1, notifications/NO2, money/MY8, push/PU10. */
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
    for (const due of [ordersToExpire, ordersOfEndedHolds])
      await each(await due(db, now.toISOString(), MAX_PER_ROUND), (order) => expire(context, order));
    await each(await ordersToEscalate(db, now.toISOString(), MAX_PER_ROUND), (order) => escalate(context, order));
    await each(await ordersToRemind(db, now.toISOString(), MAX_PER_ROUND), (order) => remind(context, order));
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}

/** Expires a draft, unless staff took it up or the guest paid for it meanwhile by money that can still be charged. */
const expire = (context: PlatformContext, { hotel, uuid }: { hotel: string; uuid: string }): Promise<boolean> => {
  const now = context.now().toISOString();
  return moveOrder(context, { code: hotel }, uuid, {
    mayMove: async (db) => !(await isPaid(db, hotel, uuid)) || (await isLapsedDraft(db, hotel, uuid, now)),
    from: DRAFT_EXPIRY.from,
    to: { status: DRAFT_EXPIRY.to, status_at: now, expected_at: null, cancel_reason_id: null },
  });
};

/** Marks a draft as escalated once more and notifies the hotel again, unless somebody took it up meanwhile. */
const escalate = (context: PlatformContext, order: EscalatedOrder): Promise<boolean> =>
  changeOrder(context, { code: order.hotel }, order.uuid, async (db, sequence) => {
    const next = nextEscalation(order, context.now());
    if (!(await escalateOrder(db, order, next))) return false;
    const about = { order_uuid: order.uuid, order_status: 'draft', escalation: next.escalation, sequence };
    const change = { ...about, type: 'order.escalated' } as const;
    await addNotifications(context, db, order.hotel, change);
    await addStaffNotifications(context, db, order.hotel, { kind: 'order', change });
    return true;
  });

/** Reminds the guest of a booked time, and schedules the reminder of the next one. */
async function remind(context: PlatformContext, due: RemindedOrder): Promise<void> {
  const { db } = context.database;
  const [hotel, order] = [await findHotel(db, { code: due.hotel }), await orderByUuid(db, due.hotel, due.uuid)];
  if (hotel === null || order === null) return;
  const clock = { timezone: hotel.hotel.ext_data.timezone, now: context.now() };
  const next = nextReminder(order.lines, clock);
  await changeOrder(context, hotel, due.uuid, async (inTransaction, sequence) => {
    if (!(await scheduleReminder(inTransaction, due, next))) return false;
    await addReminder(context, inTransaction, due.hotel, { order_uuid: due.uuid, sequence });
    return true;
  });
}
