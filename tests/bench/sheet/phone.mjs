// A slow phone for benchmarks: taps on a page and measures when the opened overlay is visible.
import { createRequire } from 'node:module';
import { undisturbed } from '../parts/undisturbed-guest.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

export const SLOWED = 4;

export const ROUND_TRIP_MS = 150;

/** How long a finger rests on the screen in a quick tap. */
const TOUCH_MS = 80;

/**
 * Opens a page of the hotel on a phone. Returns the page and functions that slow its processor and its network down.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function phone(browser, url) {
  const options = { ...devices['Pixel 7'], locale: 'en-GB', reducedMotion: /** @type {const} */ ('reduce') };
  const context = await undisturbed(await browser.newContext(options));
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('main').getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const slow = (/** @type {number} */ rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  /** Lets everything that is requested from now on take as long as over a mobile network. */
  const goOutside = async () => {
    await devtools.send('Network.enable');
    const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { ...line, latency: ROUND_TRIP_MS });
  };
  return { page, slow, goOutside };
}

/** @param {import('@playwright/test').Page} page @param {string} title */
export async function open(page, title) {
  await page.getByRole('main').getByRole('button').filter({ hasText: title }).tap();
  // Its placeholder has the title too.
  await page.locator('dialog[open]', { hasText: title }).locator('[data-part="order-bar"]').waitFor();
}

/** @param {import('@playwright/test').Page} page */
export async function close(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/**
 * Taps a target at its position, because a locator's own work around a tap would be measured too, and measures when the
 * opened overlay is visible.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ target: import('@playwright/test').Locator, parts: string, count: number }} what `parts`: a selector for the
 *   parts of the overlay; `count`: the number of parts of the complete overlay
 * @param {() => Promise<unknown>} [slowDown] called right before the tap
 * @returns {Promise<Opening>}
 */
export async function openingBy(page, { target, parts, count }, slowDown) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be touched cannot be seen');
  await page.evaluate(untilAtRest);
  await slowDown?.();
  const watch = await page.evaluateHandle(paintsOfOverlay, { parts, count });
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return watch.evaluate(({ opening }) => opening);
}

/**
 * Playwright's own tap ends in the moment in which it begins, so that what is done at its beginning would delay its end.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number }} index
 */
export async function touch(page, index) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [index] });
  await new Promise((done) => setTimeout(done, TOUCH_MS));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Runs in the page. Waits until the page has no more work from an earlier opening or closing. */
export function untilAtRest() {
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
 * Runs in the page. Measures from the end of the tap to the end of the first frame that contains the overlay, and to
 * the first frame that contains all its parts. The time for which the finger rests on the glass does not count.
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
      // Runs right after the frame, before work that was deferred until the paint.
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
  // Returned inside an object: a returned promise would be awaited before the tap happens.
  return { opening };
}

/**
 * Runs in the page. Replaces what the next taps open with an empty dialog, to measure the time that the machine and the
 * browser need themselves.
 */
export function emptyDialogInstead() {
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
