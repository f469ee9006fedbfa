// Kills the server at random moments while guests order, and checks that no order was lost or stored twice.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { freePort, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { checkOrders, orderable, placeOrder, placeOrderNow } from './parts/guest-orders.mjs';

const KILLS = 20;
const ORDERS = 200;
const GUESTS = 8;
/** Maximum random delay before a kill, in milliseconds, so that orders are in every state when it happens. */
const AT_ANY_MOMENT_MS = 40;
const RETRY_AFTER_MS = 20;

/**
 * @typedef {{ code: string, uuid: string, num: string }} Acknowledged
 * @typedef {{ hotels: import('./parts/guest-orders.mjs').Orderable[], first: string[], acknowledged: Acknowledged[],
 *   begun: number, notReached: number, noResponse: number, again: number }} Run first: each hotel's order number before the kills
 */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-kill-'));
  const port = await freePort();
  const serve = () => serveBuiltApp({ port, dataDir, env: { RATE_LIMITS: 'off' } });
  const started = Date.now();
  let server = await serve();
  try {
    const hotels = await Promise.all(
      demoHotels()
        .slice(0, 2)
        .map((code) => orderable({ port, host: hostOf(code), code })),
    );
    if (hotels.length < 2) throw new Error('This needs two hotels in hotels/');

    const first = await Promise.all(hotels.map(async (hotel) => (await placeOrderNow(hotel, randomUUID())).order.num));
    /** @type {Run} */
    const run = { hotels, first, acknowledged: [], begun: 0, notReached: 0, noResponse: 0, again: 0 };
    const killing = async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        await until(() => run.acknowledged.length >= ((kill - 0.5) * ORDERS) / (KILLS + 1));
        await pause(Math.random() * AT_ANY_MOMENT_MS);
        await server.stop('SIGKILL');
        server = await serve();
      }
    };
    await Promise.all([killing(), ...Array.from({ length: GUESTS }, () => orderUntilDone(run))]);

    const wrong = await whatIsWrong(run);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${KILLS} kills, ${ORDERS} orders in ${hotels.length} hotels by ${GUESTS} guests, ${seconds} s`);
    console.log(
      `${run.noResponse} orders were under way at a kill and sent again, ${run.again} of them had been written`,
    );
    console.log(`${run.notReached} more tries met no server`);
    console.log(wrong.length === 0 ? 'Every acknowledged order is there, none twice.' : wrong.join('\n'));
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Sends orders of one guest after another on one phone. Each guest repeats the order with the same uuid until there is
 * a response.
 *
 * @param {Run} run
 */
async function orderUntilDone(run) {
  while (run.begun < ORDERS) {
    const hotel = /** @type {import('./parts/guest-orders.mjs').Orderable} */ (
      run.hotels[run.begun % run.hotels.length]
    );
    run.begun++;
    const uuid = randomUUID();
    let outcome = await placeOrder(hotel, uuid);
    while ('lost' in outcome) {
      if (outcome.lost === 'no response') run.noResponse++;
      else run.notReached++;
      await pause(RETRY_AFTER_MS);
      outcome = await placeOrder(hotel, uuid);
    }
    if (outcome.placed.already_placed) run.again++;
    run.acknowledged.push({ code: hotel.code, uuid, num: outcome.placed.order.num });
  }
}

/** The errors that this run has found. @param {Run} run */
async function whatIsWrong(run) {
  /** @type {string[]} */
  const wrong = [];
  for (const [index, hotel] of run.hotels.entries()) {
    const mine = run.acknowledged.filter(({ code }) => code === hotel.code);
    const uuids = mine.map(({ uuid }) => uuid);
    const found = await checkOrders(hotel, uuids);
    for (const { uuid, num } of mine) {
      const same = found.filter((order) => order.uuid === uuid);
      if (same.length !== 1) wrong.push(`${hotel.code}: order ${uuid} is there ${same.length} times`);
      else if (same[0]?.num !== num) wrong.push(`${hotel.code}: order ${uuid} got ${num}, is ${same[0]?.num}`);
    }
    // A hotel numbers its orders without gaps, so the number of one more order shows how many orders there are, even
    // those that no guest knows about.
    const last = await placeOrderNow(hotel, randomUUID());
    const between = Number(last.order.num) - Number(run.first[index]) - 1;
    if (between !== mine.length) wrong.push(`${hotel.code}: ${mine.length} orders acknowledged, ${between} written`);
  }
  return wrong;
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {() => boolean} condition */
async function until(condition) {
  while (!condition()) await pause(1);
}

process.exitCode = await main();
