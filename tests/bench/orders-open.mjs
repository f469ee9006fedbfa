// Measures My orders on a slow phone for a guest with 100 orders: from the tap to the first paint with cards.
import { measureInBrowser } from './parts/measure-in-browser.mjs';
import '../../scripts/parts/typescript.mjs';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { ask } from '../../scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from './parts/guest-orders.mjs';
import { emptyDialogInstead, openingBy, phone, SLOWED } from './sheet/phone.mjs';

const { deskKey } = await import('@/lib/platform/desk-key');

const ORDERS = 100;
/** Orders of one request, which My orders shows first. */
const AT_FIRST = 50;
const OPENINGS = 22;
/** Median milliseconds. */
const MOST_MS = 150;
/** At most this many times an empty dialog of the same run, where a machine is too slow for the milliseconds. Decision 142. */
const MOST_OF_EMPTY = 3;
const DESK_TOKEN = 'the key of this benchmark';

const main = () =>
  measureInBrowser({ AUTOPILOT: 'off', DESK_TOKEN }, async ({ browser, port }) => {
    const code = firstDemoHotel();
    const at = { port, host: hostOf(code), code };
    const uuids = await finishedOrders(at);
    const { page, slow } = await phone(browser, `http://${at.host}:${at.port}/products/${await firstSection(at)}`);
    await page.evaluate((stored) => localStorage.setItem('fs_uuids', JSON.stringify(stored)), uuids);
    // Not the idle network, because the event stream of the orders stays open.
    const read = page.waitForResponse((response) => response.url().includes('/orders/check'));
    await page.reload();
    await read;
    const target = page.getByRole('navigation').locator('[data-opens="orders"]');
    /** @param {number} count */
    const openings = async (count) => {
      /** @type {import('./sheet/phone.mjs').Opening[]} */
      const took = [];
      for (let time = 0; time < OPENINGS; time++) {
        took.push(await openingBy(page, { target, parts: 'article', count }, () => slow(SLOWED)));
        await slow(1);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      return took;
    };
    const orders = await openings(AT_FIRST);
    await page.evaluate(emptyDialogInstead);
    const empty = middle((await openings(0)).map(({ paint }) => paint));
    return report(orders, empty) ? 0 : 1;
  });

/** @param {import('./parts/guest-orders.mjs').At} at */
async function firstSection(at) {
  const read = async (/** @type {string} */ path) => JSON.parse((await ask({ ...at, path })).body.toString()).data;
  const { hotel } = await read(`/api/v1/hotels/${at.code}`);
  const [section] = await read(`/api/v1/public/sections?hotel_uuid=${hotel.uuid}`);
  return section.id;
}

/**
 * Places orders and finishes them. Returns their uuids, the oldest first.
 *
 * @param {import('./parts/guest-orders.mjs').At} at
 */
async function finishedOrders(at) {
  const hotel = await orderable(at);
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, at.code)}`, 'content-type': 'application/json' };
  const uuids = Array.from({ length: ORDERS }, () => crypto.randomUUID());
  for (const uuid of uuids) {
    await placeOrderNow(hotel, uuid);
    for (const action of ['approve', 'done']) {
      const path = `/api/desk/v1/orders/${uuid}/${action}`;
      const { status } = await ask({ ...at, path, method: 'POST', headers, body: '{}' });
      if (status !== 200) throw new Error(`${action} responded with ${status}`);
    }
  }
  return uuids;
}

/**
 * Prints the durations of the openings. Returns whether their median is within the budget.
 *
 * @param {readonly import('./sheet/phone.mjs').Opening[]} openings the first is on a page that has just loaded
 * @param {number} empty the median for an empty dialog
 */
function report([first, ...later], empty) {
  if (first === undefined) throw new Error('My orders was never opened');
  const paint = middle(later.map((opening) => opening.paint));
  const whole = middle(later.map((opening) => opening.whole));
  console.log(`CPU ${SLOWED}× slower, ${ORDERS} orders, ${later.length} openings`);
  console.log(
    `first paint: median ${paint.toFixed(1)} ms of ${MOST_MS} ms, ${(paint / empty).toFixed(2)} × an empty dialog, the first opening ${first.paint.toFixed(1)} ms`,
  );
  console.log(`with ${AT_FIRST} cards: median ${whole.toFixed(1)} ms, the first opening ${first.whole.toFixed(1)} ms`);
  const isWithin = paint < MOST_MS || paint < empty * MOST_OF_EMPTY;
  console.log(isWithin ? 'Within budget.' : 'Over budget.');
  return isWithin;
}

/** @param {readonly number[]} values */
const middle = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

process.exitCode = await main();
