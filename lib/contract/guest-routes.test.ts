import { type GuestCallId, guestRoute, routerPath } from './guest-routes';
import { paths } from './paths';
import { TIP_PATH } from './tip-api';

const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const DAY = { hotelUuid: UUID, date: '2026-06-18' };

const BUILT: readonly (readonly [GuestCallId, string])[] = [
  ['readHotel', paths.hotel('demo', 'on')],
  ['readLegalText', paths.publicInfo(1, 'privacy_policy')],
  ['readWeather', paths.weather(1)],
  ['readNavigation', paths.navigation(UUID, { sectionId: 5, path: '/' })],
  ['listAnnouncements', paths.announcements(1)],
  ['readGuest', paths.guest(UUID, UUID)],
  ['readAddress', paths.ip()],
  ['listSections', paths.sections(UUID)],
  ['readSection', paths.section('demo', 5)],
  ['listRecommendations', paths.recommendations('demo', [1])],
  ['readOrderOptions', paths.properties(UUID, [1])],
  ['listPayments', paths.payments(UUID, [1])],
  ['readAvailability', paths.availableDays(UUID, { hotelUuid: UUID, from: DAY.date, to: DAY.date })],
  ['readAvailability', paths.availableTimes(UUID, DAY)],
  ['readAvailability', paths.availablePlaces(UUID, DAY)],
  ['holdSlots', paths.slotHolds(UUID)],
  ['placeOrder', paths.orders()],
  ['checkOrders', paths.checkOrders('demo', [UUID])],
  ['cancelOrder', paths.changeStatus()],
  ['rateOrder', paths.rateOrder()],
  ['tipOrder', TIP_PATH],
  ['readRoomProof', paths.roomProof('demo')],
  ['endRoomProof', paths.endRoomProof('demo')],
  ['startChat', paths.chatStart()],
  ['readAnswerTime', paths.chatAnswerTime(UUID)],
  ['readTopics', paths.chatTopics(UUID)],
  ['readChat', paths.chat(UUID, UUID)],
  ['listChatMessages', paths.chatMessages(UUID, 3)],
  ['listChatMessages', paths.newestChatMessages(UUID, 3)],
  ['readChatMessage', paths.chatMessage(UUID, 3)],
  ['sendChatMessage', paths.chatMessages(UUID)],
  ['uploadChatFile', paths.chatFiles(UUID)],
  ['restartChat', paths.chatRestart(UUID)],
  ['markChatAsRead', paths.chatRead(UUID)],
  ['leaveChat', paths.chatLeave(UUID)],
  ['enterLottery', paths.lotteryEntries(5)],
  ['readLotteryEntry', paths.lotteryEntry(5, { hotelUuid: UUID, uuid: UUID })],
  ['readPushKey', paths.pushKey(UUID)],
  ['subscribe', paths.pushSubscriptions()],
  ['endSubscription', paths.endPushSubscription()],
  ['renewSubscription', paths.renewPushSubscription()],
  ['listVoicePrompts', paths.voicePrompts(UUID)],
  ['readVoiceToken', paths.voiceToken()],
  ['countGoal', paths.goals()],
  ['showPdf', paths.pdfViewer('/storage/demo/a.pdf', '/')],
];

it.each(BUILT)('builds an address of %s that its route matches: %s', (id, built) => {
  const [path] = built.split('?');
  expect(path).toMatch(new RegExp(`^${guestRoute(id).path.replace(/\{\w+\}/g, '[^/]+')}$`));
});

it('writes the parameters of a path after colons for a router', () => {
  expect(routerPath('readLotteryEntry')).toBe('/public/lotteries/:section/entries/:entry');
  expect(routerPath('rateOrder')).toBe('/orders/guest/rate');
});
