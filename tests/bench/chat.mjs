// Measures how soon a message of the hotel is on the screen of an open phone: from sending it until the guest's chat,
// run as in the product, shows it. Over the event stream of the embedded platform, and over a realtime database behind
// an upstream.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import '../../scripts/parts/typescript.mjs';
import './parts/page-globals.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { percentile } from './parts/listening-guests.mjs';
import { eventStream, measureTransports, overRealtimeDatabase } from './parts/live-transports.mjs';

const { chatPhone } = await import('@/tests/builders/chat/chat-phone');
const { CutNetwork } = await import('@/tests/builders/chat/cut-network');
const { deskKey } = await import('@/lib/platform/desk-key');
const { twoHotels: hotelFiles } = await import('@/tests/builders/platform/hotel-files');
const { AURORA, GUEST_CHAT } = await import('@/tests/peers/two-hotels');

const MESSAGES = 100;
const MOST_P95_MS = 1_000;
const SHOWN_WITHIN_MS = 10_000;
const DESK_TOKEN = 'the operator of the measured chat';

/**
 * @typedef {import('@/tests/builders/chat/chat-phone').ChatTab} Tab
 * @typedef {import('@/lib/live/channel').LiveTransport} Transport
 * @typedef {import('@/lib/live/page').Page} Page
 */

async function measureEventStream() {
  const files = hotelFiles();
  const code = 'aurora';
  const env = { RATE_LIMITS: 'off', DEFAULT_TENANT: code, AUTOPILOT: 'off', HOTELS_DIR: files.dir, DESK_TOKEN };
  const server = await serveBuiltApp({ env });
  try {
    const origin = `http://localhost:${server.port}`;
    const transport = (/** @type {Page} */ page) => eventStream(origin, page);
    const { body } = await ask({ port: server.port, path: `/api/v1/hotels/${code}` });
    const { uuid } = JSON.parse(String(body)).data.hotel;
    const tab = await openChat(origin, uuid, transport);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${deskKey(DESK_TOKEN, code)}` };
    const path = `${origin}/api/desk/v1/chats/${tab.device.chat.get()}/messages`;
    return await measure('event stream', tab, async (content) => {
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ content }) });
      if (!response.ok) throw new Error(`the staff API responded with ${response.status}`);
    });
  } finally {
    await server.stop();
    files.dispose();
  }
}

async function measureRealtimeDatabase() {
  /** @type {{ id: number, content: string, initiator_id: number }[]} */
  const messages = [];
  /** @type {typeof import('@/tests/peers/two-hotels').twoHotels} */
  const respond = (method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://upstream');
    if (method !== 'GET' || !pathname.endsWith(`/public/chat/${GUEST_CHAT}/messages`)) return undefined;
    const after = Number(searchParams.get('last-message-id') ?? 0);
    return { body: { data: messages.filter(({ id }) => id > after) } };
  };
  return overRealtimeDatabase({ region: 'ru', respond }, async ({ origin, database, transport }) => {
    const tab = await openChat(origin, AURORA.uuid, transport);
    return measure('realtime database', tab, async (content) => {
      const id = messages.length + 100;
      messages.push({ id, content, initiator_id: 999 });
      const extra = { initiator_id: 999 };
      await database.publish(`channels/ru/chat/${GUEST_CHAT}/messages`, {
        type: 'chat-message-created',
        chat_message_id: id,
        extra,
      });
    });
  });
}

/**
 * Opens a phone on which the guest has started a chat.
 *
 * @param {string} origin
 * @param {string} hotelUuid
 * @param {(page: Page) => Transport} transport
 */
async function openChat(origin, hotelUuid, transport) {
  const reach = (/** @type {Request} */ request) =>
    fetch(new Request(request.url.replace('http://inside', origin), request));
  const phone = chatPhone({ network: new CutNetwork(reach, () => 0), transport, random: Math.random });
  const tab = phone.openTab();
  const errors = await tab.engine.start({
    name: 'Ada',
    room_number: '101',
    hotel_uuid: hotelUuid,
    lang: 'en',
    person_uuid: null,
    is_hotel_guest: false,
    phone: '',
  });
  if (errors !== null) throw new Error(`the chat did not start: ${JSON.stringify(errors)}`);
  // The live connection opens meanwhile.
  await wait(2_000);
  return tab;
}

/**
 * Sends messages one after the other, at irregular intervals as people write.
 *
 * @param {string} name
 * @param {Tab} tab
 * @param {(content: string) => Promise<void>} send
 */
async function measure(name, tab, send) {
  /** @type {number[]} */
  const waits = [];
  for (let count = 0; count < MESSAGES; count += 1) {
    const content = randomUUID();
    const shown = whenShown(tab, content);
    const sent = performance.now();
    await send(content);
    waits.push((await shown) - sent);
    await wait((count % 7) * 10);
  }
  tab.kill();
  waits.sort((a, b) => a - b);
  const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  const p95 = percentile(waits, 0.95);
  console.log(
    `chat message to an open phone over ${name}: p50 ${ms(percentile(waits, 0.5))}, p95 ${ms(p95)} of ${MOST_P95_MS}`,
  );
  return p95 <= MOST_P95_MS;
}

/** @param {Tab} tab @param {string} content @returns {Promise<number>} */
const whenShown = (tab, content) =>
  new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('a message was not shown')), SHOWN_WITHIN_MS);
    const stop = tab.engine.subscribe(() => {
      if (!tab.messages().some(({ text }) => text === content)) return;
      clearTimeout(late);
      stop();
      done(performance.now());
    });
  });

process.exitCode = await measureTransports(measureEventStream, measureRealtimeDatabase);
