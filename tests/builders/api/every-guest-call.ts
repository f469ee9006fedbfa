import { v4 as newUuid } from 'uuid';
import type { OpenApiOperation } from '@/lib/contract/schema/open-api/open-api-document';
import { API_BASE } from '@/lib/server/api/api-call';
import { guestOpenApi } from '@/lib/server/api/description/guest-open-api';
import { handleApi } from '@/lib/server/api/handle-api';
import { handleChannels } from '@/lib/server/api/handle-channels';
import { forget } from '@/lib/server/remember';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { deskMessages } from '@/lib/words/desk-messages';
import { type PushService, startPushService } from '@/tests/peers/push-service';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';
import { type TestPlatform, testPlatform } from '../platform/embedded-platform';
import { KEYS } from '../platform/notified-guests';
import { emptySqlite } from '../platform/stores';
import { operationsOf } from './described-response';

let platform: TestPlatform;
let push: PushService;
let services: Upstream;

/** Serves the gateway in front of an embedded platform where each call can succeed, during the tests of a file. */
export function serveEveryCall(): void {
  beforeAll(async () => {
    services = await startUpstream(() => ({ body: { client_secret: { value: 'a token' } } }));
    push = await startPushService();
    const words = () => ({});
    platform = await testPlatform(await emptySqlite(), {
      push: {
        keys: KEYS,
        subject: 'mailto:it@hotels.example',
        hosts: [push.origin],
        timeoutMs: 3_000,
        words,
        deskWords: deskMessages,
      },
    });
    platform.files.change('aurora/sections/20-wellness.json', (section) => {
      section.lottery = { title: 'The front row', prize: 'Two sunbeds' };
    });
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.weather = { temp: 21, description: 'Sunny' };
      hotel.tips = { percent: [10], after_delivery: true };
      const toRoom = { id: 4, title: 'To my room', ptype_id: 'room', needs_room_proof: true };
      hotel.payments = [...(hotel.payments as object[]), toRoom];
    });
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.recommends = [101, 102];
    });
    platform.files.write('aurora/pictures/menu.pdf', '%PDF-1.4');
    await platform.restart();
    setPlatform(platform.app);
    clearResponseCache();
    setLimits({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await platform.close();
    await Promise.all([push.close(), services.close()]);
    expect(platform.unexpectedErrors).toEqual([]);
  });
}

/** Sets the limits of the gateway by their settings, and begins to count anew. */
export function setLimits(limits: Readonly<Record<string, string>>): void {
  const { origin } = services;
  const addresses = { VOICE_TOKEN_URL: origin, ANALYTICS_URL: `${origin}/goals` };
  applySettings(readSettings({ LOG_LEVEL: 'silent', ...addresses, ...limits }));
  forget('limits');
}

const OPERATIONS = new Map(operationsOf(guestOpenApi()).map((each) => [each.operation.operationId, each]));

type Values = Readonly<Record<string, unknown>>;
/**
 * What a test adds to the example of a call. `body`: fields in place of those of the example. `hotel`: of the host; aurora
 * if missing.
 */
export type Input = { path?: Values; query?: Values; body?: Values; form?: FormData; hotel?: string };

const exampleOf = ({ requestBody }: OpenApiOperation): Values =>
  (requestBody?.content['application/json']?.example ?? {}) as Values;

export function send(id: string, { path = {}, query = {}, body, form, hotel = 'aurora' }: Input): Promise<Response> {
  const { path: pattern, method, operation } = OPERATIONS.get(id) ?? raise(`no call ${id}`);
  const place = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, String(each));
  const base = `http://localhost:3000${operation.servers === undefined ? API_BASE : ''}`;
  const headers = { host: `${hotel}.localhost:3000`, 'x-forwarded-for': '203.0.113.7', 'user-agent': 'phone' };
  const init =
    method === 'GET'
      ? { method, headers }
      : form === undefined
        ? { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : { method, headers, body: form };
  const request = new Request(`${base}${place}?${search}`, init);
  return operation.servers === undefined ? handleApi(request) : handleChannels(request);
}

function raise(message: string): never {
  throw new Error(message);
}

/** The value under `data` of a call that succeeds. */
export async function dataOf<T>(id: string, input: Input): Promise<T> {
  const response = await send(id, input);
  if (!response.ok) raise(`${id}: ${await response.text()}`);
  return (await response.json()).data;
}

export const orderBody = (): Values => ({ ...exampleOf(operationOf('placeOrder')), uuid: newUuid() });
export const operationOf = (id: string) => OPERATIONS.get(id)?.operation ?? raise(`no call ${id}`);

/** A new order and the person whom the hotel then knows. */
async function placed(change: Values = {}): Promise<{ uuid: string; person: string }> {
  const body: Values = { ...orderBody(), ...change };
  const { initiator } = await dataOf<{ initiator: { uuid: string } }>('placeOrder', { body });
  return { uuid: String(body.uuid), person: initiator.uuid };
}

async function doneOrder(change: Values = {}): Promise<string> {
  const { uuid } = await placed(change);
  for (const action of ['approve', 'done']) await platform.desk('aurora', `/orders/${uuid}/${action}`, {});
  return uuid;
}

const hotelUuid = async () => (await dataOf<{ hotel: { uuid: string } }>('readHotel', AT_AURORA)).hotel.uuid;
const AT_AURORA: Input = { path: { hotel: 'aurora' } };

async function started(): Promise<{ uuid: string; person_uuid: string }> {
  const body = { ...exampleOf(operationOf('startChat')), hotel_uuid: await hotelUuid(), uuid: newUuid() };
  const { uuid, initiator } = await dataOf<{ uuid: string; initiator: { uuid: string } }>('startChat', { body });
  return { uuid, person_uuid: initiator.uuid };
}

export const textForm = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob(['Hello'], { type: 'text/plain' }), 'note.txt');
  return form;
};

export async function massage(): Promise<string> {
  const { section } = await dataOf<{ section: { products: { uuid: string }[] } }>('readSection', {
    path: { hotel: 'aurora', section: 21 },
  });
  return section.products[0]?.uuid ?? raise('no massage');
}

export const inChat = async (body?: Values): Promise<Input> => {
  const { uuid, person_uuid } = await started();
  return { path: { chat: uuid }, body: { ...body, person_uuid } };
};

export const DAY = '2026-05-02';

/** For each call what it needs beside its example. */
const INPUTS: Readonly<Record<string, () => Promise<Input>>> = {
  readHotel: async () => AT_AURORA,
  readRoomProof: async () => AT_AURORA,
  endRoomProof: async () => AT_AURORA,
  readLegalText: async () => ({ path: { hotel: 1, type: 'order_privacy' } }),
  readWeather: async () => ({ path: { hotel: 1 } }),
  readNavigation: async () => ({ path: { hotel: await hotelUuid() }, query: { path: '/home' } }),
  listAnnouncements: async () => ({ query: { hotel_id: 1 } }),
  readGuest: async () => ({ path: { hotel: await hotelUuid(), person: (await placed()).person } }),
  readAddress: async () => ({}),
  listSections: async () => ({ query: { hotel_uuid: await hotelUuid() } }),
  readSection: async () => ({ path: { hotel: 'aurora', section: 10 } }),
  listRecommendations: async () => ({ ...AT_AURORA, query: { 'product_id[]': [100] } }),
  readOrderOptions: async () => ({ query: { hotel_uuid: await hotelUuid(), 'filter[product_ids][]': [100, 101] } }),
  listPayments: async () => ({ query: { hotel_uuid: await hotelUuid(), 'product_ids[]': [100] } }),
  readAvailability: async () => ({ path: { product: await massage() }, query: { type: 'times', date: DAY } }),
  holdSlots: async () => ({
    path: { product: await massage() },
    body: { hotel_uuid: await hotelUuid(), hold: [`${DAY} 10:00`] },
  }),
  placeOrder: async () => ({ body: { uuid: newUuid() } }),
  quoteOrder: async () => ({ body: {} }),
  checkOrders: async () => ({ ...AT_AURORA, query: { 'order_uuids[]': [(await placed()).uuid, await doneOrder()] } }),
  cancelOrder: async () => ({ body: { uuid: (await placed()).uuid } }),
  rateOrder: async () => ({ body: { uuid: await doneOrder() } }),
  tipOrder: async () => ({ body: { uuid: await doneOrder({ payment: 4 }) } }),
  enterLottery: async () => ({ path: { section: 20 }, body: { uuid: newUuid(), hotel_uuid: await hotelUuid() } }),
  readLotteryEntry: async () => {
    const entry = newUuid();
    const body = { ...exampleOf(operationOf('enterLottery')), uuid: entry, hotel_uuid: await hotelUuid() };
    await dataOf('enterLottery', { path: { section: 20 }, body });
    return { path: { section: 20, entry }, query: { hotel_uuid: await hotelUuid() } };
  },
  startChat: async () => ({ body: { hotel_uuid: await hotelUuid() } }),
  readAnswerTime: async () => ({ path: { hotel: await hotelUuid() } }),
  readTopics: async () => ({ path: { hotel: await hotelUuid() } }),
  readChat: async () => {
    const { uuid, person_uuid } = await started();
    return { path: { chat: uuid }, query: { person_uuid } };
  },
  listChatMessages: async () => ({ path: { chat: (await started()).uuid }, query: { newest: 5 } }),
  readChatMessage: async () => {
    const { path = {} } = await inChat();
    const [message] = await dataOf<{ id: number }[]>('listChatMessages', { path });
    return { path: { ...path, message: message?.id } };
  },
  sendChatMessage: () => inChat(),
  uploadChatFile: async () => ({ path: { chat: (await started()).uuid }, form: textForm() }),
  restartChat: async () => ({ path: { chat: (await started()).uuid } }),
  markChatAsRead: () => inChat(),
  leaveChat: () => inChat(),
  readPushKey: async () => ({ path: { hotel: await hotelUuid() } }),
  subscribe: async () => ({ body: { person_uuid: (await placed()).person, subscription: push.subscribe() } }),
  endSubscription: async () => ({ body: { endpoint: push.subscribe().endpoint } }),
  renewSubscription: async () => {
    const [first, second] = [push.subscribe(), push.subscribe()];
    const body = { ...exampleOf(operationOf('subscribe')), person_uuid: (await placed()).person, subscription: first };
    await dataOf('subscribe', { body });
    return { body: { old_endpoint: first.endpoint, subscription: second } };
  },
  listVoicePrompts: async () => ({ path: { hotel: await hotelUuid() } }),
  readVoiceToken: async () => ({}),
  streamEvents: async () => ({ body: { orders: [(await placed()).uuid] } }),
  countGoal: async () => ({ body: { hotel_uuid: await hotelUuid() } }),
  showPdf: async () => ({ query: { file: '/storage/aurora/menu.pdf' } }),
};

/** The whole input of a call: its example with what the call needs here. */
export async function inputOf(id: string): Promise<Input> {
  const input = await (INPUTS[id] ?? raise(`no input for ${id}`))();
  const { requestBody } = operationOf(id);
  return requestBody === undefined || input.form
    ? input
    : { ...input, body: { ...exampleOf(operationOf(id)), ...input.body } };
}

/** The names of all calls. */
export const CALL_IDS = [...OPERATIONS.keys()];
