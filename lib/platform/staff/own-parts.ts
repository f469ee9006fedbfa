import type { StationPlan } from '@/lib/domain/desk/stations';
import type { Id } from '@/lib/domain/id';
import type { StaffAction } from '@/lib/domain/orders/order-moves';
import { mayMoveOrder } from '@/lib/domain/staff/may-move-order';
import type { StaffMember } from '@/lib/domain/staff/member';
import { isNarrowed, isOwnLine, isOwnOrder } from '@/lib/domain/staff/narrowing';
import type { PlatformContext } from '../context';
import { stationPlan } from '../orders/station-plan';
import type { HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import type { DeskCaller } from './desk-caller';

type Context = Pick<PlatformContext, 'database'>;
type Caller = Pick<DeskCaller, 'member'>;
/** A page of a list, of which a caller may see a part. */
type Seen<T> = { hotel: HotelKey; caller: Caller; items: readonly T[] };

/** The caller as a person who is narrowed; null: whoever calls sees everything. */
export const narrowedMember = ({ member }: Caller): StaffMember | null =>
  member !== null && isNarrowed(member) ? member : null;

/**
 * The items of a list that a caller may see. A page is narrowed after it was read, so that its cursor stays what it is: it
 * may have fewer items than the limit, or none, before the end. Rule: staff/SP3.
 */
export async function ownParts<T>(
  { database }: Context,
  { hotel, caller, items }: Seen<T>,
  isOwn: (item: T, member: StaffMember, plan: StationPlan) => boolean,
): Promise<readonly T[]> {
  const member = narrowedMember(caller);
  if (member === null || items.length === 0) return items;
  const plan = await stationPlan(database.db, hotel);
  return items.filter((item) => isOwn(item, member, plan));
}

/** The orders of a page that a caller may see. Rule: staff/SP3. */
export const ownOrders = <T extends Parameters<typeof isOwnOrder>[0]>(context: Context, seen: Seen<T>) =>
  ownParts(context, seen, isOwnOrder);

type SeenOrder = { hotel: HotelKey; caller: Caller; uuid: string };

/** Whether none of these lines of an order is another station's, for a person who is narrowed. Rule: staff/SP3. */
export async function areOwnLines(
  context: Context,
  { hotel, caller, uuid }: SeenOrder,
  lines: readonly Id[],
): Promise<boolean> {
  if (narrowedMember(caller) === null) return true;
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  const named = new Set(lines.map(String));
  const items = order?.lines.products.filter(({ id }) => named.has(String(id))) ?? [];
  return (await ownParts(context, { hotel, caller, items }, isOwnLine)).length === items.length;
}

/** Whether an order is one of a narrowed person's; an order that does not exist is nobody's. Rule: staff/SP3. */
export async function isOrderOf(context: Context, { hotel, caller, uuid }: SeenOrder): Promise<boolean> {
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  return order !== null && (await ownOrders(context, { hotel, caller, items: [order.lines] })).length === 1;
}

/** Whether a caller may make this move of an order, of which somebody who is narrowed may have a part only. Rule: staff/SP3. */
export async function isMoveOf(
  { database }: Context,
  { hotel, caller, uuid }: SeenOrder,
  action: StaffAction,
): Promise<boolean> {
  const member = narrowedMember(caller);
  if (member === null) return true;
  const order = await orderByUuid(database.db, hotel.code, uuid);
  if (order === null) return true;
  const { status, readyLines } = order;
  const plan = await stationPlan(database.db, hotel);
  return mayMoveOrder({ status, readyLines, products: order.lines.products }, action, { member, plan });
}
