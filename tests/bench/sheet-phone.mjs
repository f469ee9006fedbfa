// A slow phone with the hotel of sixty options on it.
import { createRequire } from 'node:module';

const { devices } = createRequire(import.meta.url)('@playwright/test');

export const SLOWED = 4;

/** A phone on a page of the hotel, and how to slow its processor down.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url */
export async function phone(browser, url) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.product').first().waitFor();
  // The overlays' code comes on idle.
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const slow = (/** @type {number} */ rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow };
}

/** @param {import('@playwright/test').Page} page @param {string} title */
export async function open(page, title) {
  await page.locator('.product', { hasText: title }).tap();
  await page.locator('dialog[open] h2', { hasText: title }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
export async function close(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}
