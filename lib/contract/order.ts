import type { ReceivedFoodNote } from '@/lib/domain/allergens/kitchen-note';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { OrderRating } from '@/lib/domain/orders/order-rating';
import type { ByGroup } from '@/lib/domain/orders/order-status';
import type { RepeatedLine } from '@/lib/domain/orders/repeated-line';
import type { MoneyState } from '@/lib/domain/payments/order-money';
import type { RoomBillState } from '@/lib/domain/rooms/room-charges';
import type { ReceiptDocument } from './receipt-document';

/** The response to `POST /orders` (platform-calls/W15). */
export type PlacedOrder = {
  order: { uuid: string; num: string | null };
  initiator: { uuid: string } | null;
  pay_data: { response: { formUrl: string | null } } | null;
  /** True if an order with this uuid existed already. The response is then the one to the first request. */
  already_placed: boolean;
  /** What proves the room from now on (rooms/RM7); the gateway makes a cookie of it. A field of this project. */
  room_pass?: string;
};

type IntegrationPayment = { status_id: string; extra: { payment_link: string | null } };

/**
 * `value`: the answer in the language of the order. `choice`: the choice in all languages; null: typed by the guest, or
 * the platform does not say. A field of this project.
 */
export type OrderLineProperty = {
  id: Id;
  property: { title: Text };
  value: string | null;
  quantity: number | null;
  choice: { title: Text } | null;
};

/**
 * The money of an order that is paid online, in decimals: `kept` is charged and not given back, `to_return` still to be
 * given back. `refunds`: the oldest first, `reason` in the words of staff or ''. `held_until`: when a reservation ends by
 * itself, ISO 8601. A field of this project. Rule: money/MY2.
 */
export type OrderMoney = {
  state: MoneyState;
  reserved: number;
  charged: number;
  kept: number;
  to_return: number;
  refunds: readonly { amount: number; reason: string; at: string }[];
  held_until: string | null;
};

/**
 * A tax of an order, by the hotel's name and rate at the time of the order. `included`: it is in the prices; otherwise it was added to
 * them. Rule: taxes/TA6.
 */
export type OrderTax = { title: Text; percent: number; amount: number; included: boolean };

/** An order as My orders shows it. Rule: platform-calls/W16. */
export type Order = {
  id: Id;
  uuid: string;
  hotel_id: Id;
  num: string;
  /** approved, accepted, done, cancelled, expired, draft, or a status of the hotel's own system. */
  ostatus_id: string;
  /** ISO 8601 with an offset. */
  created_at: string;
  /** Seconds until the expected delivery, at the time of the response. */
  expected_timeleft: number | null;
  /** The time that the hotel first promised, ISO 8601; null: none. A field of this project. */
  promised_at: string | null;
  /** When a printer of the kitchen first confirmed it, ISO 8601; null: none has. A field of this project (tickets/TK16). */
  in_kitchen_at: string | null;
  /** When it was expected to be ready as the guest ordered, ISO 8601; null: not known. A field of this project (pace/PA7). */
  quoted_at: string | null;
  /** Whether the hotel's staff took it for a guest who phoned. A field of this project; false without it (telephone-orders/TO2). */
  taken_by_staff: boolean;
  /** When staff changed its lines last, ISO 8601; null: never. A field of this project (telephone-orders/TO12). */
  corrected_at: string | null;
  number_room: string | null;
  /** Whether its payment charges the room. A field of this project; false without it. */
  charges_room: boolean;
  /** Whether it is posted to the bill of the running stay; null: it is not on that bill. A field of this project. Rule: rooms/RM21. */
  on_room_bill: RoomBillState | null;
  final_sum: number;
  order_payment: { title: Text } | null;
  comment: string | null;
  /** What the guest let the kitchen know about allergies and diet. A field of this project. */
  food_note: ReceivedFoodNote | null;
  delivery_price: number;
  /** Those that are added are part of `final_sum`. A field of this project; empty without it. */
  taxes: readonly OrderTax[];
  /** Part of `final_sum`. A field of this project; 0 without it. */
  tip: number;
  cancel_reason_id: string | null;
  integration_payment: IntegrationPayment | null;
  /** null: nothing was paid online. A field of this project. */
  money: OrderMoney | null;
  products: readonly {
    id: Id;
    product: { title: Text };
    properties: readonly OrderLineProperty[];
    price: number;
    quantity: number;
    total_price: number;
    /** Minutes of each booked slot of the line; null: unknown, or nothing is booked. A field of this project. */
    slot_minutes: number | null;
    /** The opening for which it was ordered, on the hotel's clock: YYYY-MM-DDTHH:MM; null: at once. A field of this project. */
    ordered_for: string | null;
    /** null: the platform does not say what the line was made of. A field of this project. */
    repeat: RepeatedLine | null;
  }[];
  properties: readonly { id: Id; property: { title: Text }; quantity: number | null; total_price: number }[];
  note_kit: { notes: readonly { content: string; created_at_tz: string }[] } | null;
  /** When it got which status, oldest first. A field of this project; empty without it. */
  moves: readonly { status: string; at: string }[];
  /** A field of this project. */
  rating: OrderRating | null;
  /** The code on its receipt (orders/OR35); null: it has none. A field of this project. */
  receipt_code: string | null;
  /** Its numbered documents, in the order of their numbers. A field of this project; empty without it (receipts/RP6). */
  receipts: readonly ReceiptDocument[];
  /** Whether the platform accepts a rating of this order. A field of this project; false without it. */
  can_be_rated: boolean;
  /** Whether the platform takes a tip for this order now. A field of this project; false without it (tips/TP5). */
  can_be_tipped: boolean;
};

/**
 * The response of `GET /hotels/{code}/orders/check`: three lists (platform-calls/W16, orders/OR2). A response
 * with fewer lists does not change the displayed orders (orders/OR4).
 */
export type OrderGroups = ByGroup<readonly Order[]>;

/** A guest's reasons to cancel. Rule: orders/OR17. */
export const CANCEL_REASONS = [
  'order_cancel__mistake',
  'order_cancel__change',
  'order_cancel__payment',
  'order_cancel__other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Why staff cancel an order; the guest reads the message of that key. Rule: desk/DE29. */
export const STAFF_CANCEL_REASONS = [
  'order_cancel__sold_out',
  'order_cancel__closed',
  'order_cancel__request',
  'order_cancel__other',
] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];

/** `POST /orders/guest/change-status`. The server adds the cancel token (security/SC9). Rule: platform-calls/W16. */
export type CancelRequest = { uuid: string; hotel_id: Id; language: string; reason: CancelReason };

/** `POST /orders/guest/rate`, a call of this project. Rule: platform-calls/W27. */
export type RatingRequest = OrderRating & { uuid: string; hotel_id: Id };

/** `POST /orders/guest/tip`, a call of this project: `tip` is a decimal. Rule: platform-calls/W34. */
export type TipRequest = { uuid: string; hotel_id: Id; tip: number };

/** An event of the hotel's order channel. Rule: live-updates/LV2. */
export type OrderEvent = { type: 'order-created' | 'order-updated'; order_uuid: string };
