// A first visit to a page on a phone: what it requests until it is at rest, and when it paints.
import { createRequire } from 'node:module';

const { devices } = createRequire(import.meta.url)('@playwright/test');

/** 1.6 Mbps down, 750 kbps up, a round trip of 150 ms. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * @typedef {{ requests: string[], bytes: number, ahead: number, first: number, largest: number, handled: number, shift: number }} Visit
 *   requests, bytes: before the page fetches other pages ahead, as transferred; ahead: bytes from then on; first, largest: paints in milliseconds; handled: when the scripts handle a tap on the first
 *   link of the page's content; for a bare page, when it is hydrated
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isSlow?: boolean }} [options]
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, { isSlow = false } = {}) {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (isSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    /** @type {string[]} */
    const requests = [];
    /** @type {Set<string>} */
    const idsAhead = new Set();
    const bytes = { own: 0, ahead: 0 };
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (idsAhead.size > 0 || searchParams.has('_rsc')) idsAhead.add(requestId);
      else requests.push(pathname);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[idsAhead.has(requestId) ? 'ahead' : 'own'] += encodedDataLength;
    });
    await page.addInitScript(watchPaints);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    // Whatever waits for an idle moment has had one.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => Reflect.get(window, 'paints'));
    return { requests, bytes: bytes.own, ahead: bytes.ahead, ...seen };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before it. */
function watchPaints() {
  const paints = { first: 0, largest: 0, handled: 0, shift: 0 };
  Object.assign(window, { paints });
  const watch = (
    /** @type {string} */ type,
    /** @type {(entry: PerformanceEntry & { value?: number }) => void} */ see,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime;
  });
  watch('layout-shift', ({ value }) => {
    paints.shift += value ?? 0;
  });
  const look = () => {
    // A bare page has only its paragraph.
    const target = document.querySelector('main li a, body > p');
    const isHandled = target !== null && Object.keys(target).some((key) => key.startsWith('__reactProps'));
    if (isHandled) paints.handled = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
