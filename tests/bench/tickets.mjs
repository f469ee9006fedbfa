// Measures how soon a ticket is ready at a printer after its order was sent, at a printer that polls and at one to which the server
// connects, and what the polls of 20 printers cost the server.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import '../../scripts/parts/typescript.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { cpuTime } from './parts/cpu-time.mjs';
import { percentile } from './parts/listening-guests.mjs';

const { manyHotels } = await import('@/tests/builders/platform/hotel-files');
const { bodyFor, JUICE } = await import('@/tests/builders/tickets/printing-platform');
const { deskKey } = await import('@/lib/platform/desk-key');
const { printerSecret } = await import('@/lib/platform/tickets/printer-secret');
const { cloudPrntPrinter } = await import('@/tests/peers/cloudprnt-printer');
const { startEscPosPrinter } = await import('@/tests/peers/escpos-printer');

const HOTEL = 'hotel-0001';
const HOST = `${HOTEL}.localhost`;
const DESK_TOKEN = 'the operator of the measured printers';
const PRINTERS = 20;
const POLL_MS = 5_000;
/** Orders of each kind of printer, and the time from one to the next. */
const ORDERS = 100;
const PAUSE_MS = 250;
/** How long the CPU of the server is watched, with the polls and without. */
const WATCHED_MS = 60_000;
const SETTLE_MS = 10_000;

const BUDGET = { readyMs: 1_000, corePercent: 2 };

/** @typedef {import('@/tests/peers/cloudprnt-printer').CloudPrntPrinter} CloudPrntPrinter */
/** @typedef {import('@/tests/peers/escpos-printer').EscPosPrinter} EscPosPrinter */
/** @typedef {import('@/tests/builders/platform/hotel-files').HotelFiles} HotelFiles */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const files = manyHotels(2);
  const bar = await startEscPosPrinter();
  addPrinters(files, bar);
  const env = { HOTELS_DIR: files.dir, DESK_TOKEN, RATE_LIMITS: 'off' };
  const server = await serveBuiltApp({ env });
  try {
    const cloud = cloudPrinters(server.port);
    await seePrinters(server.port, cloud[0], bar);
    const isSoon = await measureOrders(server.port, { kitchen: cloud[0], bar });
    return (await measurePolls(server.pid, cloud)) && isSoon ? 0 : 1;
  } finally {
    await server.stop();
    await bar.close();
    files.dispose();
  }
}

/** Gives the hotel 20 printers that poll, the first one for the kitchen, and one of the other kind. @param {HotelFiles} files @param {EscPosPrinter} bar */
function addPrinters(files, { host, port }) {
  const polling = Array.from({ length: PRINTERS }, (_, place) => ({
    ...{ id: `printer-${place}`, title: `Printer ${place}`, kind: 'cloudprnt', width: 80 },
  }));
  files.change(`${HOTEL}/hotel.json`, (hotel) => {
    /** @type {Record<string, unknown>} */ (hotel.ext_data).desk = {
      printers: [...polling, { id: 'bar', title: 'Bar', kind: 'escpos', width: 58, host, port }],
      stations: [
        { id: 'kitchen', title: 'Kitchen', sections: [10], printer: 'printer-0' },
        { id: 'bar', title: 'Bar', sections: [20], printer: 'bar' },
      ],
    };
  });
  files.change(`${HOTEL}/sections/20-wellness.json`, (section) => {
    section.products = [{ id: JUICE, title: 'Juice', price: 3 }];
  });
}

/** @param {number} port @returns {CloudPrntPrinter[]} */
function cloudPrinters(port) {
  /** @param {Request} request */
  const send = async (request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const headers = { ...Object.fromEntries(request.headers), 'content-length': String(Buffer.byteLength(text)) };
    const path = `${pathname}${search}`;
    const { status, body } = await ask({ port, host: HOST, path, method: request.method, headers, body: text });
    return new Response(body.length === 0 ? null : new Uint8Array(body), { status });
  };
  return Array.from({ length: PRINTERS }, (_, place) => {
    const user = `printer-${place}`;
    const password = printerSecret(DESK_TOKEN, HOTEL, user);
    return cloudPrntPrinter({ url: `http://${HOST}/printers/${user}`, user, password, send });
  });
}

/** There are tickets for a printer once it was seen. @param {number} port @param {CloudPrntPrinter | undefined} kitchen @param {EscPosPrinter} bar */
async function seePrinters(port, kitchen, bar) {
  await kitchen?.poll();
  const printed = new Promise((/** @type {(paper: unknown) => void} */ done) => {
    bar.onPaper = done;
  });
  const headers = {
    authorization: `Bearer ${deskKey(DESK_TOKEN, HOTEL)}`,
    'content-type': 'application/json',
    'content-length': '2',
  };
  const path = '/api/desk/v1/printers/bar/test';
  const response = await ask({ port, host: HOST, path, method: 'POST', headers, body: '{}' });
  if (response.status !== 200) throw new Error(`a test was refused: ${response.status} ${response.body}`);
  await printed;
}

/** @param {number} port @param {readonly ('kitchen' | 'bar')[]} stations */
async function order(port, stations) {
  const body = JSON.stringify({ ...bodyFor('aurora', stations), uuid: randomUUID() });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const response = await ask({ port, host: HOST, path: '/api/v1/orders', method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`an order was refused: ${response.status} ${response.body}`);
}

/** @param {number} port @param {{ kitchen: CloudPrntPrinter | undefined, bar: EscPosPrinter }} printers */
async function measureOrders(port, { kitchen, bar }) {
  if (kitchen === undefined) throw new Error('a printer is missing');
  /** @type {{ polled: number[], printed: number[] }} */
  const took = { polled: [], printed: [] };
  for (let number = 0; number < ORDERS; number += 1) {
    let from = performance.now();
    await order(port, ['kitchen']);
    // The printer asks at once, as if its poll were due: how often it asks is its own setting.
    kitchen.behave = (moment) => {
      if (moment === 'fetch') took.polled.push(performance.now() - from);
      return 'go on';
    };
    if (!(await kitchen.poll())) throw new Error('no job was ready');
    await wait(PAUSE_MS);
    const printed = new Promise((/** @type {(paper: unknown) => void} */ done) => {
      bar.onPaper = done;
    });
    from = performance.now();
    await order(port, ['bar']);
    await printed;
    took.printed.push(performance.now() - from);
    await wait(PAUSE_MS);
  }
  const p95 = (/** @type {readonly number[]} */ times) =>
    percentile(
      times.toSorted((one, other) => one - other),
      0.95,
    );
  const budget = { most: BUDGET.readyMs };
  return [
    within('ms from sending an order to its job in the answer to a poll, p95', p95(took.polled), budget),
    within(
      'ms from sending an order to its paper at a printer that the server connects to, p95',
      p95(took.printed),
      budget,
    ),
  ].every(Boolean);
}

/** @param {number | undefined} pid @param {readonly CloudPrntPrinter[]} printers */
async function measurePolls(pid, printers) {
  await wait(SETTLE_MS);
  const idle = await watched(pid);
  const stops = await Promise.all(
    printers.map(async (printer, place) => {
      await wait((place * POLL_MS) / PRINTERS);
      return printer.start(POLL_MS);
    }),
  );
  await wait(SETTLE_MS);
  const before = answers(printers);
  const polling = await watched(pid);
  const polls = answers(printers) - before;
  for (const stop of stops) stop();
  const wrong = printers.flatMap(({ statuses }) => statuses).filter((status) => status !== 200).length;
  console.log(
    `${polls} polls in ${WATCHED_MS / 1000} s, ${wrong} refused; the idle server takes ${idle.toFixed(2)} % of a core`,
  );
  const isComplete = wrong === 0 && polls >= (PRINTERS * WATCHED_MS) / POLL_MS - PRINTERS;
  const cost = { most: BUDGET.corePercent };
  return (
    within(`% of a core that ${PRINTERS} printers cost which poll every ${POLL_MS / 1000} s`, polling - idle, cost) &&
    isComplete
  );
}

const answers = (/** @type {readonly CloudPrntPrinter[]} */ printers) =>
  printers.reduce((sum, { statuses }) => sum + statuses.length, 0);

/** The share of a core that the server takes, in percent. @param {number | undefined} pid */
async function watched(pid) {
  const [cpu, from] = [cpuTime(pid), performance.now()];
  await wait(WATCHED_MS);
  return ((cpuTime(pid) - cpu) / (performance.now() - from)) * 100;
}

process.exitCode = await main();
