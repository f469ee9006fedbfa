// Measures a list of 660 products on a slow phone, without limits: from the end of a tap to the first frame that shows what it did, for "+",
// a heart, an order and a filter.
import { hotelOfSection } from './parts/hotel-of-section.mjs';
import { measureInBrowser } from './parts/measure-in-browser.mjs';
import { phone, SLOWED, touch, untilAtRest } from './sheet/phone.mjs';

const CODE = 'long';
const SECTION = 10;
const PRODUCTS = 660;
const HEADINGS = 12;
/** How often each tap is measured, without the first one: an odd number, so that the list ends as it was. */
const TIMES = 11;
const LOADS = 2;
const HEARTS_MS = 120_000;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const hotelOfManyProducts = () =>
  hotelOfSection(CODE, {
    title: 'Hotel of the long list',
    section: {
      id: SECTION,
      title: 'Kitchen',
      headings: Array.from({ length: HEADINGS }, (_, index) => ({ code: `h${index}`, title: `Heading ${index + 1}` })),
      products: Array.from({ length: PRODUCTS }, (_, index) => ({
        id: index + 1,
        title: `Dish ${index + 1}`,
        heading: `h${Math.floor((index * HEADINGS) / PRODUCTS)}`,
        price: ((index * 37) % 50) + 0.5,
        image: '/storage/emoji/1f355.webp',
        allergens: index % 3 === 0 ? ['gluten', 'milk'] : [],
        diets: index % 2 === 0 ? ['vegetarian'] : [],
      })),
    },
  });

async function main() {
  const hotel = hotelOfManyProducts();
  try {
    return await measureInBrowser({ HOTELS_DIR: hotel.dir }, async ({ browser, port }) => {
      const url = `http://${CODE}.localhost:${port}/products/${SECTION}`;
      const rows = [await opened(browser, url), ...(await taps(browser, url))];
      console.log(`${PRODUCTS} products under ${HEADINGS} headings, CPU ${SLOWED}× slower`);
      for (const row of rows) console.log(lineOf(row));
      return 0;
    });
  } finally {
    hotel.dispose();
  }
}

/** @typedef {{ what: string, took: number[] }} Row */

/**
 * The longest tasks of pages that load and come to rest.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Row>}
 */
async function opened(browser, url) {
  const { page, slow } = await phone(browser, url);
  await slow(SLOWED);
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time < LOADS; time++) {
    await page.reload();
    await lastHeart(page);
    took.push(await page.evaluate(longestTask));
  }
  await page.context().close();
  return { what: 'the longest task until all hearts are there', took };
}

/** Runs in the page. */
function longestTask() {
  return new Promise((/** @type {(longest: number) => void} */ done) => {
    const observer = new PerformanceObserver((list) =>
      done(Math.max(...list.getEntries().map(({ duration }) => duration))),
    );
    observer.observe({ type: 'longtask', buffered: true });
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Row[]>}
 */
async function taps(browser, url) {
  const { page, slow } = await phone(browser, url);
  await lastHeart(page);
  const tap = (/** @type {Locator} */ target, /** @type {Shown} */ shown) => tapOn({ page, slow }, target, shown);
  const add = await repeated((time) => {
    const dish = `Add: Dish ${time + 1}`;
    return tap(labelled(page, dish), {
      selector: `[aria-label="${dish}"]`,
      is: false,
    });
  });
  const heart = await repeated((time) => {
    const name = `Favourite: Dish ${time + 41}`;
    return tap(labelled(page, name), {
      selector: `[aria-label="${name}"][aria-pressed="true"]`,
      is: true,
    });
  });
  await page.locator('[data-part="list-chips"] button').tap();
  const drawer = page.locator('dialog[open]');
  const filter = await repeated((time) =>
    tap(drawer.getByRole('checkbox', { name: 'vegetarian' }), {
      selector: 'li:not([hidden]) > * > [aria-label="Favourite: Dish 2"]',
      is: time % 2 === 1,
    }),
  );
  // Of the first heading, the dearest dish, and the last one of the menu.
  const sort = await repeated((time) => {
    const [order, last] = time % 2 === 0 ? ['Price', 28] : ['As listed', 55];
    return tap(drawer.getByRole('radio', { name: String(order) }), {
      selector: `#list-h0 li:last-child [aria-label="Favourite: Dish ${last}"]`,
      is: true,
    });
  });
  await page.context().close();
  return [
    { what: '"+" shows its piece', took: add },
    { what: 'a heart is marked', took: heart },
    { what: 'a diet hides half of the list, or shows it again', took: filter },
    { what: 'the list is sorted', took: sort },
  ];
}

/** Looks seldom, because who looks in each frame keeps the page from coming to rest. @param {Page} page */
async function lastHeart(page) {
  const label = `Favourite: Dish ${PRODUCTS}`;
  const isThere = () => page.evaluate((text) => document.querySelector(`[aria-label="${text}"]`) !== null, label);
  for (const until = Date.now() + HEARTS_MS; !(await isThere()); ) {
    if (Date.now() > until) throw new Error('The hearts do not come');
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** By its attribute: to look for a role among so many buttons would keep the page busy. @param {Page} page @param {string} label */
const labelled = (page, label) => page.locator(`[aria-label="${label}"]`);

/** @param {(time: number) => Promise<number>} measure @returns {Promise<number[]>} without the first one, which loads code */
async function repeated(measure) {
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time <= TIMES; time++) took.push(await measure(time));
  return took.slice(1);
}

/**
 * @typedef {{ selector: string, is: boolean }} Shown what the page has after the tap, or has no longer
 * @param {{ page: Page, slow: (rate: number) => Promise<unknown> }} on
 * @param {Locator} target
 * @param {Shown} shown
 */
async function tapOn({ page, slow }, target, shown) {
  // Not below the bar or the header.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be touched cannot be seen');
  await page.evaluate(untilAtRest);
  await slow(SLOWED);
  const watch = await page.evaluateHandle(toFrame, shown);
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const took = await watch.evaluate(({ frame }) => frame);
  await slow(1);
  return took;
}

/**
 * Runs in the page. Measures from the end of a tap to the end of the first frame that shows what it did.
 *
 * @param {Shown} shown
 */
function toFrame({ selector, is }) {
  const frame = new Promise((/** @type {(took: number) => void} */ done) => {
    let tapped = 0;
    const begin = (/** @type {Event} */ { timeStamp }) => {
      tapped = timeStamp;
    };
    addEventListener('pointerup', begin, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (tapped === 0 || (document.querySelector(selector) !== null) !== is) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now() - tapped), { priority: 'user-blocking' }),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  // Returned inside an object: a returned promise would be awaited before the tap happens.
  return { frame };
}

/** @param {Row} row */
const lineOf = ({ what, took }) =>
  `${what}: median ${middle(took).toFixed(0)} ms, the longest ${Math.max(...took).toFixed(0)} ms`;

/** @param {readonly number[]} took */
const middle = (took) => [...took].sort((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0;

process.exitCode = await main();
