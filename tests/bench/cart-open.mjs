// A cart of 50 lines on a slow phone: from the tap on its button to the first paint of the cart, and to all of its lines.
import { createRequire } from 'node:module';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { findOrInstallBrowser } from '../../scripts/parts/find-browser.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { openingBy, phone, SLOWED } from './sheet-phone.mjs';

const { chromium } = createRequire(import.meta.url)('@playwright/test');

const LINES = 50;
const OPENINGS = 22;
const OPEN_MS = 100;

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const executablePath = await findOrInstallBrowser();
  if (executablePath === null) return 1;
  const code = demoHotels()[0];
  if (code === undefined) throw new Error('This needs a hotel in hotels/');
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    const { section, cart } = await fullCart({ port: server.port, host: hostOf(code) }, code);
    const { page, slow } = await phone(browser, `http://${hostOf(code)}:${server.port}/products/${section}`);
    await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
    await page.reload();
    await page.waitForLoadState('networkidle');
    const carts = await openings({ page, slow, lines: LINES });
    await page.evaluate(emptyDialogInstead);
    const bare = await openings({ page, slow, lines: 0 });
    return tell(carts, bare);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @typedef {import('./sheet-phone.mjs').Opening} Opening
 * @param {{ page: import('@playwright/test').Page, slow: (rate: number) => Promise<unknown>, lines: number }} on
 */
async function openings({ page, slow, lines }) {
  /** @type {Opening[]} */
  const took = [];
  for (let time = 0; time < OPENINGS; time++) {
    const button = { target: page.locator('.cartbar'), parts: '.line', count: lines };
    took.push(await openingBy(page, button, () => slow(SLOWED)));
    await slow(1);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  return took;
}

/** Runs in the page: what the machine and the browser take by themselves. */
function emptyDialogInstead() {
  const instead = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    const dialog = document.createElement('dialog');
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  };
  addEventListener('click', instead, { capture: true });
}

/** @param {Opening[]} carts the first is of a page that has just come @param {Opening[]} bare */
function tell([first, ...later], bare) {
  if (first === undefined) throw new Error('the cart was never opened');
  const paint = middle(later.map((opening) => opening.paint));
  const whole = middle(later.map((opening) => opening.whole));
  console.log(`for comparison, an empty dialog: median ${middle(bare.map((each) => each.paint)).toFixed(1)} ms`);
  console.log(
    `${LINES} lines, CPU ${SLOWED}× slower, from the tap to the first paint of the cart, ${later.length} times:`,
  );
  console.log(
    `median ${paint.toFixed(1)} ms = ${(paint / OPEN_MS).toFixed(2)} of ${OPEN_MS} ms; the first time ${first.paint.toFixed(1)} ms`,
  );
  console.log(`with the lines that are out of sight: median ${whole.toFixed(1)} ms`);
  console.log(paint < OPEN_MS ? 'Within budget.' : 'Over budget.');
  return paint < OPEN_MS ? 0 : 1;
}

/**
 * A cart of the hotel's own products, with what a guest would have chosen in half of them.
 *
 * @param {{ port: number, host: string }} at
 * @param {string} code
 */
async function fullCart(at, code) {
  const { hotel } = await data(at, `/hotels/${code}`);
  const sections = await data(at, `/public/sections?hotel_uuid=${hotel.uuid}`);
  const { section } = await data(at, `/hotels/${code}/products/${sections[0].id}`);
  const { parent, products, ...facts } = section;
  const lines = Array.from({ length: LINES }, (_, place) => {
    const product = products[place % products.length];
    return {
      key: `line-${place}`,
      product: { ...product, property: answered(product.property) },
      quantity: (place % 3) + 1,
      total_price: product.price,
      from_recommendation: false,
      section: facts,
      parent_section: parent ?? facts,
      main_section: null,
    };
  });
  return { section: section.id, cart: { hotel_id: hotel.id, products: lines } };
}

/** @param {{ properties: { ptype_id: string, attrs: { id: number }[] }[] } | null} kit the first choice of everything */
function answered(kit) {
  if (kit === null) return null;
  const properties = kit.properties.map((option) => {
    const [first, ...others] = option.attrs;
    if (first === undefined) return option;
    if (option.ptype_id === 'select') return { ...option, value: first.id };
    return option.ptype_id === 'checkbox'
      ? { ...option, value: 'checked', attrs: [{ ...first, checked: true, quantity: 1 }, ...others] }
      : option;
  });
  return { ...kit, properties };
}

/** @param {{ port: number, host: string }} at @param {string} path */
async function data(at, path) {
  const answer = await ask({ ...at, path: `/api/v1${path}` });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return JSON.parse(answer.body.toString('utf8')).data;
}

/** @param {readonly number[]} took */
const middle = (took) => [...took].sort((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0;

process.exitCode = await main();
