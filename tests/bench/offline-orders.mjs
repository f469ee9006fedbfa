// 200 orders from two phones whose network comes and goes at random moments: every order arrives exactly once.
import { measureInBrowser } from './parts/measure-in-browser.mjs';
import '../../scripts/parts/typescript.mjs';
import { createRequire } from 'node:module';
import { hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { ask } from '../../scripts/parts/serve-built-app.mjs';
import { undisturbed } from './parts/undisturbed-guest.mjs';

const { seeded } = await import('@/tests/builders/generated/seeded');
const { deskKey } = await import('@/lib/platform/desk-key');
const { devices } = createRequire(import.meta.url)('@playwright/test');

const HOTEL = 'cala-verde';
const LIST = '/products/102';
const PRODUCT = 'Strawberry cake';
const DESK_TOKEN = 'the key of this benchmark';
const PHONES = 2;
const ORDERS_EACH = 100;
/** The network goes at most this long after the tap, in ms. */
const LATEST_CUT_MS = 120;
/** The longest time without a network, in ms. */
const LONGEST_MS = 1_500;
/** For one step of a phone. An order that takes three times as long is stuck, also where Playwright has no timeout. */
const STEP_TIMEOUT_MS = 60_000;
/** Orders of a phone after which a line says how far it is. */
const PROGRESS_EACH = 20;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {() => number} Random */
/** @typedef {(step: string) => void} Begin */

const main = () =>
  measureInBrowser({ AUTOPILOT: 'off', DESK_TOKEN }, async ({ browser, port }) => {
    const url = `http://${hostOf(HOTEL)}:${port}`;
    const begun = Date.now();
    const numbers = Array.from({ length: PHONES }, (_, index) => index + 1);
    const phones = await Promise.all(
      numbers.map((phone) => orderFromOnePhone(browser, { url, phone, random: seeded(phone) })),
    );
    const seconds = (Date.now() - begun) / 1000;
    return report({ phones, atDesk: await ordersAtTheDesk(port), seconds }) ? 0 : 1;
  });

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, phone: number, random: Random }} at
 */
async function orderFromOnePhone(browser, { url, phone, random }) {
  const context = await undisturbed(await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' }));
  await context.addCookies([{ name: 'lang', value: 'en', url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await page.goto(url);
  await page.mouse.move(40, 40);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active != null);
  const figures = { waited: 0, reopened: 0 };
  for (let number = 1; number <= ORDERS_EACH; number++) {
    const { reopened, waited } = await unlessStuck(`phone ${phone}, order ${number}`, (begin) =>
      orderOnce(page, { url, number, random, begin }),
    );
    if (reopened) figures.reopened++;
    if (waited) figures.waited++;
    if (number % PROGRESS_EACH === 0) console.log(`phone ${phone}: ${number} of ${ORDERS_EACH} orders`);
  }
  const { known } = await stored(page);
  await context.close();
  return { ...figures, known };
}

/**
 * @param {Page} page
 * @param {{ url: string, number: number, random: Random, begin: Begin }} at
 */
async function orderOnce(page, { url, number, random, begin }) {
  await fillCart(page, { url: `${url}${LIST}?order=${number}`, begin });
  begin('tap the order button');
  const network = cutNetwork(page.context(), random);
  // Awaited below, unless something else fails first.
  network.catch(() => undefined);
  await page.locator('dialog[open] button[type=submit]').click();
  const reopened = random() < 0.3;
  if (reopened) {
    begin('open the hotel again');
    await page.waitForTimeout(random() * LONGEST_MS);
    // The page may be one that the service worker has kept.
    await page.goto(url).catch(() => undefined);
  }
  begin('end the time without a network');
  await network;
  begin('wait for the outcome');
  return { reopened, waited: await untilOrdered(page, { url, number }) };
}

/**
 * What `work` returns. What fails or does not end says which step it was in.
 *
 * @template Result
 * @param {string} who
 * @param {(begin: Begin) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function unlessStuck(who, work) {
  let step = 'begin';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stuck = new Promise((/** @type {(never: never) => void} */ _never, fail) => {
    timer = setTimeout(
      () => fail(new Error(`nothing happens for ${(3 * STEP_TIMEOUT_MS) / 1000} s`)),
      3 * STEP_TIMEOUT_MS,
    );
  });
  const working = work((begun) => {
    step = begun;
  });
  // When `stuck` was first.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, stuck]);
  } catch (cause) {
    throw new Error(`${who} is stuck in the step "${step}"`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** @param {Page} page @param {{ url: string, begin: Begin }} at */
async function fillCart(page, { url, begin }) {
  begin('open the list');
  await page.goto(url);
  begin('put the product into the cart');
  await page.getByRole('main').getByRole('button').filter({ hasText: PRODUCT }).click();
  await page.locator('dialog[open] [data-part="order-bar"] > button').last().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  begin('open the cart');
  await page.locator('[data-part="cart-bar"]').click();
  begin('fill in the checkout');
  await fillCheckout(page);
}

/** @param {Page} page @param {{ timeout?: number }} [options] */
async function fillCheckout(page, options) {
  const form = page.locator('dialog[open] form');
  const change = form.locator('[data-part="checkout-summary"] button');
  const payment = form.getByRole('radio').first();
  await change.or(payment).waitFor(options);
  // From the second order on, one line stands for the fields.
  if (await change.isVisible()) await change.click(options);
  await payment.check(options);
  await form.locator('[name="room_number"]').fill('214', options);
  await form.getByRole('checkbox').last().check(options);
}

/** @param {import('@playwright/test').BrowserContext} context @param {Random} random */
async function cutNetwork(context, random) {
  await new Promise((done) => setTimeout(done, random() * LATEST_CUT_MS));
  await context.setOffline(true);
  await new Promise((done) => setTimeout(done, random() * LONGEST_MS));
  await context.setOffline(false);
}

/**
 * What the phone has stored. Tried again when the page changes meanwhile.
 *
 * @param {Page} page
 * @returns {Promise<{ known: string[], isPending: boolean, waits: boolean }>}
 */
async function stored(page) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await page.evaluate(() => {
        const intent = JSON.parse(localStorage.getItem('order-intent') ?? 'null');
        const known = JSON.parse(localStorage.getItem('fs_uuids') ?? '[]');
        return { known, isPending: intent !== null, waits: intent?.waitsSince != null };
      });
    } catch (error) {
      if (attempt === 20) throw error;
      await page.waitForTimeout(200);
    }
  }
}

/**
 * Waits until this phone knows its orders. One that waits is left to itself; one with an unknown outcome gets the tap of
 * its guest.
 *
 * @param {Page} page
 * @param {{ url: string, number: number }} at
 * @returns {Promise<boolean>} whether the order waited for a network
 */
async function untilOrdered(page, { url, number }) {
  let hasWaited = false;
  const until = Date.now() + STEP_TIMEOUT_MS;
  for (;;) {
    const { known, isPending, waits } = await stored(page);
    if (known.length >= number && !isPending) return hasWaited;
    if (Date.now() > until) throw new Error(`order ${number} has no outcome: ${JSON.stringify({ isPending, waits })}`);
    hasWaited ||= waits;
    if (!waits) await tapAgain(page, { url, isPending });
    await page.waitForTimeout(300);
  }
}

/**
 * Sends the order again, from a checkout that is open or can be opened. A page that was left before it kept the order has
 * an empty form again.
 *
 * @param {Page} page
 * @param {{ url: string, isPending: boolean }} at
 */
async function tapAgain(page, { url, isPending }) {
  const button = page.locator('dialog[open] button[type=submit]:not([aria-busy="true"])');
  const cart = page.locator('[data-part="cart-bar"]');
  const soon = { timeout: 1_000 };
  // Payments that could not be read.
  const retry = page.locator('dialog[open]').getByRole('button', { name: 'Try again', exact: true }).first();
  try {
    if (await retry.isVisible()) await retry.click(soon);
    else if (await button.isVisible()) {
      if (!isPending) await fillCheckout(page, soon);
      await button.click(soon);
    } else if (new URL(page.url()).origin !== url) await page.goto(url);
    else if (await cart.isVisible()) await cart.click(soon);
  } catch {
    // The page changed meanwhile. The next round looks at it again.
  }
}

/** @param {number} port @returns {Promise<string[]>} */
async function ordersAtTheDesk(port) {
  const uuids = [];
  for (const group of ['draft', 'pending', 'histories']) {
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, HOTEL)}` };
    const path = `/api/desk/v1/orders?group=${group}`;
    const { status, body } = await ask({ port, host: hostOf(HOTEL), path, headers });
    if (status !== 200) throw new Error(`the desk responded with ${status}`);
    for (const { uuid } of JSON.parse(body.toString()).data) uuids.push(uuid);
  }
  return uuids;
}

/**
 * @param {{ phones: readonly { waited: number, reopened: number, known: readonly string[] }[], atDesk: readonly string[],
 *   seconds: number }} figures
 */
function report({ phones, atDesk, seconds }) {
  const intended = PHONES * ORDERS_EACH;
  const sum = (/** @type {'waited' | 'reopened'} */ name) => phones.reduce((total, phone) => total + phone[name], 0);
  const known = phones.flatMap((phone) => phone.known);
  const twice = atDesk.length - new Set(atDesk).size;
  const isRight = atDesk.length === intended && twice === 0 && known.every((uuid) => atDesk.includes(uuid));
  console.log(
    `${intended} orders intended, ${atDesk.length} stored, ${twice} of them twice, ${known.length} known to the phones`,
  );
  console.log(`${sum('waited')} waited for a network, ${sum('reopened')} pages were reopened meanwhile`);
  console.log(`${seconds.toFixed(0)} s`);
  console.log(isRight ? 'Within budget.' : 'Not as it should be.');
  return isRight;
}

process.exitCode = await main();
