// A first visit to home on a slow line, and a tap on a tile once the page is at rest.
import { createRequire } from 'node:module';
import { SLOWED, untilAtRest } from '../sheet/phone.mjs';
import { longestRun, trace } from './main-thread.mjs';
import { paintOfPage } from './page-paint.mjs';
import { SLOW_LINE } from './page-visits.mjs';
import { undisturbed } from './undisturbed-guest.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

/** How long a finger rests on the screen in a quick tap. */
const TOUCH_MS = 80;
/** Tells the page's thread from others in a trace. */
const MARK = 'at rest';
const TILE = 'main li a[data-page]';

/**
 * @typedef {{ path: string, took: number, requests: string[] }} Tap took: milliseconds from the end of the tap to the
 *   end of the first frame with the list; requests: in that time
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {{ firstInput: number }} when how many milliseconds before the tap the guest does something for the first time,
 *   at which the service worker starts; 0: the tap is the first
 * @returns {Promise<Tap>}
 */
export async function tapAtRest(browser, home, { firstInput }) {
  const context = await phoneOf(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    await page.evaluate(untilAtRest);
    await page.waitForLoadState('networkidle');
    const tile = page.locator(TILE).first();
    const box = await tile.boundingBox();
    if (box === null) throw new Error('The first tile cannot be seen');
    const path = new URL((await tile.getAttribute('href')) ?? '', home).pathname;
    const watch = await page.evaluateHandle(paintOfPage, path);
    /** @type {string[]} */
    const requests = [];
    devtools.on('Network.requestWillBeSent', ({ request }) => requests.push(new URL(request.url).pathname));
    if (firstInput > 0) {
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift' });
      await new Promise((done) => setTimeout(done, Math.max(0, firstInput - TOUCH_MS)));
    }
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await new Promise((done) => setTimeout(done, TOUCH_MS));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const took = await watch.evaluate(({ paint }) => paint);
    return { path, took, requests: [...requests] };
  } finally {
    await context.close();
  }
}

/**
 * How long the longest task of a page's first visit runs on a slow phone, in milliseconds.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function longestTask(browser, url) {
  const context = await phoneOf(browser);
  try {
    const page = await context.newPage();
    const stopTrace = await trace(browser);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(untilAtRest);
    await page.evaluate((mark) => console.timeStamp(mark), MARK);
    return longestRun(await stopTrace(), MARK) * SLOWED;
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Browser} browser */
async function phoneOf(browser) {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  return undisturbed(await browser.newContext({ ...phone, locale: 'en-GB', reducedMotion: 'reduce' }));
}
