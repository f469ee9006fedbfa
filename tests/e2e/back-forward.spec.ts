import type { Page } from '@playwright/test';
import { CHROMIUM } from '@/playwright.config';
import { atHotel, expect, test } from './fixtures';
import { openHotel, untilHydrated } from './guest';
import { orderOnline } from './online-order';
import { PRODUCT_CARD, SECTION_TILE } from './parts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // The headless shell has no back/forward cache.
      ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: 'chromium' }),
      // Playwright switches the browser's back/forward cache off by this argument.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Remembers in the document whether the browser has restored it. */
const watchReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });

/** Why the browser has not restored the page; null: it has. */
const notRestoredReasons = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : 'unknown';
  });

/** A step back by the browser itself: Playwright's own waits for a navigation, which there is none. */
const stepBack = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()));

test('a step back to a page restores it from the browser’s cache', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await watchReturn(page);
  await page.goto(atHotel('cala-verde', '/products/102'));
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await stepBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  expect(await notRestoredReasons(page)).toBeNull();
  await expect(page).toHaveURL(atHotel('cala-verde'));
  // The page works as before.
  await page.locator(SECTION_TILE).first().click();
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
});

test('a page that follows an order is restored too, and follows it again', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await orderOnline(page, 'cala-verde', 102);
  const streams: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/channels') streams.push(pathname);
    if (pathname.endsWith('/orders/check')) reads.push(pathname);
  });
  await openHotel(page, 'cala-verde', { language: 'en' });
  await expect.poll(() => streams.length).toBe(1);
  await watchReturn(page);
  await page.goto(atHotel('cala-verde', '/products/102'));
  await expect.poll(() => streams.length).toBe(2);
  const before = reads.length;
  await stepBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  expect(await notRestoredReasons(page)).toBeNull();
  await expect.poll(() => streams.length, 'its live updates are resumed').toBe(3);
  await expect.poll(() => reads.length, 'its orders are read anew').toBeGreaterThan(before);
});

test('a step back leads to where a page was scrolled, also when the page after it was loaded again', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await untilHydrated(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 140, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(100);
  const before = await scrolled();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('scroll_positions') ?? '{}')['/']))
    .toBe(before);
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  await stepBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/');
  await expect.poll(scrolled).toBe(before);
});

test('what was searched survives a reload while the field has the focus', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/search' });
  await untilHydrated(page);
  await page.getByRole('searchbox').fill('salad');
  await expect(page).toHaveURL(/\?q=salad$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('salad');
  await expect(page.locator('main mark').first()).toBeVisible();
});
