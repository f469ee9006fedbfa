import type {
  AnnouncementTable,
  ChatFileTable,
  ChatMemberTable,
  ChatMessageTable,
  ChatTable,
  UploadDayTable,
} from './chat-tables';

/**
 * The tables. JSON lies in text columns, flags are 0 or 1, times are ISO 8601 in UTC, money is in minor units, and
 * `hotel` is the hotel's code and comes first in every key: no query can reach two hotels by accident.
 */
export type Tables = {
  migration: MigrationTable;
  hotel: HotelTable;
  section: SectionTable;
  product: ProductTable;
  unavailable_product: UnavailableProductTable;
  slot: SlotTable;
  order_slot: OrderSlotTable;
  payment: PaymentTable;
  hotel_counter: HotelCounterTable;
  guest_order: GuestOrderTable;
  order_note: OrderNoteTable;
  consent: ConsentTable;
  person: PersonTable;
  outbox: OutboxTable;
  chat: ChatTable;
  chat_member: ChatMemberTable;
  chat_message: ChatMessageTable;
  chat_file: ChatFileTable;
  upload_day: UploadDayTable;
  announcement: AnnouncementTable;
};

type MigrationTable = { name: string; applied_at: string };

export type HotelTable = {
  code: string;
  id: number;
  uuid: string;
  /** 0 when the hotel's folder is gone: its orders stay, it is no longer answered for. */
  served: number;
  /** Of everything it was imported from: unchanged means nothing to do. */
  content_hash: string;
  /** `HotelContent` without its sections and products. */
  content: string;
  imported_at: string;
  /** `HotelSummary`; null: written by an earlier release that is still running. */
  summary: string | null;
  /** When an operator took it offline; null: nobody has. */
  withdrawn_at: string | null;
};

export type SectionTable = {
  hotel: string;
  id: number;
  parent_id: number | null;
  position: number;
  content: string;
};

export type ProductTable = {
  hotel: string;
  id: number;
  uuid: string;
  section_id: number;
  position: number;
  content: string;
  /** `SlotPlan` of a product that is booked; null: it is not. */
  slots: string | null;
  /** The ids of products that go well with it, as the hotel says. */
  recommends: string;
};

/** A product that staff have taken off for the moment; it stays so over an import. */
export type UnavailableProductTable = { hotel: string; product_id: number; since: string };

/** How many have booked a slot. `slot_key` is its value, 'YYYY-MM-DD HH:MM:SS': a month is one range of the key. */
export type SlotTable = { hotel: string; product_id: number; slot_key: string; taken: number };

/** What an order holds of a slot, so that it can be given back. */
export type OrderSlotTable = { hotel: string; order_uuid: string; product_id: number; slot_key: string; taken: number };

/** The online payment of an order. */
export type PaymentTable = {
  hotel: string;
  order_uuid: string;
  /** The provider's own name for it; with the own page the token of the address. */
  reference: string;
  form_url: string;
  status: string;
  amount: number;
  currency: string;
  created_at: string;
  settled_at: string | null;
};

/**
 * The hotel's own counters. Updating this row is the first statement of every transaction that writes orders: it
 * holds the others of the same hotel back, so numbers have no gaps and an event with a higher id is never visible
 * before one with a lower id.
 */
export type HotelCounterTable = { hotel: string; order_num: number; event_id: number };

export type GuestOrderTable = {
  hotel: string;
  num: number;
  /** The client's uuid of the intent, which is the order's uuid (sending/SE6). */
  uuid: string;
  status: string;
  /** When the status last changed. */
  status_at: string;
  created_at: string;
  expected_at: string | null;
  language: string;
  /** '' once the order is anonymised. */
  person_uuid: string;
  /** What the guest told in this order; in orders from before these columns, what they told the hotel last. */
  guest_name: string | null;
  guest_phone: string | null;
  number_room: string | null;
  final_sum: number;
  delivery_price: number;
  payment_id: string | null;
  cancel_reason_id: string | null;
  /** SHA-256 of the body that placed it; null: not known (any more). */
  body_hash: string | null;
  /** When everything personal was taken out; null: it is still there. */
  anonymised_at: string | null;
  /** `OrderLines`: what the order card shows, with the titles of the day. */
  lines: string;
  integration_payment: string | null;
};

export type OrderNoteTable = {
  hotel: string;
  order_uuid: string;
  position: number;
  content: string;
  created_at: string;
};

/** A consent as given: which text, in which language, when. The hash tells which wording the guest saw. */
export type ConsentTable = {
  hotel: string;
  order_uuid: string;
  kind: string;
  language: string;
  text_hash: string;
  given_at: string;
};

export type PersonTable = {
  hotel: string;
  uuid: string;
  name: string | null;
  idphone: string | null;
  room_number: string | null;
  created_at: string;
  updated_at: string;
};

/** `id` counts per hotel, in the order of the commits. `subject` is the uuid of the order or chat it tells of. */
export type OutboxTable = {
  hotel: string;
  id: number;
  channel: 'order' | 'chat';
  subject: string;
  type: string;
  /** What a chat's event says besides, as JSON; null for an order's. */
  details: string | null;
  created_at: string;
};
