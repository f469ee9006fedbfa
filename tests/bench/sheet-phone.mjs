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
  await page.getByRole('main').getByRole('button').first().waitFor();
  // The overlays' code comes on idle.
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const slow = (/** @type {number} */ rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow };
}

/** @param {import('@playwright/test').Page} page @param {string} title */
export async function open(page, title) {
  await page.getByRole('main').getByRole('button').filter({ hasText: title }).tap();
  await page.locator('dialog[open] h2', { hasText: title }).waitFor();
}

/** @param {import('@playwright/test').Page} page */
export async function close(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/**
 * Touches something by its place alone, because what a locator does around a touch would be measured with it, and tells
 * when what it opened could be seen.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ target: import('@playwright/test').Locator, parts: string, count: number }} what `parts`: a selector of what
 *   the overlay consists of, `count`: how many of them make the whole
 * @param {() => Promise<unknown>} [slowDown] done right before the touch
 * @returns {Promise<Opening>}
 */
export async function openingBy(page, { target, parts, count }, slowDown) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be touched cannot be seen');
  await page.evaluate(untilAtRest);
  await slowDown?.();
  const watch = await page.evaluateHandle(paintsOfOverlay, { parts, count });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return watch.evaluate(({ opening }) => opening);
}

/** Runs in the page: until nothing is left to do of what was opened or closed before. */
function untilAtRest() {
  const LOOKS = 5;
  const EVERY_MS = 100;
  const AT_REST_MS = 40;
  const MOST_LOOKS = 300;
  return new Promise((/** @type {(rested: void) => void} */ done, fail) => {
    let quiet = 0;
    let looks = 0;
    const look = (/** @type {IdleDeadline} */ deadline) => {
      quiet = deadline.timeRemaining() > AT_REST_MS ? quiet + 1 : 0;
      looks += 1;
      if (quiet === LOOKS) done();
      else if (looks === MOST_LOOKS) fail(new Error('The page does not come to rest'));
      else setTimeout(() => requestIdleCallback(look), EVERY_MS);
    };
    requestIdleCallback(look);
  });
}

/**
 * Runs in the page: from the moment in which the finger leaves the glass to the end of the first frame with the overlay
 * in it, and to the first with all of its parts. How long a finger rests is the guest's own; a tap is one when it ends.
 *
 * @typedef {{ paint: number, whole: number }} Opening milliseconds
 * @param {{ parts: string, count: number }} expected
 */
function paintsOfOverlay({ parts, count }) {
  const opening = new Promise((/** @type {(took: Opening) => void} */ done) => {
    let tapped = 0;
    let paint = 0;
    const isTapped = (/** @type {Event} */ { timeStamp }) => {
      tapped = timeStamp;
    };
    addEventListener('pointerup', isTapped, { capture: true, once: true });
    const afterPaint = (/** @type {(now: number) => void} */ then) =>
      // Right after the frame: before work that was put off until it is painted.
      requestAnimationFrame(() => scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' }));
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
  // Not the promise itself: it would be waited for, and nobody would touch anything.
  return { opening };
}
