// Measures the product sheet on a slow phone: from the tap to the first paint, and from a tick or a keystroke to the
// new price. Also checks which code a product loads.

import { createRequire } from 'node:module';
import { measureInBrowser } from '../parts/measure-in-browser.mjs';
import { undisturbed } from '../parts/undisturbed-guest.mjs';
import { CODE, hotelOfSixtyOptions, PRODUCTS, SECTION } from './hotel.mjs';
import { bareOpenings, firstOpenings, laterOpenings, paintOf, wholeOf } from './openings.mjs';
import { open, phone, ROUND_TRIP_MS, SLOWED } from './phone.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

const ANSWERS = 40;
const FIRST_PAINT_MS = 100;
const REPRICED_MS = 16;
/** A text that only the code of the calendar contains. A test fails when it is missing. */
const CALENDAR = 'gridcell';

async function main() {
  const hotel = hotelOfSixtyOptions();
  try {
    return await measureInBrowser({ HOTELS_DIR: hotel.dir }, async ({ browser, port }) => {
      const rows = await measure(browser, `http://${CODE}.localhost:${port}/products/${SECTION}`);
      console.log(
        `This machine gave ${Math.round(100 * shareOfCore())} % of a processor to one that asked for all of it.`,
      );
      for (const { what, took, most } of rows) {
        const ratio = most === null ? '' : ` = ${(middle(took) / most).toFixed(2)} of ${most} ms`;
        console.log(`${what}: median ${middle(took).toFixed(1)} ms${ratio}, p95 ${at(took, 0.95).toFixed(1)} ms`);
      }
      const over = rows.filter(({ took, most }) => most !== null && middle(took) >= most);
      const wrong = await calendarCode(browser, `http://${CODE}.localhost:${port}/products/${SECTION}`);
      console.log(wrong.length === 0 ? 'The calendar is fetched by what needs it alone.' : wrong.join('\n'));
      console.log(over.length === 0 ? 'Within budget.' : `Over budget: ${over.map(({ what }) => what).join('; ')}`);
      return over.length + wrong.length === 0 ? 0 : 1;
    });
  } finally {
    hotel.dispose();
  }
}

/** @typedef {{ what: string, took: number[], most: number | null }} Row */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Row[]>}
 */
async function measure(browser, url) {
  /** @type {Row[]} */
  const rows = [];
  const bare = await bareOpenings(browser, url);
  rows.push({ what: `for comparison, an empty dialog, CPU ${SLOWED}× slower`, took: bare.map(paintOf), most: null });
  for (const title of [PRODUCTS.plain, PRODUCTS.sixty]) {
    const cpu = `CPU ${SLOWED}× slower`;
    const first = await firstOpenings(browser, url, title);
    // At the very first tap the card's picture, title and price; everything else is still on its way.
    rows.push({
      what: `${title}: first paint, first tap, ${cpu}`,
      took: first.map(paintOf),
      most: FIRST_PAINT_MS + ROUND_TRIP_MS,
    });
    rows.push({ what: `${title}: everything, first tap, ${cpu}`, took: first.map(wholeOf), most: null });
    const later = await laterOpenings(browser, url, title);
    rows.push({ what: `${title}: first paint, later taps, ${cpu}`, took: later.map(paintOf), most: FIRST_PAINT_MS });
    rows.push({ what: `${title}: everything, later taps, ${cpu}`, took: later.map(wholeOf), most: null });
  }
  const { page, slow } = await phone(browser, url);
  await open(page, PRODUCTS.sixty);
  for (const rate of [1, SLOWED]) {
    await slow(rate);
    const cpu = rate === 1 ? '' : `, CPU ${rate}× slower`;
    rows.push({ what: `a tick reprices${cpu}`, took: await ticks(page), most: REPRICED_MS });
    rows.push({ what: `a keystroke reprices${cpu}`, took: await keystrokes(page), most: REPRICED_MS });
  }
  await page.context().close();
  return rows;
}

/** @param {import('@playwright/test').Page} page */
async function ticks(page) {
  const boxes = page.locator('dialog[open] input[type=checkbox]');
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time < ANSWERS; time++) {
    const box = boxes.nth(time % 6);
    await box.scrollIntoViewIfNeeded();
    const repriced = page.evaluate(toNewPrice);
    await box.evaluate((element) => element instanceof HTMLElement && element.click());
    took.push(await repriced);
  }
  return took.slice(5);
}

/** @param {import('@playwright/test').Page} page */
async function keystrokes(page) {
  const field = page.locator('dialog[open] input[type=text], dialog[open] textarea').first();
  await field.fill('');
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time < ANSWERS; time++) {
    // Typing the first letter adds the option's price and deleting it removes the price, so each key press changes the
    // price.
    const repriced = page.evaluate(toNewPrice);
    await field.press(time % 2 === 0 ? 'x' : 'Backspace');
    took.push(await repriced);
  }
  return took.slice(5);
}

/** Runs in the page. Measures from the event to the new price on the button. */
function toNewPrice() {
  return new Promise((/** @type {(took: number) => void} */ done) => {
    let from = 0;
    const begin = () => {
      from = performance.now();
    };
    addEventListener('click', begin, { capture: true, once: true });
    addEventListener('beforeinput', begin, { capture: true, once: true });
    const price = document.querySelector('dialog[open] [data-part="order-bar"] > button');
    if (price === null) throw new Error('there is no price');
    const watch = new MutationObserver(() => {
      watch.disconnect();
      removeEventListener('click', begin, { capture: true });
      removeEventListener('beforeinput', begin, { capture: true });
      done(performance.now() - from);
    });
    watch.observe(price, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * The errors in when the browser loads the code of the calendar.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function calendarCode(browser, url) {
  /** @type {string[]} */
  const wrong = [];
  for (const [title, needed] of /** @type {const} */ ([
    [PRODUCTS.sixty, false],
    [PRODUCTS.slots, true],
    [PRODUCTS.dates, true],
  ])) {
    const context = await undisturbed(await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' }));
    const page = await context.newPage();
    let scripts = '';
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts += await response.text();
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    if (scripts.includes(CALENDAR)) wrong.push('A page fetches the calendar before a product is opened.');
    await open(page, title);
    if (needed) await page.locator('dialog[open] [role=gridcell]').first().waitFor();
    await page.waitForLoadState('networkidle');
    if (scripts.includes(CALENDAR) !== needed) wrong.push(`${title}: the calendar was ${needed ? 'not ' : ''}fetched.`);
    await context.close();
  }
  return wrong;
}

/** The share of a processor that this process gets. With less than a whole processor every duration above is longer. */
function shareOfCore() {
  const [from, spent] = [performance.now(), process.cpuUsage()];
  while (performance.now() - from < 1000);
  const { user, system } = process.cpuUsage(spent);
  return Math.min(1, (user + system) / 1000 / (performance.now() - from));
}

/** @param {readonly number[]} took @param {number} share */
const at = (took, share) => [...took].sort((one, other) => one - other)[Math.floor(share * (took.length - 1))] ?? 0;

/** @param {readonly number[]} took */
const middle = (took) => at(took, 0.5);

process.exitCode = await main();
