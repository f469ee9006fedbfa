import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readCancelBody } from '@/lib/contract/schema/cancel-body';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { readQuoteBody } from '@/lib/contract/schema/quote';
import { readRatingBody } from '@/lib/contract/schema/rating-body';
import { readTipBody } from '@/lib/contract/schema/tip-body';
import { joinGroups, MAX_CHECKED_ORDERS, orderBatches } from '@/lib/domain/orders/order-query';
import { consumeLimit } from '../limits/rate-limits';
import { metrics, orderOutcome } from '../metrics/metrics';
import { settings } from '../settings/env';
import { markProductsStale } from '../upstream/cached-api';
import { platformApi, platformOrders, platformQuotes, platformTips } from '../upstream/platform-api';
import { responseSanitiser } from '../upstream/sanitise-responses';
import { type Call, type CallContext, idsOf, withInput } from './api-call';
import { respondWithJson } from './canonical-json';
import { consumeGuestLimit } from './limit-guest';
import { endRoomProofCall, provenRoomCall, roomPassesOf, withRoomPass } from './room-pass';

/** Refusal fields that concern an order's lines: price, count, hours or availability (refusals/RF9). */
const LINE_FIELDS = /^products|^invalid_product_item_counts$/;

const orderCall = (context: CallContext): Promise<ApiResponse<unknown> | Response> => {
  const { hotel, body, clientIp } = context;
  return withInput(
    context,
    readOrderBody(body),
    (order) => consumeGuestLimit('orders', context, order.person_uuid),
    async (order) => {
      const placed = await platformOrders(clientIp, roomPassesOf(context.request)).placeOrder(order);
      metrics()?.orderResponded(orderOutcome(placed));
      const hasLineErrors = !placed.ok && Object.keys(placed.refusal.fields).some((field) => LINE_FIELDS.test(field));
      if (hasLineErrors) {
        markProductsStale(
          hotel,
          order.products.map(({ product }) => product.id),
        );
      }
      if (!placed.ok) return placed;
      const { room_pass: pass, ...value } = responseSanitiser(settings()).placedOrder(placed.value);
      return withRoomPass(context.request, pass ?? null, respondWithJson(succeeded(value)));
    },
  );
};

async function checkCall({ hotel, query, clientIp }: CallContext): Promise<ApiResponse<unknown>> {
  const uuids = idsOf(query, 'order_uuids[]', MAX_CHECKED_ORDERS + 1);
  // Leaving some out in silence would make orders vanish.
  if (uuids.length > MAX_CHECKED_ORDERS) return refused('invalid', { order_uuids: `At most ${MAX_CHECKED_ORDERS}.` });
  const batches = uuids.length === 0 ? [uuids] : orderBatches(uuids);
  const responses = await Promise.all(batches.map((batch) => platformApi(clientIp).checkOrders(hotel.code, batch)));
  const failed = responses.find((response) => !response.ok);
  if (failed !== undefined) return failed;
  const groups = joinGroups(responses.map((response) => (response.ok ? response.value : null)));
  return succeeded(responseSanitiser(settings()).orderGroups(groups));
}

/**
 * The platform decides whether the order can still be cancelled. The cancel token is added on the server and never
 * reaches a browser (security/SC9).
 */
const cancelCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readCancelBody(context.body),
    (cancel) => consumeLimit('cancels', context.hotel.code, cancel.uuid),
    (cancel) => {
      const { cancelToken } = settings();
      return platformApi(context.clientIp).cancelOrder({
        ...cancel,
        ...(cancelToken !== null && { token: cancelToken }),
      });
    },
  );

/** The platform decides whether the order can be rated, and keeps one rating of it. */
const rateCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readRatingBody(context.body),
    (rating) => consumeLimit('ratings', context.hotel.code, rating.uuid),
    (rating) => platformApi(context.clientIp).rateOrder(rating),
  );

/** The platform decides whether the order takes a tip, and keeps one. */
const tipCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readTipBody(context.body),
    (tip) => consumeLimit('ratings', context.hotel.code, tip.uuid),
    (tip) => platformTips(context.clientIp).tipOrder(tip),
  );

/** Changes nothing, so that only the limit of all writes counts. */
const quoteCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readQuoteBody(context.body),
    async () => null,
    (request) => platformQuotes(context.clientIp).quoteOrder(request),
  );

/**
 * The calls of orders. Rules: platform-calls/W15, platform-calls/W16, platform-calls/W27, platform-calls/W34,
 * platform-calls/W37.
 */
export const API_ORDER_CALLS: readonly Call[] = [
  { id: 'placeOrder', hotelIn: { body: 'hotel_id' }, handle: orderCall },
  { id: 'quoteOrder', hotelIn: { body: 'hotel_id' }, handle: quoteCall },
  { id: 'cancelOrder', hotelIn: { body: 'hotel_id' }, handle: cancelCall },
  { id: 'rateOrder', hotelIn: { body: 'hotel_id' }, handle: rateCall },
  { id: 'tipOrder', hotelIn: { body: 'hotel_id' }, handle: tipCall },
  { id: 'checkOrders', handle: checkCall },
  { id: 'readRoomProof', handle: provenRoomCall },
  { id: 'endRoomProof', handle: endRoomProofCall },
];
