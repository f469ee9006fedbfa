// Restarts two servers on one PostgreSQL one after the other while guests order and read pages, once behind a proxy with
// health checks and once behind nginx, where each server is taken out before its restart. Checks that no request failed
// and that every acknowledged order is there once.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { findOrInstallNginx } from '../../scripts/parts/find-nginx.mjs';
import { ask, freePort, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { checkOrders, placeOrderNow } from './parts/guest-orders.mjs';
import { startProxy } from './parts/health-checking-proxy.mjs';
import { startNginx } from './parts/nginx-proxy.mjs';
import { hotelsWith } from './parts/stores.mjs';

const { postgresSkipped, startPostgres } = await import('@/tests/peers/postgres');
const { orderOf } = await import('@/tests/builders/platform/embedded-platform');

const ROUNDS = 2;
const ORDERING = 4;
const READING = 2;
const PROBE_INTERVAL_MS = 250;
/** Two failed probes take a server out of the proxy. */
const DRAIN_SECONDS = '3';
const CODES = /** @type {const} */ (['aurora', 'bellevue']);
const hostOf = (/** @type {string} */ code) => `${code}.localhost`;

/** @typedef {{ orders: { code: string, uuid: string, num: string }[], pages: number, failed: string[], isOver: boolean }} Run */

async function main() {
  const skipped = postgresSkipped();
  if (skipped !== null) {
    console.log(`PostgreSQL ${skipped}`);
    return 0;
  }
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const proxies = [{ name: 'a proxy with health checks', start: startHealthChecking }];
  if (await findOrInstallNginx()) proxies.push({ name: 'nginx', start: startNginx });
  else console.log('There is no nginx: only a proxy with health checks is tried.');
  let code = 0;
  for (const { name, start } of proxies) {
    console.log(`Behind ${name}:`);
    code = Math.max(code, await restartBehind(start));
  }
  return code;
}

/**
 * @typedef {{
 *   port: number,
 *   repeated: () => number,
 *   untilHealthy: () => Promise<void>,
 *   takeOut: (port: number) => void,
 *   putBack: () => void,
 *   stop: () => Promise<void>,
 * }} Proxy
 */

/**
 * Finds out by itself which servers are ready.
 *
 * @param {{ ports: readonly number[] }} options
 * @returns {Promise<Proxy>}
 */
async function startHealthChecking({ ports }) {
  const proxy = await startProxy({ ports, intervalMs: PROBE_INTERVAL_MS });
  return { ...proxy, untilHealthy: () => proxy.untilHealthy(ports.length), takeOut: () => {}, putBack: () => {} };
}

/** @param {(options: { ports: readonly number[] }) => Promise<Proxy>} startProxyOf */
async function restartBehind(startProxyOf) {
  const [postgres, files] = [await startPostgres(), hotelsWith(1)];
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-data-'));
  const env = { RATE_LIMITS: 'off', DATABASE_URL: postgres.url, HOTELS_DIR: files.dir, DRAIN_SECONDS };
  const ports = [await freePort(), await freePort()];
  const serve = (/** @type {number} */ port) => serveBuiltApp({ env, dataDir, port });
  const servers = await Promise.all(ports.map(serve));
  const proxy = await startProxyOf({ ports });
  try {
    await proxy.untilHealthy();
    const hotels = CODES.map((code) => ({ port: proxy.port, host: hostOf(code), code, body: { ...orderOf(code) } }));
    /** @type {Run} */
    const run = { orders: [], pages: 0, failed: [], isOver: false };
    const guests = [
      ...Array.from({ length: ORDERING }, (_, guest) => orderOn(run, hotels, guest)),
      ...Array.from({ length: READING }, () => readOn(run, proxy.port)),
    ];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [place, port] of ports.entries()) {
        proxy.takeOut(port);
        await servers[place]?.stop();
        servers[place] = await serve(port);
        proxy.putBack();
        await proxy.untilHealthy();
        await wait(500);
      }
    }
    run.isOver = true;
    await Promise.all(guests);
    return await report(run, hotels, proxy.repeated());
  } finally {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    files.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * One guest who sends one order after the other, each once.
 *
 * @param {Run} run
 * @param {readonly import('./parts/guest-orders.mjs').Orderable[]} hotels
 * @param {number} guest
 */
async function orderOn(run, hotels, guest) {
  for (let sent = guest; !run.isOver; sent++) {
    const hotel = /** @type {import('./parts/guest-orders.mjs').Orderable} */ (hotels[sent % hotels.length]);
    const uuid = randomUUID();
    try {
      const { order, already_placed } = await placeOrderNow(hotel, uuid);
      if (already_placed) run.failed.push(`order ${uuid} was placed before`);
      run.orders.push({ code: hotel.code, uuid, num: order.num });
    } catch (error) {
      run.failed.push(String(error));
    }
  }
}

/** @param {Run} run @param {number} port */
async function readOn(run, port) {
  for (let read = 0; !run.isOver; read++) {
    const code = CODES[read % CODES.length] ?? '';
    const response = await ask({ port, host: hostOf(code), path: `/?read=${read}` }).catch((error) => ({
      status: error,
    }));
    if (response.status === 200) run.pages++;
    else run.failed.push(`a page of ${code}: ${response.status}`);
  }
}

/**
 * @param {Run} run
 * @param {readonly import('./parts/guest-orders.mjs').Orderable[]} hotels
 * @param {number} repeated
 */
async function report({ orders, pages, failed }, hotels, repeated) {
  const lost = [];
  for (const hotel of hotels) {
    const mine = orders.filter(({ code }) => code === hotel.code);
    const found = await checkOrders(
      hotel,
      mine.map(({ uuid }) => uuid),
    );
    for (const { uuid, num } of mine)
      if (found.filter((order) => order.uuid === uuid && order.num === num).length !== 1) lost.push(uuid);
  }
  console.log(
    `${ROUNDS * 2} restarts, ${orders.length} orders, ${pages} pages, ${repeated} connections refused and tried again`,
  );
  console.log(`failed requests: ${failed.length} of 0; lost orders: ${lost.length} of 0`);
  if (failed.length > 0) console.log(failed.slice(0, 5).join('\n'));
  return failed.length + lost.length === 0 && orders.length > 0 ? 0 : 1;
}

process.exitCode = await main();
