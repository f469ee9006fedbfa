import { chromium, devices } from '@playwright/test';
import { findOrInstallBrowser } from '../../../scripts/parts/find-browser.mjs';

/** Of a request of Next's router, which without them is answered with a whole page. */
const ROUTER_HEADERS = /^(?:rsc|next-)/;

/** Milliseconds without a request after which a first view is complete. */
const QUIET_MS = 2_000;

/**
 * What a phone asks of the server for its first view of a page, in a real browser with an empty cache.
 *
 * @param {{ port: number, host: string }} page
 * @returns {Promise<{ path: string, method: string, headers: Record<string, string>, body?: string }[]>}
 */
export async function requestsOfFirstView({ port, host }) {
  const executablePath = await findOrInstallBrowser();
  if (executablePath === null) throw new Error('There is no browser.');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    /** @type {{ path: string, method: string, headers: Record<string, string>, body?: string }[]} */
    const seen = [];
    let last = Date.now();
    page.on('request', (request) => {
      const url = new URL(request.url());
      last = Date.now();
      if (url.hostname !== host) return;
      const body = request.postData();
      const headers = Object.fromEntries(
        Object.entries(request.headers()).filter(([name]) => ROUTER_HEADERS.test(name)),
      );
      seen.push({ path: url.pathname + url.search, method: request.method(), headers, ...(body !== null && { body }) });
    });
    await page.goto(`http://${host}:${port}/`, { waitUntil: 'load' });
    while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
    return seen;
  } finally {
    await browser.close();
  }
}
