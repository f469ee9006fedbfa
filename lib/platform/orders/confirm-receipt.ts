import type { Receipt } from '@/lib/contract/receipt-api';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { orderAmounts } from '@/lib/domain/money/order-amounts';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';
import { orderByNumber } from '../stores/orders';
import { isCodeOf, numberInCode } from './receipt-code';

/**
 * Confirms number, sum and time of a finished order to whoever has the code of its receipt. A forged code, one of
 * another hotel and one of an order that is not done: not-found. Rules: orders/OR35, platform-calls/W29.
 */
export async function confirmReceipt(
  { database, deskToken }: Pick<PlatformContext, 'database' | 'deskToken'>,
  hotelCode: string,
  code: string,
): Promise<ApiResponse<Receipt>> {
  const hotel = await findHotel(database.db, { code: hotelCode });
  const num = numberInCode(code);
  const order = hotel === null || num === null ? null : await orderByNumber(database.db, hotel.code, num);
  if (order === null || deskToken === null || order.status !== 'done' || !isCodeOf(deskToken, order, code))
    return refused('not-found');
  return succeeded({ num: String(order.num), final_sum: orderAmounts(order).final_sum, created_at: order.created_at });
}
