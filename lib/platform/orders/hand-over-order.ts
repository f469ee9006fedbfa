import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { handOver } from '../rooms/hand-over-order';
import { findHotel, type HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import { changeOrder } from './change-order';

/**
 * Hands an order that staff have taken to the devices of its room; the answer is the path of a link for the guest's telephone. Asked
 * again it answers the same while the stay runs. Rules: telephone-orders/TO14, telephone-orders/TO15.
 */
export async function handOverOrder(
  context: PlatformContext,
  key: HotelKey,
  uuid: string,
): Promise<ApiResponse<{ path: string }>> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code: key.code });
  const order = hotel === null ? null : await orderByUuid(db, key.code, uuid);
  if (hotel === null || order === null) return refused('not-found');
  const handed = await handOver(context, hotel, order);
  if (!handed.ok) return handed;
  await changeOrder(context, key, uuid, async (within) => {
    await handed.value.save(within);
    return true;
  });
  return succeeded({ path: handed.value.path });
}
