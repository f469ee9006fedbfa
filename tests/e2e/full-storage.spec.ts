import type { Page } from '@playwright/test';
import { addProduct, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { BOTTOM_BAR, CART_BAR, CART_LINE } from './parts';

const SEEN = 'display_announcement_900012026-01-01';

/** Fills the browser's own storage to its last character, with an announcement that was seen before. */
const fillStorage = (page: Page) =>
  page.evaluate((seen) => {
    localStorage.setItem(seen, 'true');
    let text = 'x'.repeat(1 << 23);
    let filled = '';
    while (text.length > 0) {
      try {
        localStorage.setItem('filled-by-something-else', filled + text);
        filled += text;
      } catch {
        text = text.slice(0, text.length >> 1);
      }
    }
  }, SEEN);

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const kept = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const notice = (page: Page) => page.locator('output:visible', { hasText: t('storage_full') });

test('a device without room says so once, makes room, and keeps cart and order over a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/\/api\/v1\/orders|ERR_FAILED/);
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.evaluate(() => caches.open('hotel-offline-1'));
  await fillStorage(page);

  await addProduct(page, 'Strawberry cake');
  await expect(notice(page)).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'storage-full-en');
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'storage-full-dark-en');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await storedKeys(page)).not.toContain(SEEN);
  await expect.poll(() => page.evaluate(() => caches.has('hotel-offline-1'))).toBe(false);
  expect(await storedKeys(page), 'what is not ours stays').toContain('filled-by-something-else');

  await page.reload();
  await page.locator(CART_BAR).click();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  await fillInCheckout(page);
  await page.route('**/api/v1/orders', (route) => route.abort('failed'));
  await sendButton(page).click();
  await expect(dialog(page).getByText(t('send_unknown_title'))).toBeVisible();
  const intent = await kept(page, 'order-intent');
  expect(intent, 'the order in the making').not.toBeNull();
  await page.unroute('**/api/v1/orders');
  await page.reload();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  expect(JSON.parse((await kept(page, 'order-intent')) ?? '{}').uuid).toBe(JSON.parse(intent ?? '{}').uuid);
  await expect(notice(page), 'shown once in a visit').toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: t('try_again'), exact: true })
    .click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await page.goto(atHotel('cala-verde'));
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
  await expect(notice(page), 'shown once in a visit').toHaveCount(0);
});
