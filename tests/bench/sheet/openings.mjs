// Measures product sheets: from the tap on a product to the first paint of its sheet, and to the paint of all its
// options.
import { PRODUCTS } from './hotel.mjs';
import { close, openingBy, phone, SLOWED } from './phone.mjs';

const FIRST_OPENINGS = 7;
const LATER_OPENINGS = 14;

/** @typedef {import('./phone.mjs').Opening} Opening */
export const paintOf = (/** @type {Opening} */ { paint }) => paint;
export const wholeOf = (/** @type {Opening} */ { whole }) => whole;

/**
 * The time that the machine and the browser need themselves: a dialog with a heading, opened by a tap on the same page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
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
    found.push(await openingBy(page, product(page, PRODUCTS.plain, 0)));
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  return found.slice(2);
}

/**
 * Openings on a page that has just loaded, which has fetched nothing of the sheet.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} title
 */
export async function firstOpenings(browser, url, title) {
  /** @type {Opening[]} */
  const found = [];
  for (let time = 0; time < FIRST_OPENINGS; time++) {
    const { page, slow, goOutside } = await phone(browser, url);
    await goOutside();
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
  const target = product(page, title, title === PRODUCTS.sixty ? 60 : 1);
  const took = await openingBy(page, target, () => slow(SLOWED));
  await slow(1);
  return took;
}

/** @param {import('@playwright/test').Page} page @param {string} title @param {number} count number of its options */
const product = (page, title, count) => ({
  target: page.getByRole('main').getByRole('button').filter({ hasText: title }),
  parts: 'legend, label[for$="-field"]',
  count,
});
