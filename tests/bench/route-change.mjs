// Route changes. On a slow phone over prefetched data, beside one between two bare pages of the same Next: from the end
// of a click on a link of home to the end of the first frame with the new page. Every visit is a first one, with an empty
// cache. The budget counts the time for which the page's own thread runs in the fastest visit, times the slowness of the
// phone, and one frame. Other programs only ever add to a visit: most of the time on the clock, which is printed too, and
// on a busy machine up to twice the thread's own time, because they share its caches.
//
// On a slow line, by the clock: a tap on a tile of a home at rest, also while the guest's first input, right before it or
// the tap itself, starts the service worker and what the phone keeps for the time without a network. And the longest task
// of a home beside that of a bare page.
import { createRequire } from 'node:module';
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { launchBrowser, medianOf } from './parts/lighthouse-browser.mjs';
import { runTime, trace } from './parts/main-thread.mjs';
import { paintOfPage } from './parts/page-paint.mjs';
import { longestTask, tapAtRest } from './parts/slow-line-taps.mjs';
import { undisturbed } from './parts/undisturbed-guest.mjs';
import { SLOWED, untilAtRest } from './sheet/phone.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

/** Decision 142: the change between two bare pages alone takes 80 of the 100 ms that a guest should wait. */
const MOST_OVER_BARE = 3;
const VISITS = 7;
/** How many links of a home are followed. */
const LINKS = 2;
/** How long a button is pressed in a quick click. */
const PRESS_MS = 80;
const FRAME_MS = 1000 / 60;
/** Decision 144: on the slow line, from a tap on a tile at rest to its list. */
const ON_LINE_MS = { median: 150, worst: 350 };
/** Milliseconds from the guest's first input to the tap; 0: the tap is the first. */
const FIRST_INPUTS = [0, 200, 500, 1000];
const TAPS = 5;
/** Decision 144: the longest task starts Next and React, which a bare page does too. */
const LONGEST_TASK_OVER_BARE = 1.3;

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const bare = await serveBuiltApp({ app: await buildBareApp({ withLinks: true }), ready: '/' });
  const { browser } = await launchBrowser();
  try {
    let areWithin = true;
    const ofBare = await changesOf(browser, `http://localhost:${bare.port}/from`, 0);
    console.log(`bare pages: ${ofBare.ms.toFixed(0)} ms of the page, ${ofBare.onClock.toFixed(0)} ms on the clock`);
    for (const code of demoHotels()) {
      for (let link = 0; link < LINKS; link++) {
        const { path, ms, median, onClock } = await changesOf(browser, `http://${hostOf(code)}:${server.port}/`, link);
        const name = `${code}/ → ${path}, ${ms.toFixed(0)} ms of the page (median ${median.toFixed(0)}), ${onClock.toFixed(0)} ms on the clock, × bare`;
        areWithin = within(name, ms / ofBare.ms, { most: MOST_OVER_BARE }) && areWithin;
      }
    }
    const home = `http://${hostOf('cala-verde')}:${server.port}/`;
    areWithin = (await tapsAreWithin(browser, home)) && areWithin;
    areWithin = (await longestTaskIsWithin(browser, { home, bare: `http://localhost:${bare.port}/` })) && areWithin;
    console.log(areWithin ? 'Within budget.' : 'Over budget.');
    return areWithin ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), server.stop()]);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 */
async function tapsAreWithin(browser, home) {
  let areWithin = true;
  for (const firstInput of FIRST_INPUTS) {
    /** @type {number[]} */
    const taps = [];
    for (let time = 0; time < TAPS; time++) taps.push((await tapAtRest(browser, home, { firstInput })).took);
    const name = `slow line, tap at rest ${firstInput} ms after the first input, ms`;
    areWithin = within(`${name}, median`, medianOf(taps, Number), { most: ON_LINE_MS.median }) && areWithin;
    areWithin = within(`${name}, worst`, Math.max(...taps), { most: ON_LINE_MS.worst }) && areWithin;
  }
  return areWithin;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ home: string, bare: string }} urls
 */
async function longestTaskIsWithin(browser, { home, bare }) {
  const longest = { home: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY };
  for (let time = 0; time < VISITS; time++) {
    longest.home = Math.min(longest.home, await longestTask(browser, home));
    longest.bare = Math.min(longest.bare, await longestTask(browser, bare));
  }
  const name = `longest task of home, 4 ×: ${longest.home.toFixed(0)} ms, × bare (${longest.bare.toFixed(0)} ms)`;
  return within(name, longest.home / longest.bare, { most: LONGEST_TASK_OVER_BARE });
}

/**
 * Follows a link of a home several times, at full speed and slowed down. Milliseconds; `ms`: of the fastest visit.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {number} link its index
 */
async function changesOf(browser, home, link) {
  /** @type {Change[]} */
  const changes = [];
  /** @type {Change[]} */
  const slowed = [];
  for (let time = 0; time < VISITS; time++) {
    changes.push(await visit(browser, home, { link, rate: 1 }));
    slowed.push(await visit(browser, home, { link, rate: SLOWED }));
  }
  return {
    path: changes[0]?.path ?? '',
    ms: Math.min(...changes.map(({ ran }) => ran)) * SLOWED + FRAME_MS,
    median: medianOf(changes, ({ ran }) => ran) * SLOWED + FRAME_MS,
    onClock: medianOf(slowed, ({ took }) => took),
  };
}

/**
 * @typedef {{ path: string, took: number, ran: number }} Change milliseconds; ran: of the page's main thread
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {{ link: number, rate: number }} change the place of the link, and how much slower the processor is
 * @returns {Promise<Change>}
 */
async function visit(browser, home, { link: index, rate }) {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const options = { ...phone, locale: 'en-GB', reducedMotion: /** @type {const} */ ('reduce') };
  const context = await undisturbed(await browser.newContext(options));
  try {
    const page = await context.newPage();
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    const link = page.locator('main li a[data-page]').nth(index);
    // Fetches the page.
    await link.hover();
    await page.waitForLoadState('networkidle');
    const path = new URL((await link.getAttribute('href')) ?? '', home).pathname;
    await page.evaluate(untilAtRest);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const watch = await page.evaluateHandle(paintOfPage, path);
    const stopTrace = await trace(browser);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    const took = await watch.evaluate(({ paint }) => paint);
    return { path, took, ran: runTime(await stopTrace(), took) };
  } finally {
    await context.close();
  }
}

process.exitCode = await main();
