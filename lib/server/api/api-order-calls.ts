import 'server-only';
import { type Answer, answered } from '@/lib/contract/refusals';
import { readCancelBody } from '@/lib/contract/schema/cancel-body';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { MAX_QUERIED_ORDERS } from '@/lib/domain/orders/order-query';
import { waitForGuest } from '../limits/limit-guest';
import { waitFor } from '../limits/write-limits';
import { canonicalWith } from '../pages/canonical';
import { settings } from '../settings/env';
import { markProductsStale } from '../upstream/cached-api';
import { platformApi } from '../upstream/platform-api';
import { type Call, type CallContext, idsOf, withInput } from './api-call';

/**
 * Fields by which a platform refuses lines: their price, their count, their hours, or that they are gone
 * (refusals/RF9).
 */
const ABOUT_LINES = /^products|^invalid_product_item_counts$/;

const orderCall = (asked: CallContext): Promise<Answer<unknown>> => {
  const { hotel, body, guest } = asked;
  return withInput(
    asked,
    readOrderBody(body),
    (order) => waitForGuest('orders', asked, order.person_uuid),
    async (order) => {
      const placed = await platformApi(guest).placeOrder(order);
      const isAboutLines = !placed.ok && Object.keys(placed.refusal.fields).some((field) => ABOUT_LINES.test(field));
      if (isAboutLines) {
        markProductsStale(
          hotel,
          order.products.map(({ product }) => product.id),
        );
      }
      return placed.ok ? answered(canonicalWith(settings()).placedOrder(placed.value)) : placed;
    },
  );
};

async function checkCall({ hotel, query, guest }: CallContext): Promise<Answer<unknown>> {
  const uuids = idsOf(query, 'order_uuids[]', MAX_QUERIED_ORDERS);
  const groups = await platformApi(guest).checkOrders(hotel.code, uuids);
  return groups.ok ? answered(canonicalWith(settings()).orderGroups(groups.value)) : groups;
}

/**
 * Only a draft can be cancelled, which is for the platform to say. The token never reaches a browser
 * (security/SC9).
 */
const cancelCall = (asked: CallContext): Promise<Answer<unknown>> =>
  withInput(
    asked,
    readCancelBody(asked.body),
    (cancel) => waitFor('cancels', asked.hotel.code, cancel.uuid),
    (cancel) => {
      const { cancelToken } = settings();
      return platformApi(asked.guest).cancelOrder({ ...cancel, ...(cancelToken !== null && { token: cancelToken }) });
    },
  );

/** Placing orders, following and cancelling them. Rules: platform-calls/W15, platform-calls/W16. */
export const ORDER_CALLS: readonly Call[] = [
  { method: 'POST', path: 'orders', hotelIn: { body: 'hotel_id' }, answer: orderCall },
  { method: 'POST', path: 'orders/guest/change-status', hotelIn: { body: 'hotel_id' }, answer: cancelCall },
  { method: 'GET', path: 'hotels/:hotel/orders/check', answer: checkCall },
];
