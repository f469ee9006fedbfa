import { CANCEL_REASONS, type CancelReason, type StaffCancelReason } from '@/lib/contract/order';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { isOneStep } from '@/lib/domain/desk/one-step';
import { canReopen, isUndoAccepted, restoredDeadline } from '@/lib/domain/desk/undo';
import { canUndoMoveTo, STAFF_MOVES, type StaffAction } from '@/lib/domain/orders/order-moves';
import { isStopped, type OrderGroup } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import type { HotelKey } from '../stores/hotels';
import { fromJson, toJson } from '../stores/json';
import { addNote } from '../stores/notes';
import { orderByUuid, ordersOfGroup, type StoredOrder } from '../stores/orders';
import { changeOrder, moveOrder } from './change-order';
import { isLapsedDraft } from './lapsed-draft';
import { type DeskOrder, deskOrders } from './order-card';
import { stationPlan } from './station-plan';
import { versionForMove } from './version-for-move';

/**
 * Staff's operations on orders, for the staff API, the autopilot and tests. Each change is written together with its
 * event. Rules: embedded-platform/EP6, staff-api/DK3.
 */

type MoveDetails = {
  /** Seconds until the delivery, for the actions approve and accept; null: no time is promised. */
  expectedSeconds: number | null;
  /** Keeps the time that was promised before, whatever `expectedSeconds` says. */
  keepsExpected?: boolean;
  /** For the action cancel. */
  reason: CancelReason | StaffCancelReason | null;
  /** For the action cancel: what the guest reads with the reason. */
  words?: string | null;
  /** The version that the staff member has seen; null: any. */
  version?: number | null;
  /** The staff member; null: the hotel's own system. */
  staff?: string | null;
};

/**
 * Moves an order to its next status; `invalid` with the field `status` when its status does not allow the action, a
 * conflict when somebody has moved it since the version that the caller has seen; `invalid` with the field `payment` where nothing
 * can be charged for it any more. Rules: desk/DE8, money/MY8.
 */
export async function moveDeskOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  action: StaffAction,
  details: MoveDetails = { expectedSeconds: null, reason: null },
): Promise<ChangeResponse<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  const { from, to } = await movesOf(context, hotel, order, action);
  const version = details.version == null ? null : await versionForMove(context.database.db, order, details.version);
  const now = context.now().toISOString();
  const words = action === 'cancel' ? (details.words ?? '') : '';
  let isLapsed = false;
  const changed = await moveOrder(context, hotel, uuid, {
    mayMove: async (db) => {
      isLapsed = !isStopped(to) && (await isLapsedDraft(db, hotel.code, uuid, now));
      return !isLapsed;
    },
    from,
    to: {
      status: to,
      status_at: now,
      expected_at: expectedAt(order, details, context.now()),
      cancel_reason_id: action === 'cancel' ? (details.reason ?? CANCEL_REASONS[3]) : null,
    },
    // Without the version, another change may have come between the read above and this write.
    version,
    movedBy: details.staff ?? null,
    alongside: async (db) => {
      // With the time of the move, by which it is known which words belong to it.
      if (words !== '') await addNote(db, hotel.code, { order_uuid: uuid, content: words, created_at: now });
    },
    beforeMove: version === null || !canUndoMoveTo(to) ? null : toJson(undoneState(order)),
  });
  if (isLapsed) return refused('invalid', { payment: 'its reservation has ended, so nothing can be charged' });
  return changed ? readDeskOrder(context, hotel, uuid) : refuseMove(context, hotel, uuid, version);
}

/** A new order may be done at once where nothing of it has to be made. Rule: desk/DE93. */
async function movesOf({ database }: PlatformContext, hotel: HotelKey, order: StoredOrder, action: StaffAction) {
  const move = STAFF_MOVES[action];
  if (action !== 'done' || order.status !== 'draft') return move;
  const plan = await stationPlan(database.db, hotel);
  const { products, dueTimes: due_times } = order.lines;
  return isOneStep({ products, due_times }, plan) ? { ...move, from: [...move.from, order.status] } : move;
}

function expectedAt(order: StoredOrder, details: MoveDetails, now: Date): string | null {
  if (details.keepsExpected) return order.expected_at;
  const { expectedSeconds } = details;
  if (expectedSeconds === null) return null;
  // Minutes that are promised for a later order count from its own time.
  const from = Math.max(now.getTime(), order.waits_from === null ? 0 : Date.parse(order.waits_from));
  return new Date(from + expectedSeconds * 1000).toISOString();
}

type UndoneState = Pick<StoredOrder, 'status' | 'expected_at' | 'promised_at' | 'expires_at' | 'escalate_at'>;

/** What undoing a move restores. */
export const undoneState = ({
  status,
  expected_at,
  promised_at,
  expires_at,
  escalate_at,
}: StoredOrder): UndoneState => ({
  status,
  expected_at,
  promised_at,
  expires_at,
  escalate_at,
});

/**
 * The refusal of a move, with the status of the order now and who moved it: a conflict when it is no longer the version
 * that the caller has seen (null: any). Rule: staff-api/DK11.
 */
async function refuseMove(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  version: number | null,
): Promise<ChangeResponse<DeskOrder>> {
  const order = await readDeskOrder(context, hotel, uuid);
  if (!order.ok) return order;
  const { ostatus_id: status, moved_by } = order.value;
  const fields = { status: `this order is ${status}`, ...(moved_by !== null && { moved_by }) };
  return version === null || version === order.value.version
    ? refused('invalid', fields)
    : conflict(fields, order.value);
}

/** Undoes the last move of staff, if nobody has moved the order since. Rule: desk/DE7. */
export async function undoDeskMove(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  { version: seen, staff }: { version: number; staff: string | null },
): Promise<ChangeResponse<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  const version = await versionForMove(context.database.db, order, seen);
  const before = order.before_move === null ? null : fromJson<UndoneState>(order.before_move);
  const isAccepted = before !== null && isUndoAccepted(order.status_at, context.now());
  if (!isAccepted) return refuseMove(context, hotel, uuid, version);
  const changed = await moveOrder(context, hotel, uuid, {
    from: [order.status],
    deadlines: {
      expires_at: restoredDeadline(before.expires_at, context.now()),
      escalate_at: restoredDeadline(before.escalate_at, context.now()),
    },
    // A state that an earlier release stored does not have it.
    promise: { promised_at: before.promised_at ?? null },
    to: {
      status: before.status,
      expected_at: before.expected_at,
      status_at: context.now().toISOString(),
      cancel_reason_id: null,
    },
    version,
    movedBy: staff,
  });
  return changed ? readDeskOrder(context, hotel, uuid) : refuseMove(context, hotel, uuid, version);
}

/** Takes an order that is done back to its way, within an hour, by the time that was promised. Rule: desk/DE59. */
export async function reopenDeskOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  { version: seen, staff }: { version: number; staff: string | null },
): Promise<ChangeResponse<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  const version = await versionForMove(context.database.db, order, seen);
  const now = context.now();
  if (!canReopen(order.status_at, now.getTime())) return refuseMove(context, hotel, uuid, version);
  const before = order.before_move === null ? null : fromJson<UndoneState>(order.before_move);
  const changed = await moveOrder(context, hotel, uuid, {
    from: ['done'],
    to: {
      status: 'accepted',
      status_at: now.toISOString(),
      expected_at: before?.expected_at ?? null,
      cancel_reason_id: null,
    },
    version,
    movedBy: staff,
  });
  return changed ? readDeskOrder(context, hotel, uuid) : refuseMove(context, hotel, uuid, version);
}

/** Adds a note that the guest sees in the order. */
export async function addDeskNote(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  content: string,
): Promise<ApiResponse<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  await changeOrder(context, hotel, uuid, async (db) => {
    await addNote(db, hotel.code, { order_uuid: uuid, content, created_at: context.now().toISOString() });
    return true;
  });
  return readDeskOrder(context, hotel, uuid);
}

/** The newest orders of a status group, at most `limit`. `before`: only those with a lower number; null: all. */
export async function listDeskOrders(
  context: PlatformContext,
  hotel: HotelKey,
  group: OrderGroup,
  range: { before: number | null; limit: number },
): Promise<readonly DeskOrder[]> {
  const orders = await ordersOfGroup(context.database.db, hotel.code, group, range);
  return deskOrders(context.database, hotel, orders, context.now());
}

/** One order as staff see it. */
export async function readDeskOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
): Promise<ApiResponse<DeskOrder>> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  const [card] = order === null ? [] : await deskOrders(context.database, hotel, [order], context.now());
  return card === undefined ? refused('not-found') : succeeded(card);
}
