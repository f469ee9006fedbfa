// The desk of a busy shift, on a processor that is slowed down: how soon it shows its orders with 300 open ones and 100 chats beside 10
// orders, how long a tap on Accept takes, how soon an order appears, what 5,000 orders leave in memory, and what 30 open
// desks cost the server while nothing happens.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import '../../scripts/parts/typescript.mjs';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { within } from './parts/budget-line.mjs';
import { cpuTime } from './parts/cpu-time.mjs';
import { orderable, placeOrderNow } from './parts/guest-orders.mjs';
import { medianOf } from './parts/lighthouse-browser.mjs';
import { measureInBrowser } from './parts/measure-in-browser.mjs';
import { browserAgent, callDesk, openDesk } from './parts/open-desks.mjs';
import { beginChat, say } from './parts/seed-chat.mjs';
import { SLOWED } from './sheet/phone.mjs';

const { deskKey } = await import('@/lib/platform/desk-key');

const DESK_TOKEN = 'the operator of the measured screen';
const FEW = 10;
const MANY = 300;
const CHATS = 100;
/** How often each is measured; the median counts. */
const LOADS = 5;
const TAPS = 11;
const ARRIVALS = 5;
/** Orders that come and go while the desk is open, and after how many its memory is read for the first time. */
const PASSING = 5_000;
const FIRST_PASSING = 1_000;
const AT_ONCE = 8;
const IDLE_DESKS = 30;
const IDLE_SECONDS = 30;
const SETTLE_MS = 5_000;
const MOST = { opening: 1.5, tapMs: 100, arrivalMs: 1_000, growth: 1.1, idleShare: 0.05 };
const VIEWPORT = { width: 1280, height: 800 };

/** @typedef {import('@playwright/test').Page} Page */

async function main() {
  const code = firstDemoHotel();
  const env = { DESK_TOKEN, AUTOPILOT: 'off', MAX_DRAFTS_PER_ROOM: '10000' };
  return measureInBrowser(env, async ({ browser, port, pid }) => {
    const host = hostOf(code);
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, 'content-type': 'application/json' };
    const at = { port, host, code, headers, agent: browserAgent() };
    const hotel = await orderable(at);
    const page = await (await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' })).newPage();
    await signIn(page, `http://${host}:${port}/desk`, deskKey(DESK_TOKEN, code));
    const devtools = await page.context().newCDPSession(page);
    const slow = (/** @type {number} */ rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

    await place(hotel, FEW);
    await slow(SLOWED);
    const few = await opening(page);
    await slow(1);
    await place(hotel, MANY - FEW);
    for (let chat = 0; chat < CHATS; chat += 1) await say(at, await beginChat(at, code), 'Is the sauna open?');
    await slow(SLOWED);
    const many = await opening(page);
    console.log(
      `first tickets: ${few.toFixed(0)} ms with ${FEW} orders, ${many.toFixed(0)} ms with ${MANY} and ${CHATS} chats`,
    );
    const taps = await tapAccept(page);
    const arrivals = await arrive(page, hotel);
    await slow(1);
    const growth = await pass({ page, devtools, hotel, at });
    await page.close();
    const share = await idle(at, pid);
    return [
      within('first tickets with many orders ÷ with few', many / few, { most: MOST.opening }),
      within('ms from a tap on Accept to the next frame', taps, { most: MOST.tapMs }),
      within('ms from sending an order to its ticket', arrivals, { most: MOST.arrivalMs }),
      within(`memory after ${PASSING} orders ÷ after ${FIRST_PASSING}`, growth, { most: MOST.growth }),
      within(`share of a core for ${IDLE_DESKS} idle desks`, share, { most: MOST.idleShare }),
    ].every(Boolean)
      ? 0
      : 1;
  });
}

/** @param {Page} page @param {string} url @param {string} key */
async function signIn(page, url, key) {
  await page.goto(url);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByLabel('Staff key').fill(key);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('main').getByText('Live').waitFor();
}

/**
 * Places orders of guests, several at once.
 *
 * @param {import('./parts/guest-orders.mjs').Orderable} hotel
 * @param {number} count
 * @returns {Promise<string[]>} their uuids
 */
async function place(hotel, count) {
  /** @type {string[]} */
  const uuids = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, () => randomUUID());
    await Promise.all(some.map((uuid) => placeOrderNow(hotel, uuid)));
    uuids.push(...some);
  }
  return uuids;
}

/** @param {Page} page @returns {Promise<number>} milliseconds from the navigation to the first tickets */
async function opening(page) {
  /** @type {number[]} */
  const took = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.reload({ waitUntil: 'commit' });
    const shown = await page.waitForFunction(() =>
      document.querySelector('main article') === null ? 0 : performance.now(),
    );
    took.push(await shown.jsonValue());
    await wait(SETTLE_MS);
  }
  return medianOf(took, (time) => time);
}

/** @param {Page} page @returns {Promise<number>} milliseconds, as the browser measures an interaction */
async function tapAccept(page) {
  await page.evaluate(() => {
    const found = /** @type {number[]} */ ([]);
    Object.assign(window, { interactions: found });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') found.push(duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  const accept = page.getByRole('region', { name: 'New', exact: true }).getByRole('button', { name: /^Accept/ });
  for (let tap = 0; tap < TAPS; tap += 1) {
    await accept.first().click();
    await wait(1_500);
  }
  const took = await page.evaluate(() => /** @type {{ interactions?: number[] }} */ (window).interactions ?? []);
  // A tap that took less than the browser reports counts as what it reports at least.
  return medianOf([...took, ...Array.from({ length: Math.max(0, TAPS - took.length) }, () => 16)], (time) => time);
}

/**
 * @param {Page} page
 * @param {import('./parts/guest-orders.mjs').Orderable} hotel
 */
async function arrive(page, hotel) {
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time < ARRIVALS; time += 1) {
    const count = async () =>
      Number.parseInt((await page.locator('section[aria-label="New"] h2').textContent())?.replace(/\D/g, '') ?? '', 10);
    const before = await count();
    const sent = performance.now();
    await placeOrderNow(hotel, randomUUID());
    while ((await count()) === before) await wait(10);
    took.push(performance.now() - sent);
  }
  return medianOf(took, (time) => time);
}

/**
 * Lets orders come and be done while the desk is open, and compares its memory.
 *
 * @param {{ page: Page, devtools: import('@playwright/test').CDPSession, hotel: import('./parts/guest-orders.mjs').Orderable,
 *   at: import('./parts/open-desks.mjs').At }} run
 */
async function pass({ page, devtools, hotel, at }) {
  const used = async () => {
    await wait(SETTLE_MS);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const done = async (/** @type {number} */ count) => {
    for (const uuid of await place(hotel, count)) {
      await callDesk(at, `/orders/${uuid}/approve`, { expected_seconds: 600 });
      await callDesk(at, `/orders/${uuid}/done`, {});
    }
  };
  await done(FIRST_PASSING);
  const before = await used();
  await done(PASSING - FIRST_PASSING);
  const after = await used();
  console.log(`memory: ${(before / 1e6).toFixed(1)} MB, then ${(after / 1e6).toFixed(1)} MB (${await page.title()})`);
  return after / before;
}

/**
 * The share of a core that open desks cost while nothing happens.
 *
 * @param {import('./parts/open-desks.mjs').At} at
 * @param {number | undefined} pid
 */
async function idle(at, pid) {
  const desks = await Promise.all(Array.from({ length: IDLE_DESKS }, () => openDesk({ ...at, agent: browserAgent() })));
  await wait(SETTLE_MS);
  const before = cpuTime(pid);
  await wait(IDLE_SECONDS * 1000);
  const share = (cpuTime(pid) - before) / (IDLE_SECONDS * 1000);
  for (const desk of desks) desk.leave();
  return share;
}

process.exitCode = await main();
