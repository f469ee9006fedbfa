import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readRatingBody } from '@/lib/contract/schema/rating-body';
import { canBeRated, isSameRating, type OrderRating } from '@/lib/domain/orders/order-rating';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import { insertRating, ratingsOf } from '../stores/ratings';
import { changeOrder } from './change-order';
import { guestOrderKey } from './guest-order-key';

/**
 * Keeps a guest's rating of an order that is done, once. The uuid is the only proof of ownership. Repeating the call
 * with the same rating succeeds, because the response to the first attempt may have been lost. Rules: platform-calls/W27,
 * orders/OR30.
 */
export async function rateByGuest(context: PlatformContext, body: unknown): Promise<ApiResponse<{ status: 'ok' }>> {
  const { db } = context.database;
  const named = await guestOrderKey(db, body);
  if (named === null) return refused('not-found');
  const { uuid, hotel } = named;
  const request = readRatingBody(body);
  if (!request.ok) return refused('invalid', { rating: 'one to five stars, and at most 500 characters' });
  const { stars, words } = request.body;
  const rating = { stars, words };

  const rated = await changeOrder(context, hotel, uuid, (within) =>
    writeRating(context, within, { hotel, uuid, rating }),
  );
  if (rated) return succeeded({ status: 'ok' });
  if ((await orderByUuid(db, hotel.code, uuid)) === null) return refused('not-found');
  const [kept] = await ratingsOf(db, hotel.code, [uuid]);
  if (kept !== undefined && isSameRating(kept, rating)) return succeeded({ status: 'ok' });
  return refused('invalid', { rating: 'only an order that is done can be rated, and only once' });
}

async function writeRating(
  context: PlatformContext,
  db: Db,
  { hotel, uuid, rating }: { hotel: HotelKey; uuid: string; rating: OrderRating },
): Promise<boolean> {
  const order = await orderByUuid(db, hotel.code, uuid);
  // `insertRating` refuses a second one.
  if (order === null || !canBeRated({ ...order, rating: null })) return false;
  return insertRating(db, hotel.code, { ...rating, order_uuid: uuid, now: context.now().toISOString() });
}
