// Measures how soon a staff move of an order is on the screen of an open phone: from the move until My orders has read
// the new status, which the event made it do. Over the event stream of the embedded platform, and over a realtime
// database behind an upstream.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import '../../scripts/parts/typescript.mjs';
import './parts/page-globals.mjs';
import { firstDemoHotel } from '../../scripts/parts/demo-hotels.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from './parts/guest-orders.mjs';
import { percentile } from './parts/listening-guests.mjs';
import { eventStream, measureTransports, overRealtimeDatabase } from './parts/live-transports.mjs';

const { fakePage } = await import('@/tests/builders/browser/fake-page');
const { order } = await import('@/tests/builders/orders/order');
const { deskKey } = await import('@/lib/platform/desk-key');
const { AURORA } = await import('@/tests/peers/two-hotels');

const MOVES = 100;
const MOST_P95_MS = 1_000;
const SHOWN_WITHIN_MS = 10_000;
const DESK_TOKEN = 'the operator of the measured orders';

/**
 * @typedef {import('@/lib/live/channel').LiveTransport} Transport
 * @typedef {{ uuid: string, status: string, move: () => Promise<void> }} Move `status`: the order's status afterwards
 */

async function measureEventStream() {
  const code = firstDemoHotel();
  const env = { RATE_LIMITS: 'off', DEFAULT_TENANT: code, AUTOPILOT: 'off', DESK_TOKEN };
  const server = await serveBuiltApp({ env });
  try {
    const origin = `http://localhost:${server.port}`;
    const transport = eventStream(origin, fakePage());
    const at = { port: server.port, host: 'localhost', code };
    const hotel = await orderable(at);
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, 'content-type': 'application/json' };
    /** @type {() => Promise<Move>} */
    const next = async () => {
      const uuid = randomUUID();
      await placeOrderNow(hotel, uuid);
      const move = async () => {
        const path = `/api/desk/v1/orders/${uuid}/approve`;
        const { status } = await ask({ ...at, path, method: 'POST', headers, body: '{}' });
        if (status !== 200) throw new Error(`the staff API responded with ${status}`);
      };
      return { uuid, status: 'approved', move };
    };
    return await measure({ name: 'event stream', origin, code, transport, next });
  } finally {
    await server.stop();
  }
}

async function measureRealtimeDatabase() {
  const { code } = AURORA;
  /** @type {Map<string, string>} */
  const statuses = new Map();
  /** @type {typeof import('@/tests/peers/two-hotels').twoHotels} */
  const respond = (method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://upstream');
    if (method !== 'GET' || !pathname.endsWith(`/hotels/${code}/orders/check`)) return undefined;
    const pending = searchParams
      .getAll('order_uuids[]')
      .map((uuid, index) => order({ id: index + 1, uuid, ostatus_id: statuses.get(uuid) ?? 'new' }));
    return { body: { data: { draft: [], pending, histories: [] } } };
  };
  return overRealtimeDatabase({ region: 'eu', respond }, async ({ origin, database, transport }) => {
    /** @type {() => Promise<Move>} */
    const next = async () => {
      const uuid = randomUUID();
      const move = async () => {
        statuses.set(uuid, 'approved');
        const event = { type: 'order-updated', order_uuid: uuid };
        await database.publish(`channels/eu/hotels/${AURORA.uuid}/messages`, event);
      };
      return { uuid, status: 'approved', move };
    };
    return measure({ name: 'realtime database', origin, code, transport: transport(fakePage()), next });
  });
}

/**
 * Moves orders one after the other, each on a phone that follows it.
 *
 * @param {{ name: string, origin: string, code: string, transport: Transport, next: () => Promise<Move> }} line
 */
async function measure({ name, origin, code, transport, next }) {
  /** @type {number[]} */
  const waits = [];
  // An open phone stays connected between the moves.
  const stay = transport.subscribe({ kind: 'orders', uuids: [randomUUID()] }, () => undefined);
  for (let count = 0; count < MOVES; count += 1) {
    const { uuid, status, move } = await next();
    const phone = follow({ origin, code, transport, uuid, status });
    await phone.isConnected;
    const moved = performance.now();
    await move();
    waits.push((await phone.isShown) - moved);
    phone.leave();
    await wait((count % 7) * 10);
  }
  stay();
  waits.sort((a, b) => a - b);
  const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  const p95 = percentile(waits, 0.95);
  console.log(
    `order status to an open phone over ${name}: p50 ${ms(percentile(waits, 0.5))}, p95 ${ms(p95)} of ${MOST_P95_MS}`,
  );
  return p95 <= MOST_P95_MS;
}

/**
 * Follows an order as My orders does: each event about it reads it again.
 *
 * @param {{ origin: string, code: string, transport: Transport, uuid: string, status: string }} followed
 */
function follow({ origin, code, transport, uuid, status }) {
  /** @type {PromiseWithResolvers<void>} */
  const connected = Promise.withResolvers();
  /** @type {PromiseWithResolvers<number>} */
  const shown = Promise.withResolvers();
  const late = setTimeout(() => shown.reject(new Error(`the status of ${uuid} was not shown`)), SHOWN_WITHIN_MS);
  const read = async () => {
    const response = await fetch(`${origin}/api/v1/hotels/${code}/orders/check?order_uuids[]=${uuid}`);
    const { draft, pending, histories } = (await response.json()).data;
    const [found] = [...draft, ...pending, ...histories];
    if (found?.ostatus_id !== status) return;
    clearTimeout(late);
    shown.resolve(performance.now());
  };
  const leave = transport.subscribe({ kind: 'orders', uuids: [uuid] }, ({ type }) => {
    if (type === 'resumed') connected.resolve();
    else read().catch(shown.reject);
  });
  return { isConnected: connected.promise, isShown: shown.promise, leave };
}

process.exitCode = await measureTransports(measureEventStream, measureRealtimeDatabase);
