import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { translationsOf } from './guest';
import { markStopped } from './stopped-servers';

/** Firefox itself, which Playwright can only drive in a build of its own. Debian: the package firefox-esr. */
const FIREFOX = [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);
const t = translationsOf('cala-verde', 'en');

let server: Awaited<ReturnType<typeof serveBuiltApp>>;
let firefox: Browser;
test.beforeAll(async () => {
  // biome-ignore lint/suspicious/noSkippedTests: not every machine has a Firefox
  test.skip(FIREFOX === undefined, 'no Firefox is installed');
  server = await serveBuiltApp({ env: { AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
  firefox = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX ?? '', headless: true });
});
test.afterAll(async () => {
  await firefox?.close();
  if (server === undefined) return;
  markStopped(server.port);
  await server.stop();
});

const address = (path: string) => `http://cala-verde.localhost:${server.port}${path}`;

/** What the worker has kept of the hotel. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pack = await (await caches.match('/offline-pack/en'))?.json();
    return Object.keys(pack?.responses ?? {});
  });

/** Opens home, and does something, which registers the worker of its language. */
async function visit(page: Page, language: string): Promise<void> {
  await page.goto(address(`/?lang=${language}`));
  await page.evaluate(() => localStorage.setItem('access_cookie', 'false'));
  await expect(async () => {
    await page.click('h1');
    const script = page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
    expect(await script).toContain(`lang=${language}`);
  }).toPass();
}

test('kept pages and the offline page open in Firefox without a network, also where an earlier worker has enabled the preload', async () => {
  const page = await firefox.newPage();
  const hasPreload = () =>
    page.evaluate(async () => {
      const { navigationPreload } = await navigator.serviceWorker.ready;
      return (await navigationPreload.getState()).enabled;
    });
  await visit(page, 'de');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable());
  await visit(page, 'en');
  await expect.poll(hasPreload).toBe(false);
  // This page has found the new worker.
  await visit(page, 'en');
  await expect.poll(() => keptPaths(page)).toContain('/products/102');

  markStopped(server.port);
  await server.stop();
  const kept = await page.goto(address('/products/102'));
  expect(kept?.status()).toBe(200);
  await expect
    .poll(() => page.$$eval('[role="status"] p', (lines) => lines.map((line) => line.textContent)))
    .toHaveLength(1);

  const response = await page.goto(address('/sections/999999'));
  expect(response?.status()).toBe(503);
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(t('offline'));
  expect(await page.$eval('img', (icon) => icon.naturalWidth)).toBeGreaterThan(0);
});
