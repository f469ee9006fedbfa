import type { Page } from '@playwright/test';
import { cartWith, fillInCheckout, orderPlacedHeading, sendButton, t, viewOrders } from './cart';
import { axe, expect, screenshot, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel } from './guest';
import { LIVE_ORDER, LIVE_SENTENCE } from './parts';
import { moveNewestOrder } from './staff';

test.use(WITH_MOTION);

/** Orders a cake and goes home. */
async function orderCake(page: Page): Promise<void> {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('home') })
    .click();
}

const liveOrder = (page: Page) => page.getByRole('navigation').locator(LIVE_ORDER);

/** The height of what stands below the footer, in px. */
const belowFooter = (page: Page) =>
  page
    .locator('footer')
    .evaluate((footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY);

test('an open order shows above the bar of every page, and its steps in My orders', async ({ page }) => {
  await orderCake(page);
  const strip = liveOrder(page);
  await expect(strip).toBeVisible();
  await moveNewestOrder(page, 'approve');
  await expect(strip).toContainText(/~\d+ min/);
  await axe(page);
  await screenshot(page, 'live-order-en');
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'live-order-dark');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await axe(page);
  await screenshot(page, 'live-order-forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });

  await strip.click();
  const steps = dialog(page).getByRole('article').first().locator('ol:has([aria-current])');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.locator('[aria-current="step"]')).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'live-order-steps-en');

  await openHotel(page, 'cala-verde', { language: 'ar', path: '/products/102' });
  await expect(strip).toBeVisible();
  await axe(page);
  await screenshot(page, 'live-order-ar');
  expect(await belowFooter(page)).toBeCloseTo(0, 0);
  await strip.click();
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await screenshot(page, 'live-order-steps-ar');
});

test('on a desktop an open order stands at the bottom of the screen on home and lists, and hides no end of a page', async ({
  page,
}) => {
  // Ordered on a phone's screen, where the cart is a drawer.
  await orderCake(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const strip = liveOrder(page);
  for (const [language, path] of [
    ['en', '/'],
    ['en', '/products/102'],
    ['ar', '/'],
    ['ar', '/products/102'],
  ] as const) {
    await openHotel(page, 'cala-verde', { language, path });
    await expect(strip).toBeVisible();
    const atBottom = async () => {
      const box = await strip.boundingBox();
      if (box === null) throw new Error('it is not displayed');
      return { top: box.y, below: 800 - box.y - box.height };
    };
    const { top, below } = await atBottom();
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(40);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await atBottom()).toEqual({ top, below });
    // The end of the page can be read above it.
    const end = await page.locator('footer :is(a, button)').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    expect(await belowFooter(page)).toBeCloseTo(0, 0);
    await axe(page);
    await screenshot(page, `live-order-wide-${language}${path.replaceAll('/', '-')}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await screenshot(page, 'live-order-wide-dark');
  await strip.click();
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
});

test('an order is followed from the splash to the whole screen, with its promise', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  const splash = dialog(page);
  await expect(splash.getByRole('status').filter({ hasText: t('order_confirms_next') })).toBeVisible();
  await expect(splash.getByText(/^Order #\W*\d+\W*$/)).toBeVisible();
  await axe(page);
  await screenshot(page, 'order-sent-en');
  await moveNewestOrder(page, 'approve');
  await expect(splash.getByRole('status').filter({ hasText: t('order_status__approved') })).toBeVisible();

  await viewOrders(page);
  const card = dialog(page).getByRole('article').first();
  await expect(card.getByText(/^Promised \W?\d\d:\d\d/)).toBeVisible();
  await card.getByRole('button', { name: t('follow_order'), exact: true }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  const live = dialog(page);
  await expect(live.locator(LIVE_SENTENCE)).toContainText(t('order_status__approved'));
  await expect(live.locator('li[aria-current="step"]')).toContainText(t('order_status__approved'));
  await axe(page);
  await screenshot(page, 'order-live-en');
  await moveNewestOrder(page, 'done');
  await expect(live.locator(LIVE_SENTENCE)).toHaveText(t('order_status__done'));
  await expect(live.getByText(/^Promised \W?\d\d:\d\d\W?, Done/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});
