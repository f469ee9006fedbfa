import type { Hotel } from '@/lib/contract/hotel';
import type { Order, OrderMoney } from '@/lib/contract/order';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import type { OrderFoodNote, ReceivedFoodNote } from '@/lib/domain/allergens/kitchen-note';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { orderAmounts, reportedAmount } from '@/lib/domain/money/order-amounts';
import { canBeRated } from '@/lib/domain/orders/order-rating';
import { isUnderWay } from '@/lib/domain/orders/order-status';
import { linePrices } from '@/lib/domain/payments/line-prices';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { inKitchenAt } from '@/lib/domain/tickets/in-kitchen';
import { canBeTipped } from '@/lib/domain/tips/tip-after-delivery';
import type { PlatformContext } from '../context';
import type { Database } from '../database/database';
import { moneyOfOrders } from '../payments/money-of-orders';
import { documentsOfOrders } from '../receipts/receipt-document';
import { roomBillStates } from '../rooms/order-bill';
import type { HotelKey } from '../stores/hotels';
import { notesOf, type StoredNote } from '../stores/notes';
import type { OrderAnswer, OrderDueTime } from '../stores/order-lines';
import { movesOf, type StoredMove } from '../stores/order-moves';
import type { StoredOrder } from '../stores/orders';
import { NOBODY } from '../stores/personal-data';
import { ratingsOf, type StoredRating } from '../stores/ratings';
import { correctionsOf, type StoredCorrection } from '../stores/telephone/order-corrections';
import { type ListedTicket, listTickets } from '../stores/tickets';
import { receiptCode } from './receipt-code';
import { deliveredOrder } from './tip-order';

/**
 * An order as staff see it: the guest's card with everything that the guest typed. The guest's card omits name, phone
 * and order-level answers, because anybody with the order's uuid can read it.
 */
export type DeskOrder = Omit<
  Order,
  | 'properties'
  | 'order_payment'
  | 'food_note'
  | 'moves'
  | 'receipt_code'
  | 'receipts'
  | 'on_room_bill'
  | 'can_be_tipped'
> & {
  language: string;
  /**
   * `id` is the id of the hotel's payment. The hotel's own system identifies it by the id even if the title has
   * changed.
   */
  order_payment: { id: string | null; title: Text } | null;
  /** `person_uuid` null: the order is anonymised. */
  guest: { person_uuid: string | null; name: string | null; phone: string | null };
  properties: readonly OrderAnswer[];
  food_note: OrderFoodNote | null;
  /** What the guest typed that speaks of an allergy, as typed. Rule: allergens/AL14. */
  allergy_texts: readonly string[];
  /** How often the order was escalated because nobody took it up. */
  escalation: number;
  /** When the order expires unless somebody takes it up; null: never. */
  expires_at: string | null;
  /** How often it was moved, or something was taken off its price; a change names the one that its sender has seen (desk/DE8). */
  version: number;
  moved_at: string;
  moved_by: string | null;
  expected_at: string | null;
  /** From when it waits for staff, if everything in it was ordered for later; null: since it was created (hours/H16). */
  waits_from: string | null;
  due_times: readonly OrderDueTime[];
  /** The banknotes with which the guest pays, as typed. */
  pays_with: string | null;
  /** What the guest has paid for each line, with the taxes that were added to it. Rule: money/MY9. */
  line_prices: readonly { id: Id; amount: number }[];
  /** Ids of the lines that their stations have made. */
  ready_lines: readonly Id[];
  /** By what the guest has proven the room. Rule: rooms/RM11. */
  room_proof: RoomProof;
  /** Its numbered documents, in the order of their numbers. Rule: receipts/RP7. */
  receipts: readonly Pick<ReceiptDocument, 'number' | 'kind'>[];
  /** The statuses that it was moved to, oldest first. Orders of an earlier release lack the older ones. */
  moves: readonly { status: string; at: string; by: string | null; by_guest: boolean }[];
  /** The staff member who took it on the telephone; null: its guest sent it, or the hotel's own system took it. */
  taken_by: string | null;
  /** What that member noted for the staff. */
  taken_note: string | null;
  /** Whether it was handed to the devices of its room. Rule: telephone-orders/TO14. */
  is_handed_over: boolean;
  /** When its lines were changed and by whom, oldest first; `by` null: the hotel's own system. */
  corrections: readonly { at: string; by: string | null }[];
  /** Its tickets on paper, in the order in which they go out. Rule: tickets/TK7. */
  tickets: readonly DeskTicket[];
};

type DeskTicket = Pick<ListedTicket, 'id' | 'station' | 'kind' | 'state' | 'copy' | 'created_at' | 'printed_at'>;

/** Converts orders to the cards of My orders, in the given order. Rule: platform-calls/W16. */
export async function orderCards(
  { database, deskToken, now }: Pick<PlatformContext, 'database' | 'deskToken' | 'now'>,
  hotel: HotelKey & { hotel: Pick<Hotel, 'tips'> },
  orders: readonly StoredOrder[],
): Promise<readonly Order[]> {
  const bills = await roomBillStates({ database, now }, hotel, orders);
  const codeOf = (order: StoredOrder) =>
    deskToken === null || order.status !== 'done' ? null : receiptCode(deskToken, order);
  const toCard = (order: StoredOrder, context: CardContext): Order => ({
    ...orderCard(order, context),
    receipt_code: codeOf(order),
    on_room_bill: bills.get(order.uuid) ?? null,
    can_be_tipped: canBeTipped(deliveredOrder(order, bills.has(order.uuid)), hotel.hotel.tips, now()),
  });
  return toCards(database, hotel, { orders, now: now(), toCard });
}

/** Converts orders to what staff see, in the given order. */
export function deskOrders(
  database: Database,
  hotel: HotelKey,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<readonly DeskOrder[]> {
  return toCards(database, hotel, { orders, now, toCard: deskOrder });
}

type CardContext = {
  hotelId: number;
  notes: readonly StoredNote[];
  moves: readonly StoredMove[];
  money: OrderMoney | null;
  receipts: readonly ReceiptDocument[];
  rating: StoredRating | undefined;
  tickets: readonly ListedTicket[];
  corrections: readonly StoredCorrection[];
  now: Date;
};

async function toCards<T>(
  database: Database,
  hotel: HotelKey,
  {
    orders,
    now,
    toCard,
  }: { orders: readonly StoredOrder[]; now: Date; toCard(order: StoredOrder, context: CardContext): T },
): Promise<readonly T[]> {
  const uuids = orders.map((order) => order.uuid);
  const notes = await notesOf(database.db, hotel.code, uuids);
  const ratings = await ratingsOf(database.db, hotel.code, uuids);
  const moves = Map.groupBy(await movesOf(database.db, hotel.code, uuids), ({ order_uuid }) => order_uuid);
  const money = await moneyOfOrders(database.db, hotel.code, orders);
  const receipts = await documentsOfOrders(database.db, hotel.code, uuids);
  const corrections = Map.groupBy(await correctionsOf(database.db, hotel.code, uuids), ({ order_uuid }) => order_uuid);
  const tickets = Map.groupBy(await listTickets(database.db, hotel.code, uuids), ({ order_uuid }) => order_uuid);
  return orders.map((order) => {
    const own = notes.filter((note) => note.order_uuid === order.uuid);
    const rating = ratings.find((each) => each.order_uuid === order.uuid);
    const about = { moves: moves.get(order.uuid) ?? [], money: money.get(order.uuid) ?? null };
    const documents = receipts.get(order.uuid) ?? [];
    const papers = tickets.get(order.uuid) ?? [];
    return toCard(order, {
      hotelId: hotel.id,
      notes: own,
      ...about,
      receipts: documents,
      rating,
      tickets: papers,
      corrections: corrections.get(order.uuid) ?? [],
      now,
    });
  });
}

function paymentOf({ payment_id, lines }: StoredOrder): DeskOrder['order_payment'] {
  return lines.paymentTitle === null ? null : { id: payment_id, title: lines.paymentTitle };
}

const deskOrder = (order: StoredOrder, context: CardContext): DeskOrder => ({
  ...orderCard(order, context),
  language: order.language,
  order_payment: paymentOf(order),
  guest: {
    person_uuid: order.person_uuid === NOBODY ? null : order.person_uuid,
    name: order.guest_name,
    phone: order.guest_phone,
  },
  properties: order.lines.properties,
  food_note: order.lines.foodNote,
  allergy_texts: order.lines.allergyTexts,
  escalation: order.escalation,
  expires_at: order.expires_at,
  version: order.version,
  moved_at: order.status_at,
  moved_by: order.moved_by,
  expected_at: order.expected_at,
  waits_from: order.waits_from,
  due_times: order.lines.dueTimes,
  pays_with: order.lines.paysWith,
  ready_lines: order.readyLines,
  line_prices: linePrices(order.lines).map(({ id, amount }) => ({ id, amount: reportedAmount(amount) })),
  room_proof: order.room_proof,
  receipts: context.receipts.map(({ number, kind }) => ({ number, kind })),
  moves: context.moves.map(({ status, moved_at, moved_by, by_guest }) => ({
    ...{ status, at: moved_at, by: moved_by },
    by_guest: by_guest === 1,
  })),
  taken_by: order.taken_by || null,
  taken_note: order.taken_note,
  is_handed_over: order.handed_stay !== null,
  corrections: context.corrections.map(({ corrected_at, corrected_by }) => ({ at: corrected_at, by: corrected_by })),
  tickets: context.tickets.map(({ id, station, kind, state, copy, created_at, printed_at }) => ({
    ...{ id, station, kind, state, copy, created_at, printed_at },
  })),
});

function orderCard(
  order: StoredOrder,
  context: CardContext,
): Omit<Order, 'receipt_code' | 'on_room_bill' | 'can_be_tipped'> {
  const { products, properties, comment, paymentTitle, foodNote } = order.lines;
  const rating = context.rating === undefined ? null : { stars: context.rating.stars, words: context.rating.words };
  const notes = context.notes.map((note) => ({ content: note.content, created_at_tz: note.created_at }));
  return {
    id: order.num,
    uuid: order.uuid,
    hotel_id: context.hotelId,
    num: String(order.num),
    ostatus_id: order.status,
    created_at: order.created_at,
    expected_timeleft: timeLeft(order, context.now),
    promised_at: order.promised_at,
    in_kitchen_at: inKitchenAt(context.tickets),
    quoted_at: order.quoted_at,
    taken_by_staff: order.taken_by !== null,
    corrected_at: order.corrected_at,
    number_room: order.number_room,
    charges_room: order.lines.chargesRoom,
    ...orderAmounts(order),
    taxes: order.lines.taxes.map(({ title, percent, amount, included }) => ({ title, percent, amount, included })),
    order_payment: paymentTitle === null ? null : { title: paymentTitle },
    comment,
    food_note: foodNote === null ? null : withoutLines(foodNote),
    cancel_reason_id: order.cancel_reason_id,
    integration_payment: order.integrationPayment,
    money: context.money,
    receipts: context.receipts,
    products,
    properties: properties.map(({ id, property, quantity, total_price }) => ({ id, property, quantity, total_price })),
    note_kit: notes.length === 0 ? null : { notes },
    moves: context.moves.map(({ status, moved_at }) => ({ status, at: moved_at })),
    rating,
    can_be_rated: canBeRated({ ...order, rating }),
  };
}

const withoutLines = ({ lines: _, ...note }: OrderFoodNote): ReceivedFoodNote => note;

/** Whole seconds until the expected delivery of an order in progress, at least 0; null for other orders. */
function timeLeft(order: StoredOrder, now: Date): number | null {
  if (order.expected_at === null || !isUnderWay(order.status)) return null;
  return Math.max(0, Math.ceil((Date.parse(order.expected_at) - now.getTime()) / 1000));
}
