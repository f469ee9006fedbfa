import { hotelNow } from '../booking/hotel-time';
import { type BookedOrder, bookedMoments, comingMoment } from './booked-slots';
import { SOON_SECONDS } from './delivery-timer';
import { type OrderGroup, type StatusLook, statusLook } from './order-status';

type SentenceOrder = BookedOrder & {
  expected_timeleft: number | null;
  quoted_at: string | null;
  number_room: string | null;
};

/** `receivedAt`: when the order was read; `now`: both in ms by the server's clock. */
type Reading = { group: OrderGroup; receivedAt: number; now: number; timezone: string | null };

/**
 * What follows the word of the status. `booked`: a time on the hotel's clock; `at`: in ms. `confirms`: the hotel confirms
 * it next, and what the guest was quoted; `soon`: any minute now.
 */
export type SentenceEnd =
  | { kind: 'booked'; moment: string }
  | Delivery
  | { kind: 'confirms'; quoted: Delivery | null }
  | { kind: 'soon' };

type Delivery = { kind: 'door' | 'ready'; at: number };

/** The one sentence about an order: the word of its status, and what the guest can count on next. */
export type OrderSentence = { look: StatusLook; end: SentenceEnd | null };

/**
 * The sentence on top of an order's card, of the splash and of the live view. A booked time comes before a promised one,
 * and that before a quoted one. Rules: orders/OR37, pace/PA8.
 */
export function orderSentence(order: SentenceOrder, reading: Reading): OrderSentence {
  const look = statusLook(order.ostatus_id, reading.group);
  return { look, end: reading.group === 'histories' ? null : endOfOpen(order, reading) };
}

function endOfOpen(order: SentenceOrder, { group, receivedAt, now, timezone }: Reading): SentenceEnd | null {
  const moment = bookedMoments(order).length === 0 ? null : comingMoment(order, hotelNow(timezone, new Date(now)));
  if (moment !== null) return { kind: 'booked', moment };
  const quotedAt = order.quoted_at === null ? Number.NaN : Date.parse(order.quoted_at);
  const quoted = quotedAt > now ? deliveryAt(order, quotedAt) : null;
  if (group === 'draft') return { kind: 'confirms', quoted };
  if (order.expected_timeleft === null) return quoted;
  const at = receivedAt + order.expected_timeleft * 1000;
  if (at - Math.max(now, receivedAt) <= SOON_SECONDS * 1000) return { kind: 'soon' };
  return deliveryAt(order, at);
}

const deliveryAt = ({ number_room }: SentenceOrder, at: number): Delivery => ({
  kind: number_room === null ? 'ready' : 'door',
  at,
});

/** Orders with those of one room beside each other, in the place of the first of them. Rule: orders/OR39. */
export function byRoom<T extends { number_room: string | null }>(orders: readonly T[]): readonly T[] {
  const rooms = [...new Set(orders.map(({ number_room }) => number_room))];
  return rooms.flatMap((room) => orders.filter(({ number_room }) => number_room === room));
}
