import { statusesOf } from '@/lib/domain/orders/order-status';
import type { Db } from '../database/database';
import type { StoredOrder } from './orders';

type DueOrder = { hotel: string; uuid: string };

/** Unpaid drafts of all hotels whose time to expire has come, the oldest first. `now`: an ISO time. */
export const ordersToExpire = (db: Db, now: string, limit: number): Promise<readonly DueOrder[]> =>
  db
    .selectFrom('guest_order as due')
    .select(['due.hotel', 'due.uuid'])
    .where('due.expires_at', '<=', now)
    .where('due.status', 'in', statusesOf('draft'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment')
            .select('payment.order_uuid')
            .whereRef('payment.hotel', '=', 'due.hotel')
            .whereRef('payment.order_uuid', '=', 'due.uuid')
            .where('payment.status', '=', 'done'),
        ),
      ),
    )
    .orderBy('due.expires_at')
    .limit(limit)
    .execute();

/** Drafts of all hotels that were paid by a reservation which is over, the oldest first. `now`: an ISO time. Rule: money/MY8. */
export const ordersOfEndedHolds = (db: Db, now: string, limit: number): Promise<readonly DueOrder[]> =>
  db
    .selectFrom('payment')
    .innerJoin('guest_order as due', (join) =>
      join.onRef('due.hotel', '=', 'payment.hotel').onRef('due.uuid', '=', 'payment.order_uuid'),
    )
    .select(['due.hotel', 'due.uuid'])
    .where('payment.held_until', '<=', now)
    .where('due.status', 'in', statusesOf('draft'))
    .orderBy('payment.held_until')
    .limit(limit)
    .execute();

export type EscalatedOrder = DueOrder & Pick<StoredOrder, 'escalation' | 'take_up_minutes'>;

/** Drafts of all hotels whose time to be escalated has come, the oldest first. `now`: an ISO time. */
export const ordersToEscalate = (db: Db, now: string, limit: number): Promise<readonly EscalatedOrder[]> =>
  db
    .selectFrom('guest_order')
    .select(['hotel', 'uuid', 'escalation', 'take_up_minutes'])
    .where('escalate_at', '<=', now)
    .where('status', 'in', statusesOf('draft'))
    .orderBy('escalate_at')
    .limit(limit)
    .execute();

/** Whether the order's online payment is done. */
export async function isPaid(db: Db, hotel: string, uuid: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .select('order_uuid')
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', uuid)
    .where('status', '=', 'done')
    .executeTakeFirst();
  return payment !== undefined;
}

/** Marks a draft as escalated once more; false when somebody took it up, or another process has escalated it. */
export async function escalateOrder(
  db: Db,
  { hotel, uuid, escalation }: EscalatedOrder,
  next: { escalation: number; escalate_at: string | null },
): Promise<boolean> {
  const escalated = await db
    .updateTable('guest_order')
    .set(next)
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('escalation', '=', escalation)
    .where('status', 'in', statusesOf('draft'))
    .returning('num')
    .execute();
  return escalated.length === 1;
}

export type RemindedOrder = DueOrder & { remind_at: string };

/** Orders of all hotels that are under way and whose guests are to be reminded now, the oldest first. `now`: an ISO time. */
export async function ordersToRemind(db: Db, now: string, limit: number): Promise<readonly RemindedOrder[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select(['hotel', 'uuid', 'remind_at'])
    .where('remind_at', '<=', now)
    .where('status', 'in', statusesOf('pending'))
    .orderBy('remind_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ remind_at, ...order }) => (remind_at === null ? [] : [{ ...order, remind_at }]));
}

/** Sets when the guest is reminded next; false when another process has done so. */
export async function scheduleReminder(
  db: Db,
  { hotel, uuid, remind_at }: RemindedOrder,
  next: string | null,
): Promise<boolean> {
  const scheduled = await db
    .updateTable('guest_order')
    .set({ remind_at: next })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('remind_at', '=', remind_at)
    .returning('num')
    .execute();
  return scheduled.length === 1;
}
