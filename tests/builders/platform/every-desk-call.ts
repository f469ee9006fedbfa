import { createECDH } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import { deskKey } from '@/lib/platform/desk-key';
import type { StartOptions } from '@/lib/platform/open-platform';
import { generateVapidKeys } from '@/lib/platform/push/vapid';
import type { DeskItem } from '@/lib/platform/staff-content/content-item';
import { deskMessages } from '@/lib/words/desk-messages';
import { moneyProblems } from '../payments/money-problems';
import type { PaymentService } from '../payments/payment-service';
import { keepAll, phoned, phonedBody } from '../telephone/phoned-orders';
import { printedAndOverdue } from '../tickets/ticket-printing';
import { deskMenu } from './desk-menu';
import { DESK_TOKEN, finishOrder, orderOf, placeOrder, soup, type TestPlatform } from './embedded-platform';
import { chatAt, hotelUuidOf } from './guest-chat';
import { menuSheet } from './menu-sheet';
import { deliverToRoom, letChargeRooms } from './room-bills';
import { deviceAt, inviteTo } from './staff-members';

const browser = createECDH('prime256v1');
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: browser.generateKeys('base64url'), auth: 'A'.repeat(22) },
};

/** Settings of a platform at which every call of the staff API can succeed. */
export const everyDeskCallSettings = (service: PaymentService): Partial<StartOptions> => ({
  paymentServices: service.services,
  push: {
    keys: generateVapidKeys(),
    subject: 'mailto:it@hotels.example',
    hosts: [],
    words: () => ({}),
    deskWords: deskMessages,
  },
  notificationTargets: {
    webhook: () => ({ url: 'http://127.0.0.1', secret: 'never used', oldSecret: null, topics: ['orders', 'chats'] }),
    mail: () => null,
  },
});

/** A path and a body (undefined: GET) with which each call succeeds, by its method and path, made in this order. */
export type DeskCallExamples = Readonly<Record<string, readonly [path: string, body?: unknown]>>;

/** Fills the hotel aurora, and returns a call of each kind that succeeds there. */
export async function everyDeskCall(platform: TestPlatform, service: PaymentService): Promise<DeskCallExamples> {
  const filled = await fillHotel(platform, service);
  return {
    ...orderCalls(filled),
    ...catalogueCalls(filled),
    ...menuCalls(filled),
    ...guestCalls(filled),
    ...staffCalls(filled),
  };
}

type Filled = Awaited<ReturnType<typeof fillHotel>>;

async function fillHotel(platform: TestPlatform, service: PaymentService) {
  const order = orderOf('aurora');
  await platform.post('/api/v1/orders', order);
  const done = await finishOrder(platform, 'aurora');
  const approved = await placeOrder(platform, 'aurora');
  await platform.desk('aurora', `/orders/${approved}/approve`, {});
  const chat = await chatAt(platform, 'aurora');
  await chat.say('Hello');
  await chat.upload('note.txt', 'Hello');
  const entry = uuid();
  platform.files.change('aurora/sections/20-wellness.json', (section) => {
    section.lottery = { title: 'The front row', prize: 'Two sunbeds' };
  });
  platform.files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, { seller: { name: 'Aurora SL' } }));
  await letChargeRooms(platform);
  await finishOrder(platform, 'aurora');
  const charge = { order_uuid: await deliverToRoom(platform), item: 'order' };
  const printed = await printedAndOverdue(platform);
  const hotel_uuid = await hotelUuidOf(platform, 'aurora');
  const details = { hotel_uuid, person_uuid: chat.person, name: 'Ada', room_number: '101' };
  await platform.post('/api/v1/public/lotteries/20/entries', { uuid: entry, ...details });
  const priced = await platform.desk('aurora', '/content/products/101/price', { price: 7 });
  const [change] = (priced.body.data as DeskItem).changes;
  const note = (await platform.desk('aurora', '/handovers', { content: 'Quiet' })).body.data as { uuid: string };
  const paid = await moneyProblems(platform, service);
  const staff = await fillStaff(platform);
  const taken = await phoned(platform);
  // After the last change of the files, which are read no more then.
  await platform.desk('aurora', '/menu/keep', { keeper: 'desk' });
  const soupValue = (await deskMenu(platform).read('product:100')).value;
  const sheet = (await menuSheet(platform).check('id,kind,title.en\r\n100,product,Broth\r\n')).check.id;
  return { order, done, approved, chat, entry, charge, printed, change, note, paid, staff, sheet, taken, soupValue };
}

/** Two persons who are invited, a shared device, and an open session. */
async function fillStaff(platform: TestPlatform) {
  const [stays, leaves] = [await inviteTo(platform, 'aurora'), await inviteTo(platform, 'aurora')];
  const device = await deviceAt(platform, 'aurora');
  const key = deskKey(DESK_TOKEN, 'aurora');
  const opened = await platform.app.openDeskSession('aurora', { key, name: 'Marta' });
  return { stays, leaves, device, session: opened?.session.id };
}

const staffCalls = ({ staff: { stays, leaves, device, session } }: Filled): DeskCallExamples => ({
  'GET /staff-log': ['/staff-log'],
  'GET /staff/members': ['/staff/members'],
  'POST /staff/members': ['/staff/members', { name: 'Zoe', role: 'station' }],
  'POST /staff/members/{id}': [`/staff/members/${stays}`, { role: 'reception' }],
  'POST /staff/members/{id}/invite': [`/staff/members/${stays}/invite`, {}],
  'POST /staff/members/{id}/remove': [`/staff/members/${leaves}/remove`, {}],
  'GET /staff/sessions': ['/staff/sessions'],
  'POST /staff/sessions/{id}/end': [`/staff/sessions/${session}/end`, {}],
  'POST /staff/members/{id}/pin': [`/staff/members/${stays}/pin`, { pin: '802619' }],
  'POST /staff/devices': ['/staff/devices', { title: 'Tablet of the bar' }],
  'GET /staff/devices': ['/staff/devices'],
  'POST /staff/devices/{id}/end': [`/staff/devices/${device}/end`, {}],
  'POST /staff/key/replace': ['/staff/key/replace', {}],
});

const orderCalls = ({ order, done, approved, charge, printed, paid, taken }: Filled): DeskCallExamples => ({
  'POST /orders': ['/orders', phonedBody()],
  'POST /orders/{uuid}/correct/quote': [
    `/orders/${taken.uuid}/correct/quote`,
    { lines: [...keepAll(taken), soup(4.5)] },
  ],
  'POST /orders/{uuid}/correct': [
    `/orders/${taken.uuid}/correct`,
    { lines: [...keepAll(taken), soup(4.5)], version: taken.version },
  ],
  'POST /orders/{uuid}/hand-over': [`/orders/${taken.uuid}/hand-over`, {}],
  'GET /orders': ['/orders'],
  'POST /orders/search': ['/orders/search', { text: 'soup' }],
  'GET /orders/{uuid}': [`/orders/${order.uuid}`],
  'GET /settings': ['/settings'],
  'GET /printers': ['/printers'],
  'POST /printers/{printer}/test': ['/printers/star/test', {}],
  'POST /orders/{uuid}/tickets/{ticket}/reprint': [`/orders/${printed.uuid}/tickets/${printed.ticket}/reprint`, {}],
  'GET /ticket-problems': ['/ticket-problems'],
  'GET /receipts': ['/receipts'],
  'POST /orders/{uuid}/refund': [`/orders/${paid.uuid}/refund`, { amount: 1, reason: 'Cold soup' }],
  'GET /payment-problems': ['/payment-problems'],
  'POST /payment-problems/retry': ['/payment-problems/retry', { order_uuid: paid.uuid }],
  'POST /payment-problems/dismiss': ['/payment-problems/dismiss', { id: paid.report }],
  'GET /figures': ['/figures'],
  'POST /orders/{uuid}/undo': [`/orders/${order.uuid}/undo`, { version: 1 }],
  'POST /orders/{uuid}/reopen': [`/orders/${done}/reopen`, { version: 2 }],
  'POST /orders/{uuid}/ready': [`/orders/${approved}/ready`, { lines: [1] }],
  'POST /orders/{uuid}/notes': [`/orders/${order.uuid}/notes`, { content: 'Soon' }],
  'POST /orders/{uuid}/{action}': [`/orders/${order.uuid}/accept`, { expected_seconds: 60, version: 0 }],
  'GET /room-charges': ['/room-charges'],
  'POST /room-charges/open': ['/room-charges/open', { room: '101' }],
  'POST /room-charges/post': ['/room-charges/post', { charges: [{ ...charge, amount: 4.95 }] }],
  'POST /room-charges/posted': ['/room-charges/posted', { room: '101' }],
  'POST /room-charges/unpost': ['/room-charges/unpost', { charges: [charge] }],
});

const HOURS = { days: Array(7).fill(true), start_time: '08:00', end_time: '22:00' };

const menuCalls = ({ sheet, soupValue }: Filled): DeskCallExamples => ({
  'POST /menu/sheet/{id}/apply': [`/menu/sheet/${sheet}/apply`, {}],
  'GET /menu': ['/menu'],
  'POST /menu/keep': ['/menu/keep', { keeper: 'desk' }],
  'POST /menu/items': ['/menu/items', { kind: 'section', parent: null, value: { title: 'Bar' } }],
  'GET /menu/items/{item}': ['/menu/items/product:100'],
  'POST /menu/items/{item}': ['/menu/items/product:100', { value: { ...soupValue, price: 6 } }],
  'POST /menu/publish': ['/menu/publish', {}],
  'POST /menu/publish/cancel': ['/menu/publish/cancel', {}],
  'POST /menu/discard': ['/menu/discard', { items: null }],
  'GET /menu/versions': ['/menu/versions'],
  'POST /menu/versions/{number}/restore': ['/menu/versions/1/restore', {}],
  'GET /menu/missing': ['/menu/missing'],
  'GET /menu/preview/{item}': ['/menu/preview/product:100'],
});

const catalogueCalls = ({ change, entry }: Filled): DeskCallExamples => ({
  'POST /products/{id}/{state}': ['/products/100/available', {}],
  'GET /content': ['/content'],
  'GET /content/log': ['/content/log'],
  'POST /content/log/{id}/undo': [`/content/log/${change?.id}/undo`, {}],
  'POST /content/{kind}/{id}/sale': ['/content/products/100/sale', { sold_out: true }],
  'POST /content/products/{id}/price': ['/content/products/100/price', { price: 5 }],
  'POST /content/{kind}/{id}/hours': ['/content/products/100/hours', { days: [HOURS] }],
  'POST /content/{kind}/{id}/closed': ['/content/sections/10/closed', { date: '2026-05-09', closed: true }],
  'POST /stock/{item}': ['/stock/product:100', { left: 40 }],
  'GET /stock': ['/stock'],
  'GET /pace': ['/pace'],
  'POST /pace/{station}': ['/pace/kitchen', { busy_minutes: 20, busy_until: '2026-05-01T11:00:00Z' }],
  'GET /announcements': ['/announcements'],
  'POST /announcements': ['/announcements', { title: 'Jazz' }],
  'POST /announcements/{id}': ['/announcements/1000001', { title: 'Blues' }],
  'POST /announcements/{id}/{action}': ['/announcements/1/publish', {}],
  'GET /lotteries/{section}/entries': ['/lotteries/20/entries'],
  'POST /lotteries/{section}/winner': ['/lotteries/20/winner', { entry }],
});

const guestCalls = ({ chat, note }: Filled): DeskCallExamples => ({
  'GET /chats': ['/chats'],
  'GET /chats/{uuid}': [`/chats/${chat.uuid}`],
  'POST /chats/{uuid}/assign': [`/chats/${chat.uuid}/assign`, { to: 'Eva' }],
  'POST /chats/{uuid}/snooze': [`/chats/${chat.uuid}/snooze`, { seconds: 60 }],
  'POST /chats/{uuid}/settle': [`/chats/${chat.uuid}/settle`, { name: 'Eva' }],
  'POST /chats/{uuid}/open': [`/chats/${chat.uuid}/open`, { is_open: true, name: 'Eva' }],
  'POST /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`, { content: 'Soon', name: 'Eva' }],
  'GET /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`],
  'GET /staff': ['/staff'],
  'POST /quick-replies': ['/quick-replies', { replies: [{ en: 'At once', de: 'Sofort' }] }],
  'GET /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`],
  'POST /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`, { content: 'Good morning' }],
  'POST /chats/{uuid}/typing': [`/chats/${chat.uuid}/typing`, { is_typing: true }],
  'POST /chats/{uuid}/mark-as-read': [`/chats/${chat.uuid}/mark-as-read`, {}],
  'POST /translations': ['/translations', { texts: ['Hola'], from: 'es', to: 'de' }],
  'GET /rooms': ['/rooms'],
  'GET /room-codes': ['/room-codes'],
  'POST /rooms/end-stays': ['/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] }],
  'POST /rooms/leaving-day': ['/rooms/leaving-day', { room: '101', stay: 2, leaves_on: '2026-05-04' }],
  'POST /rooms/stay-code': ['/rooms/stay-code', { room: '101' }],
  'POST /rooms/new-codes': ['/rooms/new-codes', { rooms: ['101'] }],
  'GET /handovers': ['/handovers'],
  'POST /handovers': ['/handovers', { content: 'The lift is out of order' }],
  'POST /handovers/{uuid}/confirm': [`/handovers/${note.uuid}/confirm`, {}],
  'GET /notifications': ['/notifications?state=waiting'],
  'POST /notifications/test': ['/notifications/test', { channel: 'mail' }],
  'POST /phones': ['/phones', { subscription: SUBSCRIPTION, language: 'en' }],
  'POST /phones/end': ['/phones/end', { endpoint: 'https://push.example.com/1' }],
  'GET /problems': ['/problems'],
  'POST /notifications/resend': ['/notifications/resend', {}],
  'GET /persons': ['/persons?find=101'],
  'POST /persons/search': ['/persons/search', { find: '101' }],
  'GET /persons/{uuid}': [`/persons/${chat.person}`],
  'POST /persons/{uuid}/delete': [`/persons/${chat.person}/delete`, {}],
});
