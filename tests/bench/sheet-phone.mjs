// A slow phone, a touch on it, and when what it opened can be seen.
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

/** A touch, by its place alone: what a locator does around a touch would be measured with it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} target */
export async function touchOn(page, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be touched cannot be seen');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Runs in the page: from the moment in which the finger leaves the glass to the end of the first frame with the overlay
 * in it, and to the first with all of its parts. How long a finger rests is the guest's own; a tap is one when it ends.
 *
 * @typedef {{ paint: number, whole: number }} Opening milliseconds
 * @param {{ parts: string, count: number }} expected
 */
export function paintsOfOverlay({ parts, count }) {
  return new Promise((/** @type {(took: Opening) => void} */ done) => {
    let tapped = 0;
    let paint = 0;
    const isTapped = (/** @type {Event} */ { timeStamp }) => {
      tapped = timeStamp;
    };
    addEventListener('pointerup', isTapped, { capture: true, once: true });
    const afterPaint = (/** @type {(now: number) => void} */ then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    let isWhole = false;
    const watch = new MutationObserver(() => {
      const overlay = document.querySelector('dialog[open]');
      if (overlay === null) return;
      if (paint === 0) {
        paint = -1;
        afterPaint((now) => {
          paint = now - tapped;
        });
      }
      if (isWhole || overlay.querySelectorAll(parts).length < count) return;
      isWhole = true;
      watch.disconnect();
      afterPaint((now) => done({ paint, whole: now - tapped }));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  });
}
