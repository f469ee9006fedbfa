import { z } from 'zod';
import { cancelBody } from '@/lib/contract/schema/cancel-body';
import { idOutput } from '@/lib/contract/schema/described';
import { lotteryEntry, newEntry } from '@/lib/contract/schema/lottery';
import { orderWith, placedOrder } from '@/lib/contract/schema/order';
import { orderBody } from '@/lib/contract/schema/order-body';
import { orderQuote, quoteBody } from '@/lib/contract/schema/quote';
import { ratingBody } from '@/lib/contract/schema/rating-body';
import { tipBody } from '@/lib/contract/schema/tip-body';
import { MAX_CHECKED_ORDERS } from '@/lib/domain/orders/order-query';
import { acknowledged, EXAMPLE_UUID, guestCall, hotel, hotelKey, ignoreDrops, uuid } from './guest-call';

const orders = z.array(orderWith(ignoreDrops));

/** The calls of orders. */
export const DESCRIBED_ORDER_CALLS = [
  guestCall({
    id: 'placeOrder',
    summary: 'Places an order',
    about:
      'After no answer, 429 or 503 the same body may be sent again: its uuid gets the first response. Prices are computed again from the catalogue; a total that differs is refused, with the field products.{id of the product}.',
    body: orderBody,
    example: {
      uuid: EXAMPLE_UUID,
      hotel_id: 1,
      language: 'en',
      person_uuid: null,
      payment: 2,
      room_number: '101',
      is_temporary: true,
      products: [{ product: { id: 100 }, quantity: 2, total_price: 9 }],
    },
    response: placedOrder,
    limits: ['orders'],
  }),
  guestCall({
    id: 'quoteOrder',
    summary: 'Reads when an order would be ready, without ordering',
    about:
      'For hotels with quotes_times. An order that is not possible now is refused by POST /orders; at a hotel with the variation orderAhead its ordered_for can be next_free_at.',
    body: quoteBody,
    example: { hotel_id: 1, products: [{ product: { id: 100 } }] },
    response: orderQuote,
  }),
  guestCall({
    id: 'checkOrders',
    summary: 'Reads orders by their uuids, in three groups',
    about: `draft: nobody has taken them up. pending: approved or accepted. histories: the rest. At most ${MAX_CHECKED_ORDERS} at a time; those that the hotel does not know are missing.`,
    params: { hotel },
    query: z.object({ 'order_uuids[]': z.array(uuid).max(MAX_CHECKED_ORDERS).optional() }),
    response: z
      .object({ draft: orders, pending: orders, histories: orders })
      .nullable()
      .describe('null: the platform gave no complete answer, and what is known stays'),
  }),
  guestCall({
    id: 'readRoomProof',
    summary: 'Reads which room this device has proven',
    about: 'By the cookie that a printed code or the digits of a stay have set. An upstream checks no proof.',
    params: { hotel },
    response: z.object({
      room: z.string().nullable().describe('null: none'),
      by: z.enum(['code', 'digits']).nullable(),
      leaves_on: z.string().nullable().describe('The day on which its guests leave, YYYY-MM-DD; null: not known'),
      orders: z
        .array(z.string())
        .describe('The uuids of the orders of this stay that staff have taken and handed over'),
    }),
  }),
  guestCall({
    id: 'endRoomProof',
    summary: 'Removes what proves a room from this device',
    about: 'Before the device is given to somebody else.',
    params: { hotel },
    response: acknowledged,
  }),
  guestCall({
    id: 'cancelOrder',
    summary: 'Cancels an order that nobody has taken up',
    about: 'Any other is refused with the field status.',
    body: cancelBody,
    example: { uuid: EXAMPLE_UUID, hotel_id: 1, language: 'en', reason: 'order_cancel__mistake' },
    response: acknowledged,
    limits: ['cancels'],
  }),
  guestCall({
    id: 'rateOrder',
    summary: 'Rates an order that is done, once',
    about: 'For orders with can_be_rated; any other is refused with the field rating.',
    body: ratingBody,
    example: { uuid: EXAMPLE_UUID, hotel_id: 1, stars: 5, words: 'Warm and on time' },
    response: acknowledged,
    limits: ['ratings'],
  }),
  guestCall({
    id: 'tipOrder',
    summary: 'Adds a tip to an order that is done, once',
    about:
      'For orders with can_be_tipped, which ends at the check-out; any other, and a tip above the order’s sum, is refused with the field tip. It is charged to the room.',
    body: tipBody,
    example: { uuid: EXAMPLE_UUID, hotel_id: 1, tip: 2.5 },
    response: acknowledged,
    limits: ['ratings'],
  }),
];

/** The calls of draws. */
export const DESCRIBED_LOTTERY_CALLS = [
  guestCall({
    id: 'enterLottery',
    summary: 'Enters the draw of a section',
    about:
      'A repeated uuid, and another entry of the same person, get the first response. The draw itself is part of its section.',
    params: { section: idOutput },
    body: newEntry,
    example: {
      uuid: EXAMPLE_UUID,
      hotel_uuid: EXAMPLE_UUID,
      person_uuid: null,
      name: 'Ada',
      room_number: '101',
    },
    response: z.object({
      entry: lotteryEntry,
      initiator: z.object({ uuid: z.string() }).nullable().describe('The person; null: another guest sent this uuid'),
    }),
    limits: ['entries'],
  }),
  guestCall({
    id: 'readLotteryEntry',
    summary: 'Reads the entry of a device',
    params: { section: idOutput, entry: uuid },
    query: z.object({ hotel_uuid: hotelKey }),
    response: lotteryEntry,
  }),
];
