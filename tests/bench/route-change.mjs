// Route changes on a slow phone over prefetched data, beside one between two bare pages of the same Next: from the end of a click on a link of home to the end of the first
// frame with the new page. Every visit is a first one, with an empty cache. The budget counts the time for which the
// page's own thread runs in the fastest visit, times the slowness of the phone, and one frame. Other programs only ever
// add to a visit: most of the time on the clock, which is printed too, and on a busy machine up to twice the thread's own
// time, because they share its caches.
import { createRequire } from 'node:module';
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './parts/budget-line.mjs';
import { launchBrowser, medianOf } from './parts/lighthouse-browser.mjs';
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
    console.log(areWithin ? 'Within budget.' : 'Over budget.');
    return areWithin ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), server.stop()]);
  }
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

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent
 *   ts, tdur: microseconds; tdur: for which the thread ran
 * @param {import('@playwright/test').Browser} browser
 */
async function trace(browser) {
  const devtools = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return events;
  };
}

/**
 * How long the page's main thread ran from the click on.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} took milliseconds from the click to the frame
 */
function runTime(events, took) {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup');
  if (click === undefined) throw new Error('The trace has no click');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' &&
      pid === click.pid &&
      tid === click.tid &&
      ts >= click.ts - 1000 &&
      ts < click.ts + took * 1000,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Runs in the page. Measures from the end of the click to the end of the first frame with the page of a path. */
function paintOfPage(/** @type {string} */ path) {
  const paint = new Promise((/** @type {(took: number) => void} */ done) => {
    let clicked = 0;
    const isClicked = (/** @type {Event} */ { timeStamp }) => {
      clicked = timeStamp;
    };
    addEventListener('pointerup', isClicked, { capture: true, once: true });
    const main = document.querySelector('main');
    const watch = new MutationObserver(() => {
      const shown = document.querySelector('main');
      if (location.pathname !== path || shown === null || shown === main) return;
      watch.disconnect();
      // Runs right after the frame.
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now() - clicked), { priority: 'user-blocking' }),
      );
    });
    watch.observe(document.documentElement, { childList: true, subtree: true });
  });
  // Returned inside an object: a returned promise would be awaited before the click happens.
  return { paint };
}

process.exitCode = await main();
