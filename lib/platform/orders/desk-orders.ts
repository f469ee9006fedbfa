import { CANCEL_REASONS, type CancelReason } from '@/lib/contract/order';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { STAFF_MOVES, type StaffAction } from '@/lib/domain/orders/order-moves';
import type { OrderGroup } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import type { HotelKey } from '../stores/hotels';
import { addNote } from '../stores/notes';
import { orderByUuid, ordersOfGroup } from '../stores/orders';
import { changeOrder, moveWithin } from './change-order';
import { type DeskOrder, deskOrders } from './order-card';

/**
 * Staff's operations on orders, for the staff API, the autopilot and tests. Each change is written together with its
 * event. Rules: embedded-platform/EP6, staff-api/DK3.
 */

type MoveDetails = {
  /** Seconds until the delivery, for the actions approve and accept; null: no time is promised. */
  expectedSeconds: number | null;
  /** For the action cancel. */
  reason: CancelReason | null;
};

/** Moves an order to its next status; `invalid` with the field `status` when its status does not allow the action. */
export async function moveDeskOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  action: StaffAction,
  details: MoveDetails = { expectedSeconds: null, reason: null },
): Promise<Answer<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  const { from, to } = STAFF_MOVES[action];
  const now = context.now();
  const { expectedSeconds } = details;
  const changed = await changeOrder(context, hotel, uuid, (db) =>
    moveWithin(db, hotel.code, uuid, {
      from,
      to: {
        status: to,
        status_at: now.toISOString(),
        expected_at: expectedSeconds === null ? null : new Date(now.getTime() + expectedSeconds * 1000).toISOString(),
        cancel_reason_id: action === 'cancel' ? (details.reason ?? CANCEL_REASONS[3]) : null,
      },
    }),
  );
  if (changed) return readOrder(context, hotel, uuid);
  // Read again: somebody else may have moved the order, or it may have expired, since it was read above.
  const current = await orderByUuid(context.database.db, hotel.code, uuid);
  return refused('invalid', { status: `this order is ${(current ?? order).status}` });
}

/** Adds a note that the guest sees in the order. */
export async function addDeskNote(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  content: string,
): Promise<Answer<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  await changeOrder(context, hotel, uuid, async (db) => {
    await addNote(db, hotel.code, { order_uuid: uuid, content, created_at: context.now().toISOString() });
    return true;
  });
  return readOrder(context, hotel, uuid);
}

const MAX_LISTED = 200;

/** The newest orders of a status group. */
export async function listDeskOrders(
  context: PlatformContext,
  hotel: HotelKey,
  group: OrderGroup,
): Promise<readonly DeskOrder[]> {
  const orders = await ordersOfGroup(context.database.db, hotel.code, group, MAX_LISTED);
  return deskOrders(context.database, hotel, orders, context.now());
}

async function readOrder(context: PlatformContext, hotel: HotelKey, uuid: string): Promise<Answer<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  const [card] = order === null ? [] : await deskOrders(context.database, hotel, [order], context.now());
  return card === undefined ? refused('not-found') : answered(card);
}
