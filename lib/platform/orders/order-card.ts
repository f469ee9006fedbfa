import type { Order } from '@/lib/contract/order';
import { fromMinor } from '@/lib/domain/money';
import type { Database } from '../database/database';
import type { HotelKey } from '../stores/hotels';
import { notesOf, type StoredNote } from '../stores/notes';
import { type OrderGroup, STATUSES_OF_GROUP, type StoredOrder } from '../stores/orders';

/** Orders as My orders shows them, in the order given. Source: follow-up 3.1. */
export async function orderCards(
  database: Database,
  hotel: HotelKey,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<readonly Order[]> {
  const notes = await notesOf(
    database.db,
    hotel.code,
    orders.map((order) => order.uuid),
  );
  return orders.map((order) => {
    const own = notes.filter((note) => note.order_uuid === order.uuid);
    return orderCard(order, { hotelId: hotel.id, notes: own, now });
  });
}

function orderCard(order: StoredOrder, about: { hotelId: number; notes: readonly StoredNote[]; now: Date }): Order {
  const { products, properties, comment, paymentTitle } = order.lines;
  const notes = about.notes.map((note) => ({ content: note.content, created_at_tz: note.created_at }));
  return {
    id: order.num,
    uuid: order.uuid,
    hotel_id: about.hotelId,
    num: String(order.num),
    ostatus_id: order.status,
    created_at: order.created_at,
    expected_timeleft: timeLeft(order, about.now),
    number_room: order.number_room,
    final_sum: fromMinor(order.final_sum),
    order_payment: paymentTitle === null ? null : { title: paymentTitle },
    comment,
    delivery_price: fromMinor(order.delivery_price),
    cancel_reason_id: order.cancel_reason_id,
    integration_payment: order.integrationPayment,
    products,
    properties,
    note_kit: notes.length === 0 ? null : { notes },
  };
}

/** Whole seconds until the expected delivery, while somebody is at work on it; never below 0. */
function timeLeft(order: StoredOrder, now: Date): number | null {
  if (order.expected_at === null || groupOf(order) !== 'pending') return null;
  return Math.max(0, Math.ceil((Date.parse(order.expected_at) - now.getTime()) / 1000));
}

const GROUPS: readonly OrderGroup[] = ['draft', 'pending', 'histories'];

/** The group of My orders that an order stands in. Source: DESIGN "Groups". */
export const groupOf = (order: { status: string }): OrderGroup =>
  GROUPS.find((group) => (STATUSES_OF_GROUP[group] as readonly string[]).includes(order.status)) ?? 'histories';
