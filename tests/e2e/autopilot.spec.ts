import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { fillInCheckout, openCartWith, sendButton, t } from './cart';
import { expect, test } from './fixtures';
import { dialog } from './guest';
import { ORDER_STATUS } from './parts';
import { markStopped } from './stopped-servers';

test('the autopilot approves and finishes an order of a hotel that it is switched on for', async ({ page }) => {
  const app = await serveBuiltApp({ env: { AUTOPILOT: 'cala-verde', RATE_LIMITS: 'off' } });
  try {
    await page.goto(`http://cala-verde.localhost:${app.port}/products/102`);
    await openCartWith(page, 'Strawberry cake');
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
