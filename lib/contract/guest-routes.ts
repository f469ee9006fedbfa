/**
 * Method and path of each guest's call below `/api/v1`, by the name that the call has in generated clients. The
 * gateway, the embedded platform and the API description take them from here; a browser builds its addresses by
 * `paths`, which tests compare. Rules: platform-calls/W1, platform-calls/W32.
 */
const GUEST_ROUTES = {
  readHotel: 'GET /hotels/{hotel}',
  readLegalText: 'GET /hotels/{hotel}/get-public-info/{type}',
  readWeather: 'GET /hotels/{hotel}/get-weather-info',
  readNavigation: 'GET /public/hotels/{hotel}/bottom-navigation-menu',
  listAnnouncements: 'GET /public/announcements',
  readGuest: 'GET /public/hotels/{hotel}/guests/{person}',
  readAddress: 'GET /get-ip',
  listSections: 'GET /public/sections',
  readSection: 'GET /hotels/{hotel}/products/{section}',
  listRecommendations: 'GET /hotels/{hotel}/products-recommendations',
  readOrderOptions: 'GET /public/properties',
  listPayments: 'GET /public/cart/payments',
  readAvailability: 'GET /public/products/{product}/check-availability-property',
  holdSlots: 'POST /public/products/{product}/slot-holds',
  placeOrder: 'POST /orders',
  quoteOrder: 'POST /orders/quote',
  checkOrders: 'GET /hotels/{hotel}/orders/check',
  cancelOrder: 'POST /orders/guest/change-status',
  rateOrder: 'POST /orders/guest/rate',
  tipOrder: 'POST /orders/guest/tip',
  readRoomProof: 'GET /hotels/{hotel}/room-proof',
  endRoomProof: 'POST /hotels/{hotel}/room-proof/end',
  startChat: 'POST /public/chat/start',
  readAnswerTime: 'GET /public/hotels/{hotel}/chat-answer-time',
  readTopics: 'GET /public/hotels/{hotel}/chat-topics',
  readChat: 'GET /public/chat/{chat}',
  listChatMessages: 'GET /public/chat/{chat}/messages',
  readChatMessage: 'GET /public/chat/{chat}/messages/{message}',
  sendChatMessage: 'POST /public/chat/{chat}/messages',
  uploadChatFile: 'POST /public/chat/{chat}/files',
  restartChat: 'POST /public/chat/{chat}/restart',
  markChatAsRead: 'POST /public/chat/{chat}/mark-as-read',
  leaveChat: 'POST /public/chat/{chat}/leave',
  enterLottery: 'POST /public/lotteries/{section}/entries',
  readLotteryEntry: 'GET /public/lotteries/{section}/entries/{entry}',
  readPushKey: 'GET /public/hotels/{hotel}/push-key',
  subscribe: 'POST /public/push/subscriptions',
  endSubscription: 'POST /public/push/subscriptions/end',
  renewSubscription: 'POST /public/push/subscriptions/renew',
  listVoicePrompts: 'GET /public/chat/gpt-prompt/{hotel}',
  readVoiceToken: 'GET /voice/token',
  streamEvents: 'POST /channels',
  countGoal: 'POST /public/goals',
  showPdf: 'GET /pdf-viewer',
} as const satisfies Readonly<Record<string, `${'GET' | 'POST'} /${string}`>>;

type Routes = typeof GUEST_ROUTES;
export type GuestCallId = keyof Routes;

/** The method and the path of a call, with its parameters in braces. */
export function guestRoute(id: GuestCallId): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = GUEST_ROUTES[id].split(' ') as ['GET' | 'POST', string];
  return { method, path };
}

type WithColons<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${WithColons<After>}`
  : Path;
type PathOf<Id extends GuestCallId> = Routes[Id] extends `${string} ${infer Path}` ? WithColons<Path> : never;

/** The path of a call as a router writes it, with its parameters after colons. */
export const routerPath = <Id extends GuestCallId>(id: Id): PathOf<Id> =>
  guestRoute(id).path.replace(/\{(\w+)\}/g, ':$1') as PathOf<Id>;
