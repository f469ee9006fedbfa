// Attacks a server in four ways while another guest opens the home page. Measures the memory and the CPU that each costs,
// and how much longer the other guest waits. Attackers come from another address of this machine, so that the guest's own
// limits stay untouched.
import { request } from 'node:http';
import { connect } from 'node:net';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { ask, freePort, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';

const ATTACKER = '127.0.0.2';
const MEGABYTE = 1_000_000;
const CONNECTIONS = 5;
/** Requests that one connection sends without reading a response. */
const PIPELINED = 1_500;
const REQUESTS = 300;
const GUEST_VISITS = 200;

const LIMITS = {
  memoryMB: 50,
  cpuMs: 20,
  /** Times the median of a kept home, about 1 ms. An answer that is rendered takes 3 to 6 ms, which another guest waits. */
  waiting: 2,
};

/** @typedef {{ port: number, metricsPort: number, host: string }} Target */

/** @param {number} metricsPort */
async function readUse(metricsPort) {
  const text = (await ask({ port: metricsPort, path: '/metrics' })).body.toString();
  const value = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    memoryMB: value('process_resident_memory_bytes') / MEGABYTE,
    cpuMs: value('process_cpu_seconds_total') * 1_000,
  };
}

/**
 * Sends one request from the attacker's address and reads the response.
 *
 * @param {{ port: number, host: string, path: string }} target
 * @returns {Promise<number>} the status
 */
const attack = ({ port, host, path }) =>
  new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', localAddress: ATTACKER, port, path, headers: { host }, agent: false });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    });
    sent.on('error', fail);
    sent.end();
  });

/** @param {{ port: number, host: string }} target */
async function visit({ port, host }) {
  const begun = performance.now();
  const { status } = await ask({ port, host, path: '/' });
  if (status !== 200) throw new Error(`the guest got ${status}`);
  return performance.now() - begun;
}

/** The median of a guest's visits, in ms. @param {Target} target @param {number} count */
async function medianVisit(target, count = GUEST_VISITS) {
  const times = [];
  for (let index = 0; index < count; index += 1) times.push(await visit(target));
  return times.sort((one, other) => one - other)[count >> 1] ?? 0;
}

/**
 * Requests as many addresses as `REQUESTS`, one after the other: the guest then waits for one answer at most, so that the
 * ratio shows what an answer costs, and not how many connections the attacker has.
 *
 * @param {Target} target
 * @param {(index: number) => { host: string, path: string }} addressOf
 */
async function requestAll({ port }, addressOf) {
  /** @type {Map<number, number>} */
  const statuses = new Map();
  for (let index = 0; index < REQUESTS; index += 1) {
    const status = await attack({ port, ...addressOf(index) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

/** @param {Target} target */
async function pipelining(target) {
  const quiet = await medianVisit(target);
  const before = await readUse(target.metricsPort);
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: ATTACKER }).pause();
    // The server may end what asks for too much.
    socket.on('error', () => undefined);
    socket.write(`GET / HTTP/1.1\r\nhost: ${target.host}\r\n\r\n`.repeat(PIPELINED));
    return socket;
  });
  const during = await medianVisit(target);
  const after = await readUse(target.metricsPort);
  for (const socket of sockets) socket.destroy();
  return { waiting: during / quiet, memoryMB: (after.memoryMB - before.memoryMB) / CONNECTIONS };
}

/**
 * @param {Target} target
 * @param {(index: number) => { host: string, path: string }} addressOf
 */
async function flood(target, addressOf) {
  const before = await readUse(target.metricsPort);
  const statuses = await requestAll(target, addressOf);
  const after = await readUse(target.metricsPort);
  const cpuMs = (after.cpuMs - before.cpuMs) / REQUESTS;
  const quiet = await medianVisit(target);
  // Again, beside the guest, whose own visits would count in the CPU.
  let isOver = false;
  const again = (async () => {
    while (!isOver) await requestAll(target, addressOf);
  })();
  const during = await medianVisit(target);
  isOver = true;
  await again;
  return { waiting: during / quiet, cpuMs, statuses };
}

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const [code = ''] = demoHotels();
  const host = hostOf(code);
  const metricsPort = await freePort();
  const server = await serveBuiltApp({ env: { METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' } });
  const target = { port: server.port, metricsPort, host };
  const results = [];
  try {
    // The first visits render and compile.
    console.log(`a guest alone: median ${(await medianVisit(target)).toFixed(2)} ms for home`);
    const pipelined = await pipelining(target);
    results.push(
      within('pipelining: MB of memory a connection', Math.max(0, pipelined.memoryMB), { most: LIMITS.memoryMB }),
      within('pipelining: another guest’s home, times its median', pipelined.waiting, { most: LIMITS.waiting }),
    );
    const spellings = ['offline packs of', 'pages below', 'missing files of'];
    const addresses = [
      (/** @type {number} */ index) => ({ host: `a${index}.${host}`, path: '/offline-pack/en' }),
      (/** @type {number} */ index) => ({ host: `a${index}.b.${host}`, path: '/' }),
      (/** @type {number} */ index) => ({ host, path: `/flags/x${index}.svg` }),
    ];
    for (const [index, addressOf] of [...addresses, () => ({ host, path: '/offline-pack/en' })].entries()) {
      const what = spellings[index] === undefined ? 'a kept offline pack' : `${spellings[index]} ${REQUESTS} addresses`;
      const { waiting, cpuMs, statuses } = await flood(target, addressOf);
      console.log(`${what}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
      console.log(`      ${what}: another guest’s home, times its median: ${waiting.toFixed(2)}`);
      results.push(within(`${what}: ms of CPU an answer`, cpuMs, { most: LIMITS.cpuMs }));
    }
  } finally {
    await server.stop();
  }
  return results.every(Boolean) ? 0 : 1;
}

process.exitCode = await main();
