import type { Kysely } from 'kysely';
import type { Database } from '../database';
import { outboxNotify } from './004-outbox-notify';
import { outboxChannels } from './020-outbox-channels';
import { personalData } from './033-personal-data';
import { autopilotOffHotels } from './040-autopilot-off-hotels';
import { notifications } from './061-notifications';
import { deskSessions } from './073-desk-sessions';
import { pushSubscriptions } from './080-push-subscriptions';
import { retentionClock } from './109-retention-clock';
import { idempotentCalls } from './117-idempotent-calls';
import { deliveries } from './118-deliveries';
import { handoverNotes } from './181-handover-notes';
import { quickReplies } from './192-quick-replies';
import { staffPush } from './193-staff-push';
import { roomStays } from './196-room-stays';
import { roomBills } from './198-room-bills';
import { chats } from './chat/021-chats';
import { uploadDays } from './chat/045-upload-days';
import { chatStartUuid } from './chat/053-chat-start-uuid';
import { chatMessageLanguage } from './chat/074-chat-message-language';
import { chatClosed } from './chat/099-chat-closed';
import { chatRead } from './chat/162-chat-read';
import { chatHandling } from './chat/190-chat-handling';
import { chatSearch } from './chat/191-chat-search';
import { content } from './content/001-content';
import { announcements } from './content/022-announcements';
import { withdrawnHotels } from './content/041-withdrawn-hotels';
import { hotelSummaries } from './content/042-hotel-summaries';
import { lotteries } from './content/050-lotteries';
import { contentChanges } from './content/072-content-changes';
import { menu } from './content/205-menu';
import { menuSheets } from './content/207-menu-sheets';
import { orders } from './orders/002-orders';
import { bookings } from './orders/003-bookings';
import { orderGuest } from './orders/030-order-guest';
import { orderBodyHash } from './orders/031-order-body-hash';
import { draftsByRoom } from './orders/032-drafts-by-room';
import { orderRatings } from './orders/046-order-ratings';
import { orderDeadlines } from './orders/060-order-deadlines';
import { orderMoves } from './orders/070-order-moves';
import { slotHolds } from './orders/081-slot-holds';
import { orderAhead } from './orders/082-order-ahead';
import { cancelledHolds } from './orders/083-cancelled-holds';
import { amountScale } from './orders/108-amount-scale';
import { holdCounts } from './orders/115-hold-counts';
import { orderPromise } from './orders/156-order-promise';
import { ordersByDay } from './orders/168-orders-by-day';
import { movesByGuest } from './orders/170-moves-by-guest';
import { readyLines } from './orders/175-ready-lines';
import { orderSearch } from './orders/180-order-search';
import { money } from './orders/197-money';
import { moneyAlerts } from './orders/199-money-alerts';
import { creditKeys } from './orders/200-credit-keys';
import { tickets } from './orders/201-tickets';
import { stock } from './orders/202-stock';
import { pace } from './orders/203-pace';
import { staffOrders } from './orders/206-staff-orders';
import { paymentAccount } from './orders/208-payment-account';
import { staff } from './staff/204-staff';

/**
 * Every migration, oldest first. A released migration is never changed. Imported explicitly, because the built server
 * has no folder of source files to read.
 */
export const MIGRATIONS: readonly {
  name: string;
  up: (db: Kysely<unknown>, kind: Database['kind']) => Promise<void>;
}[] = [
  { name: '001-content', up: content },
  { name: '002-orders', up: orders },
  { name: '003-bookings', up: bookings },
  { name: '004-outbox-notify', up: outboxNotify },
  { name: '020-outbox-channels', up: outboxChannels },
  { name: '021-chats', up: chats },
  { name: '022-announcements', up: announcements },
  { name: '030-order-guest', up: orderGuest },
  { name: '031-order-body-hash', up: orderBodyHash },
  { name: '032-drafts-by-room', up: draftsByRoom },
  { name: '033-personal-data', up: personalData },
  { name: '040-autopilot-off-hotels', up: autopilotOffHotels },
  { name: '041-withdrawn-hotels', up: withdrawnHotels },
  { name: '042-hotel-summaries', up: hotelSummaries },
  { name: '045-upload-days', up: uploadDays },
  { name: '046-order-ratings', up: orderRatings },
  { name: '050-lotteries', up: lotteries },
  { name: '053-chat-start-uuid', up: chatStartUuid },
  { name: '060-order-deadlines', up: orderDeadlines },
  { name: '061-notifications', up: notifications },
  { name: '070-order-moves', up: orderMoves },
  { name: '072-content-changes', up: contentChanges },
  { name: '073-desk-sessions', up: deskSessions },
  { name: '074-chat-message-language', up: chatMessageLanguage },
  { name: '080-push-subscriptions', up: pushSubscriptions },
  { name: '081-slot-holds', up: slotHolds },
  { name: '082-order-ahead', up: orderAhead },
  { name: '083-cancelled-holds', up: cancelledHolds },
  { name: '099-chat-closed', up: chatClosed },
  { name: '108-amount-scale', up: amountScale },
  { name: '109-retention-clock', up: retentionClock },
  { name: '115-hold-counts', up: holdCounts },
  { name: '117-idempotent-calls', up: idempotentCalls },
  { name: '118-deliveries', up: deliveries },
  { name: '156-order-promise', up: orderPromise },
  { name: '162-chat-read', up: chatRead },
  { name: '168-orders-by-day', up: ordersByDay },
  { name: '170-moves-by-guest', up: movesByGuest },
  { name: '175-ready-lines', up: readyLines },
  { name: '180-order-search', up: orderSearch },
  { name: '181-handover-notes', up: handoverNotes },
  { name: '190-chat-handling', up: chatHandling },
  { name: '191-chat-search', up: chatSearch },
  { name: '192-quick-replies', up: quickReplies },
  { name: '193-staff-push', up: staffPush },
  { name: '196-room-stays', up: roomStays },
  { name: '197-money', up: money },
  { name: '198-room-bills', up: roomBills },
  { name: '199-money-alerts', up: moneyAlerts },
  { name: '200-credit-keys', up: creditKeys },
  { name: '201-tickets', up: tickets },
  { name: '202-stock', up: stock },
  { name: '203-pace', up: pace },
  { name: '204-staff', up: staff },
  { name: '205-menu', up: menu },
  { name: '206-staff-orders', up: staffOrders },
  { name: '207-menu-sheets', up: menuSheets },
  { name: '208-payment-account', up: paymentAccount },
];
