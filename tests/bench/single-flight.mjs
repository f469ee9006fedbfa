// Opens one hotel for a hundred guests at once, behind an upstream that needs 200 ms for every call. Measures how often
// the upstream is called, how long the guests wait, and whether one guest's slow page delays the others'.
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, findProductList, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';

const GUESTS = 100;
const LATENCY_MS = 200;
const SLOW_MS = 4_000;
/** Maximum number of calls that must follow each other: the hotel first, then the calls that need its data. */
const MOST_ROUNDS = 3;

/** @typedef {{ port: number, asked: string[], close: () => void }} Upstream */

/**
 * A distant platform: another instance of the app with a delay for each call.
 *
 * @param {{ port: number, host: string, slow: string }} platform
 * @returns {Promise<Upstream>}
 */
async function farAway({ port, host, slow }) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    await wait(path.endsWith(slow) ? SLOW_MS : LATENCY_MS);
    const far = await ask({ port, host, path });
    response.writeHead(far.status, { 'content-type': far.headers['content-type'] ?? 'application/json' });
    response.end(far.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  return {
    asked,
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {{ port: number, host: string, path: string }} page */
async function opened(page) {
  const begun = performance.now();
  const response = await ask(page);
  if (response.status !== 200) throw new Error(`${page.host}${page.path} responded with ${response.status}`);
  return performance.now() - begun;
}

/** @param {{ port: number, host: string, path: string }} page */
async function openedByAll(page) {
  const times = await Promise.all(Array.from({ length: GUESTS }, () => opened(page)));
  return times.sort((one, other) => one - other);
}

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {string} what @param {readonly number[]} times */
const tell = (what, times) =>
  console.log(
    `${what}: p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, last ${at(times, 1).toFixed(0)} ms`,
  );

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const [code = ''] = demoHotels();
  const host = hostOf(code);
  const platform = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const list = await findProductList({ port: platform.port, host });
  const upstream = await farAway({ port: platform.port, host, slow: list });
  const app = await serveBuiltApp({
    env: { RATE_LIMITS: 'off', HOTEL_API_URL: `http://127.0.0.1:${upstream.port}` },
  });
  try {
    return await measured({ port: app.port, host, code, list, upstream });
  } finally {
    await app.stop();
    upstream.close();
    await platform.stop();
  }
}

/** @param {{ port: number, host: string, code: string, list: string, upstream: Upstream }} measuring */
async function measured({ port, host, code, list, upstream }) {
  // Warms up the process through another host, without a request for this hotel.
  for (let time = 0; time < 20; time++) await ask({ port, host: 'localhost', path: '/' });
  upstream.asked.length = 0;

  const cold = await openedByAll({ port, host, path: '/' });
  const calls = [...upstream.asked];
  const warm = await openedByAll({ port, host, path: '/' });
  const ofTheHotel = calls.filter((path) => path === `/api/v1/hotels/${code}`).length;
  const again = calls.filter((path, index) => calls.indexOf(path) !== index);
  console.log(`${GUESTS} guests open ${host} at once: ${calls.length} calls, ${ofTheHotel} of the hotel`);
  tell(`cold, upstream with ${LATENCY_MS} ms`, cold);
  tell('warm', warm);

  const slow = opened({ port, host, path: list });
  await wait(LATENCY_MS);
  const meanwhile = await openedByAll({ port, host, path: '/' });
  const isStillSlow = await Promise.race([slow.then(() => false), wait(0).then(() => true)]);
  tell(`warm, while another guest's page waits ${SLOW_MS} ms for its section`, meanwhile);
  tell("that guest's page", [await slow]);

  const wrong = [
    ...(ofTheHotel === 1 ? [] : [`the hotel was asked ${ofTheHotel} times`]),
    ...(again.length === 0 ? [] : [`asked more than once: ${[...new Set(again)].join(', ')}`]),
    ...(isStillSlow ? [] : ['the slow page held up the others']),
    ...(at(cold, 1) <= at(warm, 1) + MOST_ROUNDS * LATENCY_MS * 2 ? [] : ['guests waited for one another']),
  ];
  console.log(wrong.length === 0 ? 'Each call was asked once, and nobody waited for another.' : wrong.join('; '));
  return wrong.length === 0 ? 0 : 1;
}

process.exitCode = await main();
