// Route changes on a slow phone over prefetched data: from the end of a click on a link of home to the end of the first
// frame with the new page. Every visit is a first one, with an empty cache.
import { createRequire } from 'node:module';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { within } from './budget-line.mjs';
import { launchBrowser, medianOf } from './lighthouse-browser.mjs';
import { SLOWED, untilAtRest } from './sheet/phone.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

const MOST_MS = 100;
const VISITS = 7;
/** How many links of a home are followed. */
const LINKS = 2;
/** How long a button is pressed in a quick click. */
const PRESS_MS = 80;

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const { browser } = await launchBrowser();
  try {
    let areWithin = true;
    for (const code of demoHotels()) {
      for (let link = 0; link < LINKS; link++) {
        const home = `http://${hostOf(code)}:${server.port}/`;
        /** @type {Change[]} */
        const changes = [];
        for (let time = 0; time < VISITS; time++) changes.push(await visit(browser, home, link));
        const fastest = Math.min(...changes.map(({ took }) => took));
        const name = `${code}/ → ${changes[0]?.path ?? ''}, fastest ${fastest.toFixed(0)} ms, median in ms`;
        areWithin =
          within(
            name,
            medianOf(changes, ({ took }) => took),
            { most: MOST_MS },
          ) && areWithin;
      }
    }
    console.log(areWithin ? 'Within budget.' : 'Over budget.');
    return areWithin ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @typedef {{ path: string, took: number }} Change milliseconds
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {number} index of the link
 * @returns {Promise<Change>}
 */
async function visit(browser, home, index) {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const context = await browser.newContext({ ...phone, locale: 'en-GB', reducedMotion: 'reduce' });
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const watch = await page.evaluateHandle(paintOfPage, path);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    return { path, took: await watch.evaluate(({ paint }) => paint) };
  } finally {
    await context.close();
  }
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
