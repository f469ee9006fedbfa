import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readTipBody } from '@/lib/contract/schema/tip-body';
import type { Minor } from '@/lib/domain/money/money';
import { allowedTip } from '@/lib/domain/tips/tip';
import { canBeTipped } from '@/lib/domain/tips/tip-after-delivery';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { issueReceipts } from '../receipts/issue-receipts';
import { roomBillStates } from '../rooms/order-bill';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { addTip, orderByUuid, type StoredOrder } from '../stores/orders';
import { changeOrder } from './change-order';
import { guestOrderKey } from './guest-order-key';

const NOT_TAKEN =
  'only a delivered order on the room’s bill takes a tip, once, until the check-out, and at most as much as the order';

/**
 * Adds a guest's tip to a delivered order that is charged to the room, once. The uuid is the only proof of ownership. The same tip
 * again succeeds, because the response to the first attempt may have been lost. Rules: platform-calls/W34, tips/TP5.
 */
export async function tipByGuest(context: PlatformContext, body: unknown): Promise<ApiResponse<{ status: 'ok' }>> {
  const { db } = context.database;
  const named = await guestOrderKey(db, body);
  const hotel = named === null ? null : await findHotel(db, { code: named.hotel.code });
  if (named === null || hotel === null) return refused('not-found');
  const { uuid } = named;
  const request = readTipBody(body);
  if (!request.ok) return refused('invalid', { tip: NOT_TAKEN });
  const { tip } = request.body;
  const isAdded = await changeOrder(context, hotel, uuid, (within) => writeTip(context, within, { hotel, uuid, tip }));
  if (isAdded) return succeeded({ status: 'ok' });
  const order = await orderByUuid(db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  return isRepeated(order, tip, hotel) ? succeeded({ status: 'ok' }) : refused('invalid', { tip: NOT_TAKEN });
}

async function writeTip(
  context: PlatformContext,
  db: Db,
  { hotel, uuid, tip }: { hotel: StoredHotel; uuid: string; tip: number },
): Promise<boolean> {
  const order = await orderByUuid(db, hotel.code, uuid);
  if (order === null) return false;
  const bills = await roomBillStates({ database: { db }, now: context.now }, hotel, [order]);
  if (!canBeTipped(deliveredOrder(order, bills.has(uuid)), hotel.hotel.tips, context.now())) return false;
  const amount = tipFor(order.final_sum, tip, hotel);
  if (amount === null || amount <= 0 || !(await addTip(db, hotel.code, order, amount))) return false;
  await issueReceipts(db, { hotel: hotel.code, order_uuid: uuid }, context.now().toISOString());
  return true;
}

/** The tip for an order that costs this without it; null: refused. */
const tipFor = (sum: Minor, tip: number, { hotel }: StoredHotel): Minor | null =>
  allowedTip(tip, { most: sum, digits: hotel.currency_digits });

const isRepeated = (order: StoredOrder, tip: number, hotel: StoredHotel): boolean =>
  order.tip > 0 && order.status === 'done' && order.tip === tipFor(order.tip, tip, hotel);

/** An order as the rule of tips after the delivery sees it. `isOnBill`: whether it stands on its room's bill. */
export const deliveredOrder = ({ lines, integrationPayment, ...order }: StoredOrder, isOnBill: boolean) => ({
  ...order,
  chargesRoom: lines.chargesRoom,
  isOnline: integrationPayment !== null,
  isOnBill,
});
