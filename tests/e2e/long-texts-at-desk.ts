import { randomUUID } from 'node:crypto';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';

/** A hotel of a server that a journey has started. */
type Hotel = { port: number; host: string; code: string };

/** Words without a place to break the line, in scripts that browsers treat in different ways. */
export const LONG_TEXTS = {
  latin: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(18).slice(0, 600),
  thai: 'ขอน้ำเปล่าและผ้าเช็ดตัวเพิ่มด้วยครับ'.repeat(18).slice(0, 600),
  arabic: 'المستشفياتوالمطاعم'.repeat(34).slice(0, 600),
  emoji: '\u{1f468}‍\u{1f469}‍\u{1f467}\u{1f95c}'.repeat(60).slice(0, 600),
} as const;

/** Badges with three digits. */
const ENTRIES = 101;
const AT_ONCE = 10;

/** Calls `make` for each number, a few at a time. */
async function makeMany(count: number, make: (number: number) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
    await Promise.all(numbers.map(make));
  }
}

/** Places orders with the longest names, rooms and comments, as many as need three digits. Returns their uuids, oldest first. */
export async function placeLongOrders(hotel: Hotel): Promise<readonly string[]> {
  const { body, ...at } = await orderable(hotel);
  const { properties } = await publicHotel(hotel);
  const texts = Object.values(LONG_TEXTS);
  const uuids = Array.from({ length: ENTRIES }, () => randomUUID());
  await makeMany(ENTRIES, async (number) => {
    const text = texts[number % texts.length] ?? '';
    const answers = properties.map((id) => ({ id, value: text.slice(0, 200), ptype_id: 'text', attrs: [] }));
    const order = { ...body, comment: text, property: { properties: answers } };
    await placeOrderNow({ ...at, body: order }, uuids[number] ?? '');
  });
  return uuids;
}

/** Begins chats with the longest names and messages, as many as need three digits. Returns the uuid of the first. */
export async function beginLongChats(hotel: Hotel): Promise<string> {
  const { uuid: hotelUuid } = await publicHotel(hotel);
  const texts = Object.values(LONG_TEXTS);
  const begun: string[] = [];
  await makeMany(ENTRIES, async (number) => {
    const text = texts[number % texts.length] ?? '';
    const started = await call(hotel, '/public/chat/start', {
      ...{ name: text.slice(0, 60), room_number: text.slice(0, 20), hotel_uuid: hotelUuid, lang: 'en' },
      ...{ person_uuid: null, is_hotel_guest: true, phone: '' },
    });
    const message = { content: text, person_uuid: started.initiator.uuid, lang: 'en' };
    await call(hotel, `/public/chat/${started.uuid}/messages`, message);
    begun.push(started.uuid);
  });
  return begun[0] ?? '';
}

/** Cancels an order as its guest. */
export async function cancelAsGuest(hotel: Hotel, uuid: string): Promise<void> {
  const { id } = await publicHotel(hotel);
  const body = { uuid, hotel_id: id, language: 'en', reason: 'order_cancel__mistake', token: '' };
  await call(hotel, '/orders/guest/change-status', body);
}

async function publicHotel(hotel: Hotel) {
  const read = await call(hotel, `/hotels/${hotel.code}`);
  const properties: { id: number; ptype_id: string }[] = read.hotel.property?.properties ?? [];
  const texts = properties.filter(({ ptype_id }) => ptype_id === 'text');
  return { id: read.hotel.id, uuid: read.hotel.uuid, properties: texts.map(({ id }) => id) };
}

async function call({ port, host }: Hotel, path: string, body?: unknown) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await ask({ port, host, path: `/api/v1${path}`, ...(body !== undefined && sent) });
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}: ${response.body}`);
  return JSON.parse(response.body.toString('utf8')).data;
}
