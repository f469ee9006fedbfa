import { cartWith, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { LIVE_ORDER } from './parts';

test('an open order shows above the bar of every page, and its steps in My orders', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('home') })
    .click();
  const strip = page.getByRole('navigation').locator(LIVE_ORDER);
  await expect(strip).toBeVisible();
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
  await strip.click();
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await screenshot(page, 'live-order-steps-ar');
});
