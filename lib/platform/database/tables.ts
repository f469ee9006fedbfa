import type {
  AnnouncementTable,
  ChatFileTable,
  ChatMemberTable,
  ChatMessageTable,
  ChatNoteTable,
  ChatTable,
  ChatViewerTable,
  UploadDayTable,
} from './chat-tables';
import type { ContentChangeTable } from './content-table';
import type {
  HandoverNoteTable,
  IdempotentCallTable,
  OrderCorrectionTable,
  OrderMoveTable,
  OrderSearchTable,
  QuickReplyTable,
  StaffNameTable,
  WrongKeyTable,
} from './desk-tables';
import type { LotteryEntryTable, LotteryWinnerTable } from './lottery-tables';
import type { MenuDraftTable, MenuKeeperTable, MenuSheetTable, MenuVersionTable } from './menu-tables';
import type {
  PaymentCreditTable,
  PaymentEntryTable,
  PaymentReportTable,
  PaymentStepTable,
  PaymentTable,
  ReceiptCounterTable,
  ReceiptTable,
  RefusedReportTable,
  RoomPostingTable,
} from './money-tables';
import type { DeliveryTable, NotificationTable } from './notification-table';
import type { GuestOrderTable } from './order-table';
import type { OrderPaceTable, StationNoticeTable } from './pace-tables';
import type { PushSubscriptionTable, StaffPhoneTable } from './push-table';
import type { PrintedCodeTable, RoomStayStartTable, RoomStayTable, StayCodeTryTable } from './room-tables';
import type { CancelledHoldTable, HoldCountTable, SlotHoldTable } from './slot-hold-table';
import type {
  HotelKeyTable,
  StaffChallengeTable,
  StaffCredentialTable,
  StaffDeviceTable,
  StaffInvitationTable,
  StaffLogTable,
  StaffPersonTable,
  StaffPinTable,
  StaffPinTryTable,
  StaffSessionTable,
} from './staff-tables';
import type { OrderStockTable, StockChangeTable, StockItemTable, StockTakenTable } from './stock-tables';
import type { PrinterStatusTable, TicketTable } from './ticket-tables';

/**
 * The tables of the store. JSON is in text columns, flags are 0 or 1, times are ISO 8601 in UTC, money is in minor
 * units. `hotel` is the hotel's code and the first column of every key, so that no query can mix two hotels. Rule:
 * tenancy/T11.
 */
export type Tables = {
  migration: MigrationTable;
  hotel: HotelTable;
  section: SectionTable;
  product: ProductTable;
  content_change: ContentChangeTable;
  menu_keeper: MenuKeeperTable;
  menu_version: MenuVersionTable;
  menu_draft: MenuDraftTable;
  menu_sheet: MenuSheetTable;
  slot: SlotTable;
  order_slot: OrderSlotTable;
  order_pace: OrderPaceTable;
  station_notice: StationNoticeTable;
  slot_hold: SlotHoldTable;
  cancelled_hold: CancelledHoldTable;
  hold_count: HoldCountTable;
  stock_item: StockItemTable;
  stock_change: StockChangeTable;
  stock_taken: StockTakenTable;
  order_stock: OrderStockTable;
  payment: PaymentTable;
  payment_entry: PaymentEntryTable;
  payment_step: PaymentStepTable;
  payment_credit: PaymentCreditTable;
  payment_report: PaymentReportTable;
  refused_report: RefusedReportTable;
  receipt_counter: ReceiptCounterTable;
  receipt: ReceiptTable;
  room_posting: RoomPostingTable;
  hotel_counter: HotelCounterTable;
  guest_order: GuestOrderTable;
  room_stay: RoomStayTable;
  room_stay_start: RoomStayStartTable;
  printed_code: PrintedCodeTable;
  stay_code_try: StayCodeTryTable;
  ticket: TicketTable;
  printer_status: PrinterStatusTable;
  order_note: OrderNoteTable;
  order_correction: OrderCorrectionTable;
  order_rating: OrderRatingTable;
  consent: ConsentTable;
  person: PersonTable;
  outbox: OutboxTable;
  chat: ChatTable;
  chat_member: ChatMemberTable;
  chat_message: ChatMessageTable;
  chat_file: ChatFileTable;
  chat_note: ChatNoteTable;
  chat_viewer: ChatViewerTable;
  upload_day: UploadDayTable;
  announcement: AnnouncementTable;
  lottery_entry: LotteryEntryTable;
  lottery_winner: LotteryWinnerTable;
  notification: NotificationTable;
  delivery: DeliveryTable;
  wrong_key: WrongKeyTable;
  staff_name: StaffNameTable;
  staff_person: StaffPersonTable;
  staff_invitation: StaffInvitationTable;
  staff_credential: StaffCredentialTable;
  staff_pin: StaffPinTable;
  staff_pin_try: StaffPinTryTable;
  staff_challenge: StaffChallengeTable;
  staff_device: StaffDeviceTable;
  staff_session: StaffSessionTable;
  staff_log: StaffLogTable;
  hotel_key: HotelKeyTable;
  quick_reply_list: QuickReplyTable;
  idempotent_call: IdempotentCallTable;
  order_move: OrderMoveTable;
  order_search: OrderSearchTable;
  handover_note: HandoverNoteTable;
  push_subscription: PushSubscriptionTable;
  staff_phone: StaffPhoneTable;
  retention_clock: RetentionClockTable;
};

/** One row, of no hotel: when the clock was last found right; null: nothing personal was stored before. */
type RetentionClockTable = { id: number; trusted_at: string | null };

type MigrationTable = { name: string; applied_at: string };

export type HotelTable = {
  code: string;
  id: number;
  uuid: string;
  /** 0 when the hotel is not served: its orders are kept. */
  served: number;
  /** Hash of all imported files; a hotel whose hash has not changed is not imported again. */
  content_hash: string;
  /** `HotelContent` without its sections and products. */
  content: string;
  imported_at: string;
  /** `HotelSummary` as JSON; null: written by an earlier release. */
  summary: string | null;
  /** When an operator took the hotel offline; null: it is online. */
  withdrawn_at: string | null;
};

type SectionTable = {
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
  /** `SlotPlan`; null: not bookable. */
  slots: string | null;
  /** Ids of recommended products, as JSON. */
  recommends: string;
};

/**
 * The number of taken places in a slot. `slot_key` is the slot's value, 'YYYY-MM-DD HH:MM:SS', so that a month is one
 * range of the key.
 */
type SlotTable = { hotel: string; product_id: number; slot_key: string; taken: number };

/** The places that an order holds in a slot, so that they can be released. */
type OrderSlotTable = { hotel: string; order_uuid: string; product_id: number; slot_key: string; taken: number };

/**
 * The hotel's counters. Updating this row is the first statement of every transaction that writes orders. It locks out
 * other writers of the hotel, so order numbers have no gaps and an event is never visible before one with a lower id.
 */
type HotelCounterTable = { hotel: string; order_num: number; event_id: number };

/** The guest's rating of an order. `words` null: none, or the order is anonymised. */
type OrderRatingTable = { hotel: string; order_uuid: string; stars: number; words: string | null; created_at: string };

type OrderNoteTable = {
  hotel: string;
  order_uuid: string;
  position: number;
  content: string;
  created_at: string;
};

/** A consent: to which text, in which language, and when. The hash identifies the wording that the guest saw. */
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

/** `id` is numbered separately for each hotel, in the order of commits. `subject` is the uuid of the order or chat. */
export type OutboxTable = {
  hotel: string;
  id: number;
  channel: 'order' | 'chat' | 'content' | 'staff';
  subject: string;
  type: string;
  /** The additional fields of a chat event, as JSON; null for an order event. */
  details: string | null;
  created_at: string;
};
