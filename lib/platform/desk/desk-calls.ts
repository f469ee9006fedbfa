import { ANNOUNCEMENT_CALLS } from './announcement-calls';
import { CHAT_CALLS } from './chat-calls';
import { CHAT_HANDLING_CALLS } from './chat-handling-calls';
import { CONTENT_CALLS } from './content-calls';
import type { DeskCall } from './desk-call';
import { FIGURE_CALLS } from './figure-calls';
import { HANDOVER_CALLS } from './handover-calls';
import { LIVE_CALLS } from './live-calls';
import { LOTTERY_CALLS } from './lottery-calls';
import { MEMBER_CALLS } from './member-calls';
import { MENU_CALLS } from './menu-calls';
import { MENU_SHEET_CALLS } from './menu-sheet-calls';
import { NOTIFICATION_CALLS } from './notification-calls';
import { OPERATOR_CALLS } from './operator-calls';
import { ORDER_CALLS } from './order-calls';
import { OWN_CREDENTIAL_CALLS } from './own-credential-calls';
import { PACE_CALLS } from './pace-calls';
import { PAYMENT_CALLS } from './payment-calls';
import { PERSON_CALLS } from './person-calls';
import { PHONE_CALLS } from './phone-calls';
import { PROBLEM_CALLS } from './problem-calls';
import { PRODUCT_CALLS } from './product-calls';
import { RECEIPT_CALLS } from './receipt-calls';
import { ROOM_CALLS } from './room-calls';
import { ROOM_CHARGE_CALLS } from './room-charge-calls';
import { SESSION_CALLS } from './session-calls';
import { SIGN_IN_CALLS } from './sign-in-calls';
import { STAFF_LOG_CALLS } from './staff-log-calls';
import { STOCK_CALLS } from './stock-calls';
import { TELEPHONE_CALLS } from './telephone-calls';
import { TICKET_CALLS } from './ticket-calls';
import { TRANSLATION_CALLS } from './translation-calls';

/** Every call of the staff API, grouped and ordered as in the documentation. */
export const DESK_CALLS: Readonly<Record<string, readonly DeskCall[]>> = {
  Orders: [...ORDER_CALLS, ...TELEPHONE_CALLS],
  Tickets: TICKET_CALLS,
  Payments: PAYMENT_CALLS,
  Receipts: RECEIPT_CALLS,
  Figures: FIGURE_CALLS,
  Products: [...PRODUCT_CALLS, ...CONTENT_CALLS, ...STOCK_CALLS],
  Spreadsheets: MENU_SHEET_CALLS,
  Menu: MENU_CALLS,
  Pace: PACE_CALLS,
  Chats: [...CHAT_CALLS, ...CHAT_HANDLING_CALLS],
  Translations: TRANSLATION_CALLS,
  Announcements: ANNOUNCEMENT_CALLS,
  Draws: LOTTERY_CALLS,
  Handovers: HANDOVER_CALLS,
  Notifications: NOTIFICATION_CALLS,
  Phones: PHONE_CALLS,
  Problems: PROBLEM_CALLS,
  Persons: PERSON_CALLS,
  Rooms: [...ROOM_CALLS, ...ROOM_CHARGE_CALLS],
  'Staff log': STAFF_LOG_CALLS,
  Live: LIVE_CALLS,
  Sessions: [...SESSION_CALLS, ...SIGN_IN_CALLS, ...OWN_CREDENTIAL_CALLS],
  // Last of a hotel's calls: one of them replaces its key.
  Staff: MEMBER_CALLS,
  Operator: OPERATOR_CALLS,
};
