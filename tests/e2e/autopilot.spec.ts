import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { fillInCheckout, sendButton, t } from './cart';
import { expect, test } from './fixtures';
import { dialog } from './guest';
import { CART_BAR, ORDER_STATUS, PRODUCT_CARD } from './parts';
import { markStopped } from './stopped-servers';

test('the autopilot approves and finishes an order of a hotel that it is switched on for', async ({ page }) => {
  const app = await serveBuiltApp({ env: { AUTOPILOT: 'cala-verde', RATE_LIMITS: 'off' } });
  try {
    await page.goto(`http://cala-verde.localhost:${app.port}/products/102`);
    await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
    await dialog(page)
      .getByRole('button', { name: t('send_to_cart') })
      .click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.locator(CART_BAR).click();
    await fillInCheckout(page);
    await sendButton(page).click();
    await dialog(page)
      .getByRole('button', { name: t('view_orders') })
      .click();
    const status = dialog(page).getByRole('article').locator(ORDER_STATUS);
    await expect(status).toHaveText(t('order_status__approved'));
    await expect(status).toHaveText(t('order_status__done'));
  } finally {
    markStopped(app.port);
    await app.stop();
  }
});
