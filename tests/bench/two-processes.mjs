// Runs two servers on one PostgreSQL, as behind a load balancer. Checks that the changes made through one server reach
// the guests connected to the other exactly once, and that both together sell a slot only up to its capacity.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { placeOrderNow } from './parts/guest-orders.mjs';
import { listen, percentile } from './parts/listening-guests.mjs';
import { hotelsWith } from './parts/stores.mjs';

const { postgresSkipped, startPostgres } = await import('@/tests/peers/postgres');
const { orderOf } = await import('@/tests/builders/platform/embedded-platform');
const { booking } = await import('@/tests/builders/orders/order-lines');
const { deskKey } = await import('@/lib/platform/desk-key');

const GUESTS = 100;
const MOST_P95_MS = 300;
const EVENT_WITHIN_MS = 10_000;
const RUSH = 500;
const CAPACITY = 37;
const DESK_TOKEN = 'the operator of two servers';
const [code, host] = ['aurora', 'aurora.localhost'];

/** @typedef {{ port: number }} Server */

async function main() {
  const skipped = postgresSkipped();
  if (skipped !== null) {
    console.log(`PostgreSQL ${skipped}`);
    return 0;
  }
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const [postgres, files] = [await startPostgres(), hotelsWith(CAPACITY)];
  // Both servers share the folder of guests' uploads.
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-data-'));
  const env = { RATE_LIMITS: 'off', DATABASE_URL: postgres.url, HOTELS_DIR: files.dir, DESK_TOKEN };
  /** @type {Awaited<ReturnType<typeof serveBuiltApp>>[]} */
  const servers = [];
  try {
    // Started at the same time, so that both try to create the tables and only one does.
    servers.push(...(await Promise.all([serveBuiltApp({ env, dataDir }), serveBuiltApp({ env, dataDir })])));
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('There are not two servers.');
    const isAnnounced = await announced(one, other);
    return (await sold([one, other])) && isAnnounced ? 0 : 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    files.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Guests have streams at one server while their orders are placed and approved through the other.
 *
 * @param {Server} one
 * @param {Server} other
 */
async function announced(one, other) {
  const hotel = { port: one.port, host, code, body: { ...orderOf('aurora') } };
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, () => listen({ port: other.port, host }, randomUUID())),
  );
  /** @type {number[]} */
  const waits = [];
  for (const guest of guests) {
    const sent = performance.now();
    await placeOrderNow(hotel, guest.uuid);
    const heard = await Promise.race([guest.heard, wait(EVENT_WITHIN_MS, undefined, { ref: false })]);
    if (heard === undefined) throw new Error(`no event came for order ${guest.uuid}`);
    waits.push(heard - sent);
    await approve(one, guest.uuid);
  }
  await wait(500);
  const right = ['event: order-created', 'event: order-updated'].join();
  const wrong = guests.filter((guest) => guest.events().join() !== right);
  for (const guest of guests) guest.leave();
  waits.sort((a, b) => a - b);
  const [p50, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)];
  console.log(`${GUESTS} guests listen at one server and order through the other`);
  console.log(`from sending to the event: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${MOST_P95_MS}`);
  console.log(`placed and approved, each announced once and in order: ${GUESTS - wrong.length} of ${GUESTS}`);
  return wrong.length === 0 && p95 <= MOST_P95_MS;
}

/** @param {Server} server @param {string} uuid */
async function approve({ port }, uuid) {
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, 'content-type': 'application/json' };
  const response = await ask({
    port,
    host,
    path: `/api/desk/v1/orders/${uuid}/approve`,
    method: 'POST',
    headers,
    body: '{}',
  });
  if (response.status !== 200) throw new Error(`the desk responded with ${response.status}: ${response.body}`);
}

/** @param {readonly Server[]} servers */
async function sold(servers) {
  const slot = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)} 10:00:00`;
  const headers = { 'content-type': 'application/json' };
  const outcomes = await Promise.all(
    Array.from({ length: RUSH }, async (_, guest) => {
      const body = JSON.stringify(orderOf('aurora', { products: [booking([slot])] }));
      const port = servers[guest % servers.length]?.port ?? 0;
      const response = await ask({ port, host, path: '/api/v1/orders', method: 'POST', headers, body });
      if (response.status === 200) return 'accepted';
      return response.body.includes('invalid_product_item_counts') ? 'sold out' : `${response.status} ${response.body}`;
    }),
  );
  const count = (/** @type {string} */ what) => outcomes.filter((outcome) => outcome === what).length;
  const accepted = count('accepted');
  console.log(`${accepted} of ${RUSH} guests of both servers got one of ${CAPACITY} places`);
  const strange = outcomes.filter((outcome) => outcome !== 'accepted' && outcome !== 'sold out');
  if (strange.length > 0) console.log(strange.slice(0, 3));
  return accepted === CAPACITY && strange.length === 0;
}

process.exitCode = await main();
