// Taps. How often a guest taps for what guests want most often, and how long it takes on a phone that is slowed down,
// with a hand that needs no time. Typing is no tap, and the tap into a field is one.
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { launchBrowser } from './parts/lighthouse-browser.mjs';
import { undisturbed } from './parts/undisturbed-guest.mjs';
import { SLOWED } from './sheet/phone.mjs';
import '../../scripts/parts/typescript.mjs';

const { translationsOf } = await import('@/tests/e2e/guest');

const t = translationsOf('cala-verde', 'en');
const ROOM = '101';
const SATURDAY = 6;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ tap: (target: import('@playwright/test').Locator) => Promise<void>, taps: () => number, start: () => void }} Hand */

/** @param {Page} page */
const dialog = (page) => page.locator('dialog[open]').last();

/** @type {{ name: string, most: number, path: string, way: (page: Page, hand: Hand) => Promise<void> }[]} */
const WAYS = [
  {
    name: 'towels, from their card, a known guest',
    most: 2,
    path: '/products/703',
    way: async (page, hand) => {
      await askForTowels(page, hand);
      hand.start();
      await askForTowels(page, hand);
    },
  },
  {
    name: 'the same order again, from the open cart',
    most: 2,
    path: '/products/102',
    way: async (page, hand) => {
      await orderCake(page, hand);
      await page.keyboard.press('Escape');
      await cakeInCart(page, hand);
      hand.start();
      await consentAndSend(page, hand);
    },
  },
  {
    name: 'a table for Saturday at 20:00, from its list',
    most: 6,
    path: '/products/211',
    way: async (page, hand) => {
      hand.start();
      await hand.tap(page.getByRole('button', { name: 'A table by the sea' }));
      await hand.tap(dialog(page).locator(`[data-date="${nextSaturday()}"]`));
      await hand.tap(dialog(page).getByRole('button', { name: '20:00', exact: true }));
      await typeRoom(page, hand);
      await hand.tap(dialog(page).getByRole('checkbox').last());
      await hand.tap(dialog(page).locator('[data-part="order-bar"] button').last());
      await placed(page);
    },
  },
  {
    name: 'the first order of a dish with a required option, from its list, with the room of a printed code',
    most: 7,
    path: `/products/102?set-room=${ROOM}`,
    way: async (page, hand) => {
      hand.start();
      await hand.tap(page.getByRole('button', { name: 'Margherita pizza' }).first());
      await hand.tap(dialog(page).getByRole('radio').first());
      await hand.tap(dialog(page).locator('[data-part="order-bar"] > button'));
      await hand.tap(page.locator('[data-part="cart-bar"]'));
      await hand.tap(dialog(page).getByRole('radio').first());
      await consentAndSend(page, hand);
    },
  },
  {
    name: '“gluten free” to a dish, from home',
    most: 2,
    path: '/',
    way: async (page, hand) => {
      hand.start();
      await hand.tap(
        page
          .getByRole('link', { name: t('search') })
          .or(page.getByRole('searchbox'))
          .first(),
      );
      await page.getByRole('searchbox').fill('gluten free');
      await hand.tap(page.locator('main li > button, dialog[open] li > button').first());
      await dialog(page).getByRole('heading', { level: 2 }).waitFor();
    },
  },
];

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off', AUTOPILOT: 'off' } });
  const { browser } = await launchBrowser();
  try {
    let areWithin = true;
    for (const { name, most, path, way } of WAYS) {
      const { taps, ms } = await walked(browser, `http://${hostOf('cala-verde')}:${server.port}${path}`, way);
      areWithin = within(`${name}, ${(ms / 1000).toFixed(1)} s at ${SLOWED} ×, taps`, taps, { most }) && areWithin;
    }
    return areWithin ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: Page, hand: Hand) => Promise<void>} way
 */
async function walked(browser, url, way) {
  const context = await undisturbed(
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en', hasTouch: true, isMobile: true }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('load');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let taps = 0;
  let since = performance.now();
  await way(page, {
    tap: async (target) => {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
    start: () => {
      taps = 0;
      since = performance.now();
    },
  });
  const ms = performance.now() - since;
  await context.close();
  return { taps, ms };
}

/** @param {Page} page */
const placed = (page) => page.getByRole('heading', { name: t('order_placed') }).waitFor();

/** @param {Page} page @param {Hand} hand */
async function consentAndSend(page, hand) {
  await hand.tap(dialog(page).getByRole('checkbox').last());
  await hand.tap(dialog(page).locator('button[type=submit]'));
  await placed(page);
}

/** @param {Page} page @param {Hand} hand */
async function typeRoom(page, hand) {
  const room = dialog(page).getByLabel(t('room_number'));
  await hand.tap(room);
  await room.fill(ROOM);
}

/** @param {Page} page @param {Hand} hand */
async function askForTowels(page, hand) {
  await hand.tap(page.getByRole('button', { name: `${t('ask')}: Fresh towels` }));
  const room = dialog(page).getByLabel(t('room_number'));
  const send = dialog(page).getByRole('button', { name: t('request_send', { room: ROOM }) });
  await room.or(send).first().waitFor();
  if (await room.isVisible()) {
    await room.fill(ROOM);
    await hand.tap(dialog(page).getByRole('checkbox').last());
  }
  await hand.tap(send);
  await page.locator('dialog[open]').first().waitFor({ state: 'detached' });
  await page.getByText(t('request_sent')).waitFor();
}

/** @param {Page} page @param {Hand} hand */
async function cakeInCart(page, hand) {
  await hand.tap(page.getByRole('button', { name: `${t('add')}: Strawberry cake` }));
  await hand.tap(page.locator('[data-part="cart-bar"]'));
  await dialog(page).getByRole('checkbox').last().waitFor();
}

/** @param {Page} page @param {Hand} hand */
async function orderCake(page, hand) {
  await cakeInCart(page, hand);
  await dialog(page).getByRole('radio').first().check();
  await typeRoom(page, hand);
  await consentAndSend(page, hand);
}

/** The next Saturday in the hotel's days, today included only before its evening. */
function nextSaturday() {
  const now = new Date();
  const days = (SATURDAY - now.getDay() + 7) % 7 || 7;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return day.toISOString().slice(0, 10);
}

process.exitCode = await main();
