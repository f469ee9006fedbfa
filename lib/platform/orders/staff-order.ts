import { type ApiResponse, refused } from '@/lib/contract/refusals';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { PlatformContext } from '../context';
import type { TakenOrder } from '../rooms/order-proof';
import type { HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import { moveDeskOrder, readDeskOrder } from './desk-orders';
import type { DeskOrder } from './order-card';
import { placeOrder } from './place-order';

/**
 * An order that staff take. `approve`: with it the order is taken up at once; null: it waits as a new one. `expectedSeconds`: until the
 * delivery; null: no time is promised.
 */
type StaffOrder = {
  body: Omit<OrderBody, 'hotel_id' | 'is_temporary'>;
  taken: TakenOrder;
  approve: { expectedSeconds: number | null } | null;
};

/** What staff have not got: an order belongs to no device until it is handed over. */
const NO_DEVICE = { passes: [], address: '' };

/**
 * Places an order for a guest who phones, by the same checks as that of a device. A repeated uuid gets the first order. Rules:
 * telephone-orders/TO1 to telephone-orders/TO5.
 */
export async function takeOrder(
  context: PlatformContext,
  hotel: HotelKey,
  { body, taken, approve }: StaffOrder,
): Promise<ApiResponse<DeskOrder>> {
  const sent = { ...body, hotel_id: hotel.id, is_temporary: true };
  const placed = await placeOrder(context, sent, { ...NO_DEVICE, taken });
  if (!placed.ok) return placed;
  const { uuid } = placed.value.order;
  const order = await orderByUuid(context.database.db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  // Also when it is sent again, because the first call may have ended between the two.
  const isNew = order.status === 'draft' && order.version === 0 && order.taken_by !== null;
  if (approve !== null && isNew) {
    const { expectedSeconds } = approve;
    const details = { expectedSeconds, reason: null, version: 0, staff: taken.by === '' ? null : taken.by };
    const moved = await moveDeskOrder(context, hotel, uuid, 'approve', details);
    // Somebody else was faster: the order is placed all the same.
    if (moved.ok) return moved;
  }
  return readDeskOrder(context, hotel, uuid);
}
