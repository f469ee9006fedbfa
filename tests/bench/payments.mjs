// Measures what an order costs that is paid online at a payment service, beside one that is paid at the door, in the same run
// and on each store; and how fast the money of 1,000 accepted orders is charged. The service is a Stripe of this machine.
import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { within } from './parts/budget-line.mjs';
import { onEachStore, platformOptions } from './parts/stores.mjs';

const { startPlatform } = await import('@/tests/builders/platform/start-platform');
const { manyHotels } = await import('@/tests/builders/platform/hotel-files');
const { orderOf } = await import('@/tests/builders/platform/embedded-platform');
const { openDatabase } = await import('@/lib/platform/database/database');
const { deskKey } = await import('@/lib/platform/desk-key');
const { HOTEL_HEADER } = await import('@/lib/platform/routes/desk-routes');
const { stripeProvider } = await import('@/lib/platform/payments/stripe/stripe-provider');

const HOTELS = 4;
const ROUNDS = 8;
/** Orders of each kind in a round, one after the other. */
const EACH = 25;
/** Orders whose money is charged. */
const ORDERS = 1_000;
/** Orders at once while they are prepared, which is not measured. */
const AT_ONCE = 8;
/** Longer than the time in which staff can undo that they have accepted. */
const AFTER_ACCEPTING_MS = 20_000;
/** The charging is watched for so long. */
const WATCHED_MS = 20_000;

/** Of the small hotels of the tests. */
const AT_THE_DOOR = 2;
const ONLINE = 3;

const SECRET_KEY = 'sk_test_51TheKeyOfThisBenchmark0001';
const DESK_TOKEN = 'the key of this benchmark';

/** `ratio`: of an order that is paid online and one that is not, in time and in CPU. `perSecond`: orders that are charged. */
const BUDGET = { time: 3, cpu: 2.5, perSecond: 4 };

/**
 * @typedef {{ url: string, ask(message: 'pay' | 'count'): Promise<{ charged: number, wrong: number }>, stop(): void }} Peer
 * @typedef {import('@/lib/platform/app').Platform} Platform
 * @typedef {{ platform: Platform, url: string, peer: Peer, skip(milliseconds: number): void }} Setting
 * @typedef {{ code: string, uuid: string, token: string }} Placed
 */

/** @returns {Promise<Peer>} */
async function startPeer() {
  const child = fork('tests/bench/parts/stripe-process.mjs', [SECRET_KEY]);
  const next = () => new Promise((/** @type {(message: any) => void} */ done) => child.once('message', done));
  const { url } = await next();
  return {
    url,
    ask(message) {
      const answer = next();
      child.send(message);
      return answer;
    },
    stop: () => void child.kill(),
  };
}

/** @param {string} url @param {string} hotelsDir @param {Peer} peer */
async function open(url, hotelsDir, peer) {
  let skipped = 0;
  const now = () => new Date(Date.now() + skipped);
  const stripe = stripeProvider({
    accounts: () => [{ secretKey: SECRET_KEY, webhookSecrets: [], name: null }],
    webhookSecrets: [],
    capture: () => 'on_accept',
    origin: (hotel) => `https://${hotel}.example`,
    apiUrl: peer.url,
    now,
  });
  const paymentServices = {
    of: () => stripe,
    reader: () => null,
    capture: () => /** @type {const} */ ('on_accept'),
  };
  const options = { ...platformOptions(url, hotelsDir), deskToken: DESK_TOKEN, now, paymentServices };
  const { platform, imported } = await startPlatform(options);
  if (imported.failed.length > 0) throw new Error(JSON.stringify(imported.failed));
  const skip = (/** @type {number} */ milliseconds) => {
    skipped += milliseconds;
  };
  return { platform, url, peer, skip };
}

/** @param {Platform} platform @param {string} path @param {unknown} body @param {Record<string, string>} [headers] */
async function post(platform, path, body, headers = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  const request = new Request(`http://inside${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  const response = await platform.fetch(request);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

/**
 * Places an order at one of the hotels.
 *
 * @param {Platform} platform
 * @param {{ payment: number, hotel: number }} order `hotel`: from 1 on
 * @returns {Promise<Placed>}
 */
async function place(platform, { payment, hotel }) {
  const body = { ...orderOf('aurora', { payment }), hotel_id: hotel };
  const { pay_data } = await post(platform, '/api/v1/orders', body);
  const token = String(pay_data?.response.formUrl ?? '').replace('/pay/', '');
  return { code: `hotel-${String(hotel).padStart(4, '0')}`, uuid: body.uuid, token };
}

const hotelOf = (/** @type {number} */ place) => (place % HOTELS) + 1;
const middle = (/** @type {readonly number[]} */ values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Places a few orders one after the other. Returns the milliseconds of each, and the CPU of one.
 *
 * @param {Platform} platform
 * @param {number} payment
 */
async function batch(platform, payment) {
  /** @type {number[]} */
  const took = [];
  const before = process.cpuUsage();
  for (let number = 0; number < EACH; number += 1) {
    const from = performance.now();
    await place(platform, { payment, hotel: hotelOf(number) });
    took.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(before);
  return { took, cpu: (user + system) / 1000 / EACH };
}

/** Orders of both kinds in turn, so that what else the machine does hits both. @param {Platform} platform */
async function compareOrders(platform) {
  const kinds = [AT_THE_DOOR, ONLINE].map((payment) => ({
    payment,
    took: /** @type {number[]} */ ([]),
    cpu: /** @type {number[]} */ ([]),
  }));
  for (const { payment } of kinds) await batch(platform, payment);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of kinds) {
      const { took, cpu } = await batch(platform, kind.payment);
      kind.took.push(...took);
      kind.cpu.push(cpu);
    }
  const [door, online] = kinds.map(({ took, cpu }) => ({ time: middle(took), cpu: middle(cpu) }));
  if (door === undefined || online === undefined) throw new Error('a figure is missing');
  for (const [what, { time, cpu }] of /** @type {const} */ ([
    ['paid at the door', door],
    ['paid online', online],
  ]))
    console.log(`an order that is ${what}: median ${time.toFixed(2)} ms, ${cpu.toFixed(2)} ms of CPU`);
  return [
    within('time of an order, online ÷ at the door', online.time / door.time, { most: BUDGET.time }),
    within('CPU of an order, online ÷ at the door', online.cpu / door.cpu, { most: BUDGET.cpu }),
  ].every(Boolean);
}

/**
 * Does something for every item, a few at once.
 *
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} work
 */
async function workThrough(items, work) {
  /** @type {Result[]} */
  const results = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
}

/** Places orders, which are paid and accepted, so that their money is to be charged. @param {Setting} setting */
async function acceptOrders({ platform, peer, skip }) {
  const numbers = Array.from({ length: ORDERS }, (_, number) => number);
  const placed = await workThrough(numbers, (number) => place(platform, { payment: ONLINE, hotel: hotelOf(number) }));
  await peer.ask('pay');
  await workThrough(placed, ({ code, token }) => platform.payments.refresh(code, token));
  await workThrough(placed, ({ code, uuid }) => {
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, [HOTEL_HEADER]: code };
    return post(platform, `/api/desk/v1/orders/${uuid}/approve`, { expected_seconds: 600 }, headers);
  });
  skip(AFTER_ACCEPTING_MS);
}

/** Charges the money of many orders: as the job does it by itself, and then without a pause. @param {Setting} setting */
async function chargeOrders(setting) {
  const { platform, url, peer } = setting;
  await acceptOrders(setting);
  const database = openDatabase(url, console.error);
  const stepsLeft = async () => {
    const count = database.db.fn.countAll().as('count');
    return Number((await database.db.selectFrom('payment_step').select(count).executeTakeFirst())?.count);
  };
  const perSecond = await watchJob(platform, stepsLeft);
  await chargeRest(platform, stepsLeft);
  await database.close();
  const { charged, wrong } = await peer.ask('count');
  const isRight = charged === ORDERS && wrong === 0;
  console.log(
    isRight ? 'ok    every order is charged, each once' : `WRONG ${charged} are charged, ${wrong} of them wrongly`,
  );
  return within(`orders of ${HOTELS} hotels charged a second`, perSecond, { least: BUDGET.perSecond }) && isRight;
}

/** Orders that the job charges by itself in a second. @param {Platform} platform @param {() => Promise<number>} stepsLeft */
async function watchJob(platform, stepsLeft) {
  const from = performance.now();
  platform.moneyMover.start();
  while (performance.now() - from < WATCHED_MS && (await stepsLeft()) > 0) await wait(200);
  await platform.moneyMover.stop();
  return ((ORDERS - (await stepsLeft())) * 1000) / (performance.now() - from);
}

/** Charges what is left, and prints what each costs. @param {Platform} platform @param {() => Promise<number>} stepsLeft */
async function chargeRest(platform, stepsLeft) {
  const rest = await stepsLeft();
  if (rest === 0) return;
  const from = performance.now();
  const before = process.cpuUsage();
  while ((await stepsLeft()) > 0) await platform.moneyMover.runOnce();
  const { user, system } = process.cpuUsage(before);
  const perSecond = ((rest * 1000) / (performance.now() - from)).toFixed(0);
  console.log(
    `the last ${rest} without a pause: ${perSecond} a second, ${((user + system) / 1000 / rest).toFixed(2)} ms of CPU each`,
  );
}

const isRight = await onEachStore(async ({ kind, url }) => {
  console.log(`${kind}:`);
  const files = manyHotels(HOTELS);
  const peer = await startPeer();
  const setting = await open(url, files.dir, peer);
  try {
    const isCheap = await compareOrders(setting.platform);
    return (await chargeOrders(setting)) && isCheap;
  } finally {
    await setting.platform.close();
    peer.stop();
    files.dispose();
  }
});
process.exitCode = isRight ? 0 : 1;
