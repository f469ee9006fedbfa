import { createECDH } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import { responseBody } from '@/lib/contract/schema/open-api/open-api-operation';
import { deskMessages } from '@/lib/words/desk-messages';
import { isOfServer } from '@/tests/builders/api/calls-of-server';
import { moneyProblems } from '@/tests/builders/payments/money-problems';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { finishOrder, orderOf, placeOrder, platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { deliverToRoom, letChargeRooms } from '@/tests/builders/platform/room-bills';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { printedAndOverdue } from '@/tests/builders/tickets/ticket-printing';
import { generateVapidKeys } from '../push/vapid';
import type { DeskItem } from '../staff-content/content-item';
import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';

const browser = createECDH('prime256v1');
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: browser.generateKeys('base64url'), auth: 'A'.repeat(22) },
};

const service = paymentService();

const platform = platformPerFile(emptySqlite, {
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

const calls = Object.values(DESK_CALLS).flat();

it('describes every field of real responses of the staff API', async () => {
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
  const hours = { days: Array(7).fill(true), start_time: '08:00', end_time: '22:00' };
  const paid = await moneyProblems(platform, service);
  const asked: Readonly<Record<string, readonly [string, unknown?]>> = {
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
    'POST /products/{id}/{state}': ['/products/100/available', {}],
    'GET /content': ['/content'],
    'GET /content/log': ['/content/log'],
    'POST /content/log/{id}/undo': [`/content/log/${change?.id}/undo`, {}],
    'POST /content/{kind}/{id}/sale': ['/content/products/100/sale', { sold_out: true }],
    'POST /content/products/{id}/price': ['/content/products/100/price', { price: 5 }],
    'POST /content/{kind}/{id}/hours': ['/content/products/100/hours', { days: [hours] }],
    'POST /content/{kind}/{id}/closed': ['/content/sections/10/closed', { date: '2026-05-09', closed: true }],
    'POST /stock/{item}': ['/stock/product:100', { left: 40 }],
    'GET /stock': ['/stock'],
    'GET /pace': ['/pace'],
    'POST /pace/{station}': ['/pace/kitchen', { busy_minutes: 20, busy_until: '2026-05-01T11:00:00Z' }],
    'GET /chats': ['/chats'],
    'GET /chats/{uuid}': [`/chats/${chat.uuid}`],
    'POST /chats/{uuid}/assign': [`/chats/${chat.uuid}/assign`, { to: 'Eva' }],
    'POST /chats/{uuid}/snooze': [`/chats/${chat.uuid}/snooze`, { seconds: 60 }],
    'POST /chats/{uuid}/settle': [`/chats/${chat.uuid}/settle`, { name: 'Eva' }],
    'POST /chats/{uuid}/open': [`/chats/${chat.uuid}/open`, { is_open: true, name: 'Eva' }],
    'POST /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`, { content: 'Soon', name: 'Eva' }],
    'GET /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`],
    'GET /staff': ['/staff'],
    'POST /quick-replies': ['/quick-replies', { replies: [{ en: 'Soon', de: 'Gleich' }] }],
    'GET /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`],
    'POST /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`, { content: 'Good morning' }],
    'POST /chats/{uuid}/typing': [`/chats/${chat.uuid}/typing`, { is_typing: true }],
    'POST /chats/{uuid}/mark-as-read': [`/chats/${chat.uuid}/mark-as-read`, {}],
    'POST /translations': ['/translations', { texts: ['Hola'], from: 'es', to: 'de' }],
    'GET /announcements': ['/announcements'],
    'POST /announcements': ['/announcements', { title: 'Jazz' }],
    'POST /announcements/{id}': ['/announcements/1000001', { title: 'Blues' }],
    'POST /announcements/{id}/{action}': ['/announcements/1/publish', {}],
    'GET /lotteries/{section}/entries': ['/lotteries/20/entries'],
    'POST /lotteries/{section}/winner': ['/lotteries/20/winner', { entry }],
    'GET /rooms': ['/rooms'],
    'GET /room-codes': ['/room-codes'],
    'POST /rooms/end-stays': ['/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] }],
    'POST /rooms/leaving-day': ['/rooms/leaving-day', { room: '101', stay: 2, leaves_on: '2026-05-04' }],
    'POST /rooms/stay-code': ['/rooms/stay-code', { room: '101' }],
    'POST /rooms/new-codes': ['/rooms/new-codes', { rooms: ['101'] }],
    'GET /room-charges': ['/room-charges'],
    'POST /room-charges/open': ['/room-charges/open', { room: '101' }],
    'POST /room-charges/post': ['/room-charges/post', { charges: [{ ...charge, amount: 4.95 }] }],
    'POST /room-charges/posted': ['/room-charges/posted', { room: '101' }],
    'POST /room-charges/unpost': ['/room-charges/unpost', { charges: [charge] }],
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
  };
  for (const call of calls.filter((each) => !isOfServer(each) && ['data', 'page'].includes(each.responseType))) {
    if (call.bodyType !== 'application/json') continue;
    const [path, body] = asked[`${call.method} ${call.path}`] ?? ['/nothing'];
    const response = await platform.desk('aurora', path, body);
    expect([call.path, response.status]).toEqual([call.path, 200]);
    expect(strictly(call).parse(response.body)).toEqual(response.body);
  }
});

/** Parsing removes fields that are not described, so the parsed response must equal the whole response. */
const strictly = (call: DeskCall) => responseBody(call);
