import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { paths } from '@/lib/contract/paths';
import { REFUSALS } from '@/lib/contract/refusals';
import { guestOpenApi } from '@/lib/server/api/description/guest-open-api';
import { handleApi } from '@/lib/server/api/handle-api';
import { loadHome, loadHotel, loadNavigation, loadSection } from '@/lib/server/pages/loaders';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import { describedResponses, operationAt } from '@/tests/builders/api/described-response';
import { anyCorrupted, type Corrupted, corruptedText } from '@/tests/builders/generated/corrupted';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

/** `npm run bench -- junk` sets 10,000; the smaller number is for every day. */
const RUNS = Number(process.env.JUNK_RUNS ?? 300);

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'aurora.localhost:3000', 'x-path': '/products/10' }),
  cookies: async () => ({ get: () => undefined }),
}));

/** A working platform whose responses are corrupted on their endpoint to the gateway. */
let platform: TestPlatform;
let status = 200;
let corrupted: Corrupted | null = null;
let isHotelCorrupted = false;
let calls: readonly (() => Promise<boolean>)[] = [];

/** The platform's response to each call, stored once: 10,000 orders would only be slow. */
const validResponses = new Map<string, { body: string; type: string }>();

async function validResponse({ method = 'GET', url = '/' }: IncomingMessage, body: string) {
  const call = `${method} ${url}`;
  const known = validResponses.get(call);
  if (known !== undefined) return known;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
  const sent = new Request(`http://inside${url}`, { method, headers, ...(method === 'POST' && { body }) });
  const response = await platform.app.fetch(sent);
  const made = { body: await response.text(), type: response.headers.get('content-type') ?? '' };
  validResponses.set(call, made);
  return made;
}

const upstream = createServer(async (request, response) => {
  let sent = '';
  for await (const chunk of request) sent += chunk;
  const { body, type } = await validResponse(request, sent);
  const isHotel = request.url === '/api/v1/hotels/aurora';
  const isCorrupted = corrupted !== null && (isHotelCorrupted || !isHotel) && type.startsWith('application/json');
  response.writeHead(isCorrupted ? status : 200, { 'content-type': type });
  response.end(isCorrupted && corrupted !== null ? corruptedText(JSON.parse(body), corrupted) : body);
});

const STATUSES: readonly number[] = [200, ...Object.values(REFUSALS).map((refusal) => refusal.status)];

const DOCUMENT = guestOpenApi();
const { responseErrors } = describedResponses(DOCUMENT);

/** Sends a browser's call and expects JSON as it is described, whatever the platform responds. */
async function browserCall(path: string, sent?: unknown): Promise<boolean> {
  const headers = { host: 'aurora.localhost:3000', 'content-type': 'application/json' };
  const init = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) };
  const response = await handleApi(new Request(`http://localhost:3000/api/v1${path}`, { headers, ...init }));
  const body = await response.json();
  expect(STATUSES).toContain(response.status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const operation = operationAt(DOCUMENT, sent === undefined ? 'GET' : 'POST', path.replace(/\?.*/s, ''));
  expect(responseErrors(operation, response.status, body)).toEqual([]);
  return response.ok;
}

/** Loads a page and expects a known state, whatever the platform responds. */
async function page(load: () => Promise<{ state: string } | readonly unknown[]>): Promise<boolean> {
  const loaded = await load();
  if (!('state' in loaded)) return true;
  expect(['found', 'missing', 'unavailable']).toContain(loaded.state);
  return loaded.state === 'found';
}

async function everyCall(): Promise<readonly (() => Promise<boolean>)[]> {
  const { data } = (await platform.get('/api/v1/hotels/aurora')).body as { data: { hotel: { uuid: string } } };
  const { uuid } = data.hotel;
  const at = { hotelUuid: uuid, from: '2026-05-02', to: '2026-05-30', date: '2026-05-02' };
  const section = (await platform.get('/api/v1/hotels/aurora/products/21')).body as {
    data: { section: { products: { uuid: string }[] } };
  };
  const massage = section.data.section.products[0]?.uuid ?? '';
  const order = orderOf('aurora');
  const guest = { name: 'Ada', room_number: '101', hotel_uuid: uuid, lang: 'en', is_hotel_guest: true };
  const started = (await platform.post('/api/v1/public/chat/start', guest)).body as {
    data: { uuid: string; initiator: { uuid: string } };
  };
  const { uuid: chat, initiator } = started.data;
  const message = { content: 'Hello', person_uuid: initiator.uuid, lang: 'en' };
  const cancel = { uuid: order.uuid, hotel_id: 1, language: 'en', reason: 'order_cancel__other' };
  return [
    () => browserCall(paths.hotel('aurora')),
    () => browserCall(paths.publicInfo(1, 'order_privacy')),
    () => browserCall(paths.weather(1)),
    () => browserCall(paths.navigation(uuid, { sectionId: 10, path: '/products/10' })),
    () => browserCall(paths.section('aurora', 10)),
    () => browserCall(paths.section('aurora', 21)),
    () => browserCall(paths.sections(uuid)),
    () => browserCall(paths.recommendations('aurora', [100])),
    () => browserCall(paths.availableDays(massage, at)),
    () => browserCall(paths.availableTimes(massage, at)),
    () => browserCall(paths.guest(uuid, initiator.uuid)),
    () => browserCall(paths.properties(uuid, [100])),
    () => browserCall(paths.payments(uuid, [100])),
    () => browserCall(paths.ip()),
    () => browserCall(paths.orders(), order),
    () => browserCall(paths.checkOrders('aurora', [order.uuid])),
    () => browserCall(paths.changeStatus(), cancel),
    () => browserCall(paths.chatStart(), guest),
    () => browserCall(paths.chat(chat, initiator.uuid)),
    () => browserCall(paths.chatMessages(chat)),
    () => browserCall(paths.chatMessage(chat, 1)),
    () => browserCall(paths.chatMessages(chat), message),
    () => browserCall(paths.chatRestart(chat), { lang: 'de' }),
    () => browserCall(paths.chatRead(chat), { person_uuid: initiator.uuid }),
    () => browserCall(paths.voicePrompts(uuid)),
    () => browserCall(paths.announcements(1)),
    () => page(() => loadHotel('aurora')),
    () => page(() => loadHome('aurora')),
    () => page(() => loadSection('aurora', '10')),
    () => page(() => loadNavigation('aurora')),
  ];
}

beforeAll(async () => {
  platform = await testPlatform(await emptySqlite());
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', () => done()));
  const { port } = upstream.address() as AddressInfo;
  applySettings(readSettings({ HOTEL_API_URL: `http://127.0.0.1:${port}`, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
  calls = await everyCall();
});
afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
  await platform.close();
});

describe('the gateway of an upstream with corrupted responses', () => {
  it('responds to every call when nothing is corrupted', async () => {
    for (const call of calls) {
      clearResponseCache();
      expect(await call()).toBe(true);
    }
  });

  it(
    `returns only responses as described for ${RUNS} corrupted ones`,
    async () => {
      const anyCall = fc.nat({ max: 1_000 });
      const anyStatus = fc.constantFrom(200, 200, 200, 200, 200, 201, 400, 404, 422, 500, 302);
      await fc.assert(
        fc.asyncProperty(anyCall, anyCorrupted, fc.boolean(), anyStatus, async (chosen, how, hotelToo, succeeded) => {
          clearResponseCache();
          [corrupted, isHotelCorrupted, status] = [how, hotelToo, succeeded];
          await calls[chosen % calls.length]?.();
          expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    TEST_TIMEOUTS.longTest,
  );
});
