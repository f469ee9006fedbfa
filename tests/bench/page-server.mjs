// What pages cost the server, beside a bare dynamic page of the same Next in the same run: requests per second from the
// cache and without it, the CPU of a whole first view, and what a thousand hotels change.
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { findProductList, firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { cpuTime } from './parts/cpu-time.mjs';
import { measureHotels } from './parts/page-hotels.mjs';
import { requestsOfFirstView } from './parts/page-view.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');

const CONNECTIONS = 16;
/**
 * Both servers live at the same time and are measured in turn, and the best round of each counts, so that what else the
 * machine does hits neither.
 */
const ROUNDS = 6;
const SECONDS = 2;
const WARM_UP_SECONDS = 4;
/** Milliseconds for which first views are repeated, before and while they are measured. */
const WARM_UP_MS = 4_000;
const MEASURED_MS = 8_000;

/** Decision 142. What is rendered is printed without a limit. */
const BUDGET = { cached: 4, view: 1.5, spread: 10 };

/** `cpu`: milliseconds of the server for a request. */
/** @typedef {{ what: string, perSecond: number, cpu: number, p50: number, p99: number }} Figures */
/** @typedef {{ what: string, port: number, pid: number | undefined, host: string, path?: string }} Target */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const code = firstDemoHotel();
  const env = { RATE_LIMITS: 'off' };
  const bareApp = await serveBuiltApp({ app: await buildBareApp(), ready: '/', env });
  const product = await serveBuiltApp({ env });
  try {
    const bare = { what: 'bare dynamic page', port: bareApp.port, pid: bareApp.pid, host: 'localhost' };
    const home = { what: 'home from the cache', port: product.port, pid: product.pid, host: hostOf(code) };
    // Each request has an address of its own; the list shows the same at all of them.
    const list = await findProductList(home);
    const anew = { ...home, what: 'product list that is not in the cache', path: `${list}?product=[<id>]` };
    const isFast = report(await inTurn([bare, home, anew]));
    const isLight = await measureView(bare, home);
    const areMany = await measureHotels();
    return isFast && isLight && areMany ? 0 : 1;
  } finally {
    await Promise.all([bareApp.stop(), product.stop()]);
  }
}

/**
 * @param {readonly Target[]} targets
 * @returns {Promise<Figures[]>}
 */
async function inTurn(targets) {
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  /** @type {Figures[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    /** @type {Figures[]} */
    const figures = [];
    for (const target of targets) figures.push(await load(target, SECONDS));
    rounds.push(figures);
  }
  return targets.map((_, index) => {
    const own = rounds.flatMap((figures) => figures[index] ?? []);
    const [best] = own.sort((one, other) => other.perSecond - one.perSecond);
    if (best === undefined) throw new Error('a round is missing');
    return best;
  });
}

/**
 * @param {Target} target
 * @param {number} duration seconds
 * @returns {Promise<Figures>}
 */
async function load({ what, port, pid, host, path = '/' }, duration) {
  const before = cpuTime(pid);
  const result = await autocannon({
    url: `http://localhost:${port}${path}`,
    idReplacement: true,
    connections: CONNECTIONS,
    duration,
    headers: { host: `${host}:${port}`, 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} refusals, ${result.errors} errors`);
  const cpu = (cpuTime(pid) - before) / Math.max(1, result.requests.total);
  return { what, cpu, perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** @param {readonly Figures[]} figures */
function report([bare, home, anew]) {
  if (bare === undefined || home === undefined || anew === undefined) throw new Error('a figure is missing');
  for (const { what, perSecond, cpu, p50, p99 } of [bare, home, anew]) {
    const share = (perSecond / bare.perSecond).toFixed(2);
    console.log(
      `${what}: ${perSecond.toFixed(0)}/s = ${share} × bare, ${cpu.toFixed(2)} ms of CPU, p50 ${p50} ms, p99 ${p99} ms`,
    );
  }
  // Below a millisecond autocannon says 0.
  const spread = home.p99 / Math.max(1, home.p50);
  return [
    within('requests from the cache ÷ bare', home.perSecond / bare.perSecond, { least: BUDGET.cached }),
    within(`p99 ÷ p50 at ${CONNECTIONS} connections`, spread, { most: BUDGET.spread }),
  ].every(Boolean);
}

/**
 * The CPU that the server spends on everything that a phone asks for until its first view is complete.
 *
 * @param {Target} bare
 * @param {Target} home
 */
async function measureView(bare, home) {
  const view = await requestsOfFirstView(home);
  const page = await cpuOf(bare.pid, () => sendAll(bare, [{ path: '/' }]));
  const whole = await cpuOf(home.pid, () => sendAll(home, view));
  console.log(`first view: ${view.length} requests, ${whole.toFixed(1)} ms of CPU; bare page: ${page.toFixed(1)} ms`);
  return within('CPU of a whole first view ÷ the bare HTML', whole / page, { most: BUDGET.view });
}

/**
 * @param {Target} target
 * @param {readonly { path: string, method?: string, headers?: Record<string, string>, body?: string }[]} requests
 */
async function sendAll({ port, host }, requests) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  // As browsers ask over HTTPS and on localhost.
  const common = {
    host: `${host}:${port}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    'content-type': 'application/json',
  };
  const one = (/** @type {typeof requests[number]} */ { path, method = 'GET', headers, body }) =>
    new Promise((done, fail) => {
      const sent = request(
        { host: 'localhost', port, path, method, headers: { ...common, ...headers }, agent },
        (response) => {
          response.resume().on('end', done).on('error', fail);
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  await Promise.all(requests.map(one));
  agent.destroy();
}

/**
 * Milliseconds of CPU of a process for one piece of work, once it is warm.
 *
 * @param {number | undefined} pid
 * @param {() => Promise<void>} work
 */
async function cpuOf(pid, work) {
  await repeat(WARM_UP_MS, work);
  const before = cpuTime(pid);
  const times = await repeat(MEASURED_MS, work);
  return (cpuTime(pid) - before) / times;
}

/** @param {number} ms @param {() => Promise<void>} work */
async function repeat(ms, work) {
  const until = performance.now() + ms;
  let times = 0;
  for (; performance.now() < until; times += 1) await work();
  return times;
}

process.exitCode = await main();
