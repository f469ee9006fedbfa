// From the tap on a product to the first paint of its sheet, and to all of its options.
import { PRODUCTS } from './sheet-hotel.mjs';
import { close, phone, SLOWED } from './sheet-phone.mjs';

const FIRST_OPENINGS = 7;
const LATER_OPENINGS = 14;

/** @typedef {{ paint: number, whole: number }} Opening */
export const paintOf = (/** @type {Opening} */ { paint }) => paint;
export const wholeOf = (/** @type {Opening} */ { whole }) => whole;

/** What the machine and the browser take themselves: a dialog with a heading, opened by a tap on the same page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url */
export async function bareOpenings(browser, url) {
  const { page, slow } = await phone(browser, url);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(Object.assign(document.createElement('h2'), { className: 'field', textContent: 'Empty' }));
    document.body.append(dialog);
    const instead = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
      dialog.showModal();
    };
    addEventListener('click', instead, { capture: true });
  });
  await slow(SLOWED);
  /** @type {Opening[]} */
  const found = [];
  for (let time = 0; time < LATER_OPENINGS; time++) {
    const tap = await tapOn(page, PRODUCTS.plain);
    const painted = page.evaluate(paintsOfSheet, 1);
    await tap();
    found.push(await painted);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  return found.slice(2);
}

/** On a page that has just come: its code is here and has drawn nothing yet.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} title */
export async function firstOpenings(browser, url, title) {
  /** @type {Opening[]} */
  const found = [];
  for (let time = 0; time < FIRST_OPENINGS; time++) {
    const { page, slow } = await phone(browser, url);
    found.push(await opening(page, slow, title));
    await page.context().close();
  }
  return found;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} title
 */
export async function laterOpenings(browser, url, title) {
  const { page, slow } = await phone(browser, url);
  /** @type {Opening[]} */
  const found = [];
  for (let time = 0; time < LATER_OPENINGS; time++) {
    found.push(await opening(page, slow, title));
    await close(page);
  }
  await page.context().close();
  return found.slice(2);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {(rate: number) => Promise<unknown>} slow
 * @param {string} title
 */
async function opening(page, slow, title) {
  const fields = title === PRODUCTS.sixty ? 60 : 1;
  const tap = await tapOn(page, title);
  await slow(SLOWED);
  const painted = page.evaluate(paintsOfSheet, fields);
  await tap();
  const took = await painted;
  await slow(1);
  return took;
}

/** A touch on a product, by its place alone: what a locator does around a touch would be measured with it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} title */
async function tapOn(page, title) {
  const product = page.locator('.product', { hasText: title });
  await product.scrollIntoViewIfNeeded();
  const box = await product.boundingBox();
  if (box === null) throw new Error(`${title} cannot be seen`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: from the touch to the end of the first frame with the sheet in it, and with all its options.
 *
 * @param {number} fields */
function paintsOfSheet(fields) {
  return new Promise((/** @type {(took: { paint: number, whole: number }) => void} */ done) => {
    let tapped = 0;
    let paint = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        tapped = timeStamp;
      },
      { capture: true, once: true },
    );
    const afterPaint = (/** @type {(now: number) => void} */ then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    let isWhole = false;
    const watch = new MutationObserver(() => {
      const sheet = document.querySelector('dialog[open]');
      if (sheet === null) return;
      if (paint === 0) {
        paint = -1;
        afterPaint((now) => {
          paint = now - tapped;
        });
      }
      if (isWhole || sheet.querySelectorAll('fieldset, .field').length < fields) return;
      isWhole = true;
      watch.disconnect();
      afterPaint((now) => done({ paint, whole: now - tapped }));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  });
}
