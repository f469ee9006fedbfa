import type { Id } from '@/lib/domain/id';
import { orderQuery } from '@/lib/domain/orders/order-query';
import { announcementsPath } from './announcements-path';
import type { PublicInfoType } from './hotel';

const segment = (value: Id) => encodeURIComponent(String(value));

const query = (entries: readonly (readonly [string, string | null | undefined])[]) => {
  const search = new URLSearchParams();
  for (const [key, value] of entries) if (value !== null && value !== undefined) search.append(key, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The path of every call below `/api/v1`. The browser also uses it as the key of cached responses. Rule:
 * platform-calls/W1.
 */
export const paths = {
  hotel: (code: string, debugMode?: string | null) => `/hotels/${segment(code)}${query([['debug_mode', debugMode]])}`,
  publicInfo: (hotelId: Id, type: PublicInfoType) => `/hotels/${segment(hotelId)}/get-public-info/${type}`,
  navigation: (hotelUuid: string, page: { sectionId: Id | null; path: string }) =>
    `/public/hotels/${segment(hotelUuid)}/bottom-navigation-menu${query([
      ['section_id', page.sectionId === null ? null : String(page.sectionId)],
      ['path', page.path],
    ])}`,
  section: (code: string, sectionId: Id) => `/hotels/${segment(code)}/products/${segment(sectionId)}`,
  sections: (hotelUuid: string) => `/public/sections${query([['hotel_uuid', hotelUuid]])}`,
  properties: (hotelUuid: string, productIds: readonly Id[]) =>
    `/public/properties${query([
      ['hotel_uuid', hotelUuid],
      ...productIds.map((id) => ['filter[product_ids][]', String(id)] as const),
    ])}`,
  payments: (hotelUuid: string, productIds: readonly Id[]) =>
    `/public/cart/payments${query([
      ['hotel_uuid', hotelUuid],
      ...productIds.map((id) => ['product_ids[]', String(id)] as const),
    ])}`,
  orders: () => '/orders',
  checkOrders: (code: string, uuids: readonly string[]) =>
    `/hotels/${segment(code)}/orders/check${query(orderQuery(uuids).map((uuid) => ['order_uuids[]', uuid] as const))}`,
  weather: (hotelId: Id) => `/hotels/${segment(hotelId)}/get-weather-info`,
  recommendations: (code: string, productIds: readonly Id[]) =>
    `/hotels/${segment(code)}/products-recommendations${query(
      productIds.map((id) => ['product_id[]', String(id)] as const),
    )}`,
  /** `from`, `to`: YYYY-MM-DD, both included. `holder` is ours (platform-calls/W31). */
  availableDays: (
    productUuid: string,
    range: { hotelUuid: string; from: string; to: string; holder?: string | null },
  ) =>
    `/public/products/${segment(productUuid)}/check-availability-property${query([
      ['start_date', range.from],
      ['end_date', range.to],
      ['type', 'days'],
      ['hotel_uuid', range.hotelUuid],
      ['holder', range.holder],
    ])}`,
  availableTimes: (productUuid: string, day: { hotelUuid: string; date: string; holder?: string | null }) =>
    `/public/products/${segment(productUuid)}/check-availability-property${query([
      ['date', day.date],
      ['type', 'times'],
      ['hotel_uuid', day.hotelUuid],
      ['holder', day.holder],
    ])}`,
  availablePlaces: (productUuid: string, day: { hotelUuid: string; date: string }) =>
    `/public/products/${segment(productUuid)}/check-availability-property${query([
      ['date', day.date],
      ['type', 'places'],
      ['hotel_uuid', day.hotelUuid],
    ])}`,
  slotHolds: (productUuid: string) => `/public/products/${segment(productUuid)}/slot-holds`,
  guest: (hotelUuid: string, personUuid: string) =>
    `/public/hotels/${segment(hotelUuid)}/guests/${segment(personUuid)}`,
  changeStatus: () => '/orders/guest/change-status',
  receipt: (code: string, receipt: string) => `/hotels/${segment(code)}/receipts/${segment(receipt)}`,
  rateOrder: () => '/orders/guest/rate',
  /** Ours: the room that the cookie of this device proves (rooms/RM4). */
  roomProof: (code: string) => `/hotels/${segment(code)}/room-proof`,
  endRoomProof: (code: string) => `/hotels/${segment(code)}/room-proof/end`,
  ip: () => '/get-ip',
  chatStart: () => '/public/chat/start',
  chat: (chatUuid: string, personUuid: string) =>
    `/public/chat/${segment(chatUuid)}${query([['person_uuid', personUuid]])}`,
  chatMessages: (chatUuid: string, lastMessageId: Id | null = null) =>
    `/public/chat/${segment(chatUuid)}/messages${query([
      ['last-message-id', lastMessageId === null ? null : String(lastMessageId)],
    ])}`,
  /** `newest` is ours (platform-calls/W22). */
  newestChatMessages: (chatUuid: string, count: number) =>
    `/public/chat/${segment(chatUuid)}/messages${query([['newest', String(count)]])}`,
  chatMessage: (chatUuid: string, messageId: Id) => `/public/chat/${segment(chatUuid)}/messages/${segment(messageId)}`,
  chatFiles: (chatUuid: string) => `/public/chat/${segment(chatUuid)}/files`,
  chatRestart: (chatUuid: string) => `/public/chat/${segment(chatUuid)}/restart`,
  chatLeave: (chatUuid: string) => `/public/chat/${segment(chatUuid)}/leave`,
  chatRead: (chatUuid: string) => `/public/chat/${segment(chatUuid)}/mark-as-read`,
  /** Ours (platform-calls/W26). */
  chatTopics: (hotelUuid: string) => `/public/hotels/${segment(hotelUuid)}/chat-topics`,
  chatAnswerTime: (hotelUuid: string) => `/public/hotels/${segment(hotelUuid)}/chat-answer-time`,
  lotteryEntries: (sectionId: Id) => `/public/lotteries/${segment(sectionId)}/entries`,
  lotteryEntry: (sectionId: Id, ids: { hotelUuid: string; uuid: string }) =>
    `/public/lotteries/${segment(sectionId)}/entries/${segment(ids.uuid)}${query([['hotel_uuid', ids.hotelUuid]])}`,
  /** The four paths of notifications are ours (platform-calls/W30). */
  pushKey: (hotelUuid: string) => `/public/hotels/${segment(hotelUuid)}/push-key`,
  pushSubscriptions: () => '/public/push/subscriptions',
  endPushSubscription: () => '/public/push/subscriptions/end',
  renewPushSubscription: () => '/public/push/subscriptions/renew',
  voicePrompts: (hotelUuid: string) => `/public/chat/gpt-prompt/${segment(hotelUuid)}`,
  /** A call of the app only: its server asks the token service, whose address the browser does not know. */
  voiceToken: () => '/voice/token',
  announcements: announcementsPath,
  goals: () => '/public/goals',
  /** An HTML page around a PDF of our own storage, with a link back; not-found for any other file (files/FI5). */
  pdfViewer: (file: string, backUrl: string) =>
    `/pdf-viewer${query([
      ['file', file],
      ['back-url', backUrl],
    ])}`,
} as const;
