// Opens event streams for a thousand guests on one process. Measures how soon an order's event reaches its guest, and
// how much memory a waiting guest needs.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from './parts/guest-orders.mjs';
import { listen, percentile } from './parts/listening-guests.mjs';

const GUESTS = 1_000;
/**
 * Streams that are opened at the same time: few enough that the benchmark does not measure the connection queue of the
 * kernel.
 */
const AT_ONCE = 50;
const ORDERS_AT_ONCE = 2;
const MOST_P95_MS = 300;
const EVENT_WITHIN_MS = 10_000;

/**
 * @typedef {import('./parts/guest-orders.mjs').Orderable} Hotel
 * @typedef {import('./parts/listening-guests.mjs').Guest} Guest
 */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  try {
    const code = firstDemoHotel();
    const hotel = await orderable({ port: server.port, host: hostOf(code), code });
    // The first thousand streams make the process grow to its working size, so only the memory of later streams is
    // counted.
    const warmUp = await open(hotel);
    for (const guest of warmUp) guest.leave();
    await wait(2_000);

    const before = memoryOf(server.pid);
    const started = performance.now();
    const guests = await open(hotel);
    const openedIn = performance.now() - started;
    const after = memoryOf(server.pid);
    const waits = await orderForEach(hotel, guests);
    for (const guest of guests) guest.leave();

    const [p50, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)];
    const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
    console.log(`${GUESTS} guests listen on one process, opened in ${ms(openedIn)}`);
    console.log(`from sending an order to its event at the guest: p50 ${ms(p50)}, p95 ${ms(p95)} of ${MOST_P95_MS}`);
    console.log(
      `memory of one who waits: ${((after - before) / GUESTS).toFixed(0)} KB of ${(after / 1024).toFixed(0)} MB`,
    );
    console.log(p95 <= MOST_P95_MS ? 'Within budget.' : 'Over budget.');
    return p95 <= MOST_P95_MS ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/**
 * Opens streams of guests who each wait for an order that is not placed yet.
 *
 * @param {Hotel} hotel
 */
async function open(hotel) {
  /** @type {Guest[]} */
  const guests = [];
  while (guests.length < GUESTS) {
    guests.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => listen(hotel, randomUUID())))));
  }
  return guests;
}

/**
 * Places the order of each guest and waits for its event, a few at a time as in a busy hotel.
 *
 * @param {Hotel} hotel
 * @param {readonly Guest[]} guests
 * @returns {Promise<number[]>} milliseconds from sending to the event, shortest first
 */
async function orderForEach(hotel, guests) {
  const waiting = [...guests];
  /** @type {number[]} */
  const waits = [];
  const one = async () => {
    for (let guest = waiting.pop(); guest !== undefined; guest = waiting.pop()) {
      const sent = performance.now();
      await placeOrderNow(hotel, guest.uuid);
      const heard = await Promise.race([guest.heard, wait(EVENT_WITHIN_MS, undefined, { ref: false })]);
      if (heard === undefined) throw new Error(`no event came for order ${guest.uuid}`);
      waits.push(heard - sent);
    }
  };
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, one));
  return waits.sort((a, b) => a - b);
}

/**
 * The memory of a process in KB.
 *
 * @param {number | undefined} pid
 */
const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

process.exitCode = await main();
