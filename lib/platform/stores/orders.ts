import type { Selectable } from 'kysely';
import type { Order } from '@/lib/contract/order';
import type { Id } from '@/lib/domain/id';
import { addUp, type Minor } from '@/lib/domain/money/money';
import { type OrderGroup, type OrderStatus, statusesOf } from '@/lib/domain/orders/order-status';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import type { Db } from '../database/database';
import type { GuestOrderTable } from '../database/order-table';
import { fromStored, scaleFor, toStored } from './amount-scale';
import { fromJson, toJson } from './json';
import { linesOf, type OrderLines } from './order-lines';
import { insertMove } from './order-moves';

type OrderRow = Selectable<GuestOrderTable>;
type AmountColumn = 'final_sum' | 'delivery_price' | 'tip' | 'amount_scale';
/** Belongs to the room's bill (room-postings.ts). */
type SettledColumn = 'settled_version' | 'settled_sum';

export type StoredOrder = Omit<
  OrderRow,
  'lines' | 'ready_lines' | 'integration_payment' | 'status' | 'room_proof' | AmountColumn | SettledColumn
> & {
  status: OrderStatus;
  room_proof: RoomProof;
  final_sum: Minor;
  delivery_price: Minor;
  /** Part of `final_sum`. */
  tip: Minor;
  lines: OrderLines;
  /** Ids of the lines that their stations have made. Rule: desk/DE54. */
  readyLines: readonly Id[];
  integrationPayment: Order['integration_payment'];
};

const fromRow = ({
  lines,
  ready_lines,
  integration_payment,
  status,
  room_proof,
  amount_scale,
  ...row
}: OrderRow): StoredOrder => ({
  ...row,
  room_proof: room_proof as RoomProof,
  final_sum: fromStored(row.final_sum, amount_scale),
  delivery_price: fromStored(row.delivery_price, amount_scale),
  tip: fromStored(row.tip, amount_scale),
  status: status as OrderStatus,
  lines: linesOf(lines),
  readyLines: fromJson<readonly Id[]>(ready_lines),
  integrationPayment: integration_payment === null ? null : fromJson<Order['integration_payment']>(integration_payment),
});

/** Takes the hotel's next order number, and locks out other writers of the hotel until the commit. */
export async function nextOrderNum(db: Db, hotel: string): Promise<number> {
  const row = await db
    .updateTable('hotel_counter')
    .set((counter) => ({ order_num: counter('order_num', '+', 1) }))
    .where('hotel', '=', hotel)
    .returning('order_num')
    .executeTakeFirstOrThrow();
  return row.order_num;
}

/** Inserts an order. Returns false and writes nothing when the hotel already has an order with this uuid. */
export async function insertOrder(db: Db, hotel: string, order: Omit<StoredOrder, 'hotel'>): Promise<boolean> {
  const { lines, readyLines, integrationPayment, ...row } = order;
  const amount_scale = scaleFor([row.final_sum, row.delivery_price, row.tip]);
  const written = await db
    .insertInto('guest_order')
    .values({
      ...row,
      amount_scale,
      final_sum: toStored(row.final_sum, amount_scale),
      delivery_price: toStored(row.delivery_price, amount_scale),
      tip: toStored(row.tip, amount_scale),
      hotel,
      lines: toJson(lines),
      ready_lines: toJson(readyLines),
      integration_payment: integrationPayment === null ? null : toJson(integrationPayment),
    })
    .onConflict((conflict) => conflict.columns(['hotel', 'uuid']).doNothing())
    .returning('num')
    .execute();
  return written.length === 1;
}

/** All orders of a person, newest first. */
export async function ordersOfPerson(db: Db, hotel: string, personUuid: string): Promise<readonly StoredOrder[]> {
  const rows = await db
    .selectFrom('guest_order')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('person_uuid', '=', personUuid)
    .orderBy('num', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** Number of orders of a room that still wait for approval, of those that prove it or of those that do not. */
export async function countDraftsOfRoom(
  db: Db,
  hotel: string,
  { room, isProven }: { room: string; isProven: boolean },
): Promise<number> {
  const { drafts } = await db
    .selectFrom('guest_order')
    .select((each) => each.fn.countAll<number>().as('drafts'))
    .where('hotel', '=', hotel)
    .where('number_room', '=', room)
    .where('room_proof', isProven ? '!=' : '=', 'none')
    .where('status', 'in', statusesOf('draft'))
    .executeTakeFirstOrThrow();
  return Number(drafts);
}

export async function orderByUuid(db: Db, hotel: string, uuid: string): Promise<StoredOrder | null> {
  const [order] = await ordersByUuids(db, hotel, [uuid]);
  return order ?? null;
}

/** The order of this hotel with this number; null: there is none. */
export async function orderByNumber(db: Db, hotel: string, num: number): Promise<StoredOrder | null> {
  const row = await db
    .selectFrom('guest_order')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('num', '=', num)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The orders of this hotel with these uuids, newest first. */
export async function ordersByUuids(db: Db, hotel: string, uuids: readonly string[]): Promise<readonly StoredOrder[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('guest_order')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('uuid', 'in', uuids)
    .execute();
  // Sorted here: with ORDER BY, SQLite would scan all orders of the hotel by number instead of using the uuid index.
  return rows.map(fromRow).sort((one, other) => other.num - one.num);
}

/** The orders of this hotel with these numbers, newest first. */
export async function ordersByNumbers(
  db: Db,
  hotel: string,
  numbers: readonly number[],
): Promise<readonly StoredOrder[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('guest_order')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('num', 'in', numbers)
    .orderBy('num', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** The newest orders of a status group. `before`: only those with a lower number; null: all. */
export async function ordersOfGroup(
  db: Db,
  hotel: string,
  group: OrderGroup,
  { before, limit }: { before: number | null; limit: number },
): Promise<readonly StoredOrder[]> {
  const rows = await db
    .selectFrom('guest_order')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('status', 'in', statusesOf(group))
    .$if(before !== null, (query) => query.where('num', '<', before))
    .orderBy('num', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** A change of an order's row: the statuses in which it is allowed, and the new column values. */
export type StatusChange = {
  from: readonly OrderStatus[];
  to: Pick<GuestOrderTable, 'status_at' | 'expected_at' | 'cancel_reason_id'> & { status: OrderStatus };
  /** The deadlines of a draft, which an undone move restores. */
  deadlines?: Pick<GuestOrderTable, 'expires_at' | 'escalate_at'>;
  /** The first promise, which an undone move restores. Any other move keeps it, or makes it. */
  promise?: Pick<GuestOrderTable, 'promised_at'>;
  /** The version that the caller has seen; null: any. */
  version?: number | null;
  /** The staff member who makes the change. */
  movedBy?: string | null;
  /** Whether the guest makes the change. */
  isByGuest?: boolean;
  /** The state to which the change can be undone, as JSON. */
  beforeMove?: string | null;
};

/**
 * Changes an order whose status is one of `from` and whose version is the one that the caller has seen; otherwise
 * false.
 */
export async function changeOrderStatus(db: Db, hotel: string, uuid: string, move: StatusChange): Promise<boolean> {
  const { to, from, deadlines, promise, version = null, movedBy = null, beforeMove = null } = move;
  const allowed = db
    .updateTable('guest_order')
    .set((order) => ({
      ...to,
      // Only undoing leads back to the drafts and restores their deadlines; any other move ends them.
      ...(deadlines ?? { expires_at: null, escalate_at: null }),
      ...(promise ?? { promised_at: order.fn.coalesce('promised_at', order.val(to.expected_at)) }),
      version: order('version', '+', 1),
      moved_by: movedBy,
      before_move: beforeMove,
    }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('status', 'in', from);
  const known = version === null ? allowed : allowed.where('version', '=', version);
  const changed = await known.returning('version').executeTakeFirst();
  if (changed === undefined) return false;
  const by = { moved_by: movedBy, by_guest: move.isByGuest ? 1 : 0 };
  const moved = { status: to.status, moved_at: to.status_at, ...by };
  await insertMove(db, hotel, { order_uuid: uuid, version: changed.version, ...moved });
  return true;
}

/** Counts a change of an order that moves it to no other status, so that who has not seen it does not decide about it. Rule: money/MY9. */
export async function raiseVersion(db: Db, hotel: string, uuid: string): Promise<void> {
  await db
    .updateTable('guest_order')
    .set((order) => ({ version: order('version', '+', 1) }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}

/** Adds a tip to a delivered order without one, within a transaction that locks the hotel's outbox; false: it has changed meanwhile. */
export async function addTip(db: Db, hotel: string, order: StoredOrder, tip: Minor): Promise<boolean> {
  const { delivery_price } = order;
  const final_sum = addUp([order.final_sum, tip]);
  const amount_scale = scaleFor([final_sum, delivery_price, tip]);
  const changed = await db
    .updateTable('guest_order')
    .set({
      amount_scale,
      final_sum: toStored(final_sum, amount_scale),
      delivery_price: toStored(delivery_price, amount_scale),
      tip: toStored(tip, amount_scale),
    })
    .where('hotel', '=', hotel)
    .where('uuid', '=', order.uuid)
    .where('status', '=', 'done')
    .where('tip', '=', 0)
    .returning('num')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Sets which lines of an order in preparation are ready; false when it is not in preparation any more, or when others have
 * become ready since `before` was read.
 */
export async function setReadyLines(
  db: Db,
  hotel: string,
  uuid: string,
  { before, after }: { before: readonly Id[]; after: readonly Id[] },
): Promise<boolean> {
  const changed = await db
    .updateTable('guest_order')
    .set({ ready_lines: toJson(after) })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('status', '=', 'approved')
    .where('ready_lines', '=', toJson(before))
    .returning('num')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Sets the state of the online payment that the order card shows. */
export async function setIntegrationPayment(
  db: Db,
  hotel: string,
  uuid: string,
  payment: Order['integration_payment'],
): Promise<void> {
  await db
    .updateTable('guest_order')
    .set({ integration_payment: payment === null ? null : toJson(payment) })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}
