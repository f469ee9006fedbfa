import type { Page } from '@playwright/test';
import { openCartWith, t } from './cart';
import { expect, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { CART_LINE, LANGUAGE_BUTTON, PRODUCT_CARD, SECTION_TILE } from './parts';
import { staffedApp } from './staffed-app';

const HOTEL = 'cala-verde';
const CAKE = 'Strawberry cake';

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
const app = staffedApp(HOTEL);
const { at } = app;

/** Lets every request of the router fail. Returns how many have failed, and what ends it. */
async function failRefreshes(page: Page) {
  let failed = 0;
  await page.route('**/*', (route) => {
    const { rsc, ...headers } = route.request().headers();
    if (rsc === undefined || 'next-router-prefetch' in headers) return route.fallback();
    failed += 1;
    return route.abort('connectionrefused');
  });
  return { failed: () => failed, end: () => page.unrouteAll({ behavior: 'wait' }) };
}

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/^request net::ERR_CONNECTION_REFUSED|^console error: Failed to load resource/);
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
});

test('an open cart stays when the page cannot be read again after a change, and shows it later', async ({ page }) => {
  await openCartWith(page, CAKE);
  await expect(page.locator(CART_LINE)).toContainText(CAKE);
  await dialog(page).getByLabel(t('room_number')).fill('214');
  const card = page.locator(PRODUCT_CARD, { hasText: CAKE });
  await expect(card).toContainText('8.00');

  const refreshes = await failRefreshes(page);
  await app.callDesk('/content/products/1006/price', {
    price: 9.75,
  });
  await expect.poll(refreshes.failed).toBeGreaterThan(1);
  await expect(dialog(page).getByLabel(t('room_number'))).toHaveValue('214');
  await expect(page.locator(CART_LINE)).toContainText('9.75');
  await expect(card).toContainText('8.00');

  await refreshes.end();
  await expect(card).toContainText('9.75');
  await expect(dialog(page).getByLabel(t('room_number'))).toHaveValue('214');
});

test('a page stays when it cannot be read in another language, and is in that language later', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Room service');
  const refreshes = await failRefreshes(page);
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'Deutsch' }).click();
  await expect.poll(refreshes.failed).toBeGreaterThan(1);
  await expect(heading).toHaveText('Room service');

  await refreshes.end();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: translationsOf(HOTEL, 'de')('my_orders') }).first()).toBeAttached();
});

test('links go on working after a guest has gone back while the page could not be read again', async ({ page }) => {
  await page.goto(at('/'));
  await untilHydrated(page);
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(at('/products/102'));
  const refreshes = await failRefreshes(page);
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'Deutsch' }).click();
  await expect.poll(refreshes.failed).toBeGreaterThan(0);
  await page.goBack();
  await refreshes.end();
  await expect(page).toHaveURL(at('/'));
  await expect(page.locator(SECTION_TILE).first()).toBeVisible();
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(at('/products/102'));
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
});
