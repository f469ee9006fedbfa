import type { Page } from '@playwright/test';
import { cartWith, fillInCheckout, sendButton, t, viewOrders } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { BOTTOM_BAR } from './parts';
import { moveNewestOrder } from './staff';

/** Sends an order and opens My orders from its confirmation. */
async function orderAndLook(page: Page): Promise<void> {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await viewOrders(page);
}

test('the dialog with reasons to cancel shows a message when the hotel approves the order meanwhile', async ({
  page,
}) => {
  await orderAndLook(page);
  await dialog(page)
    .getByRole('button', { name: t('cancel_order') })
    .click();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  await moveNewestOrder(page, 'approve');
  await expect(dialog(page).getByRole('alert')).toHaveText(t('cancel_too_late'));
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  const close = dialog(page)
    .getByRole('button', { name: t('close') })
    .last();
  await expect(close).toBeFocused();
  await axe(page);
  await screenshot(page, 'cancel-too-late-en');
  await close.click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(dialog(page).getByRole('article')).toBeFocused();
});

test('the focus stays in My orders when the history is cleared', async ({ page }) => {
  await orderAndLook(page);
  await dialog(page)
    .getByRole('button', { name: t('clear_history') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('yes'), exact: true })
    .click();
  await expect(dialog(page).getByText(t('no_orders_status'))).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: t('my_orders') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: t('close'), exact: true })).toBeFocused();
});

test('an order behind fifty newer ones appears when My orders is scrolled', async ({ page }) => {
  await orderAndLook(page);
  await page.evaluate(() => {
    const known: string[] = JSON.parse(localStorage.getItem('fs_uuids') ?? '[]');
    const newer = Array.from({ length: 60 }, () => crypto.randomUUID());
    localStorage.setItem('fs_uuids', JSON.stringify([...known, ...newer]));
  });
  await openHotel(page, 'cala-verde', { language: 'en' });
  const asked: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/orders/check')) asked.push(searchParams.getAll('order_uuids[]').length);
  });
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([50, 11]));
  await axe(page);
});

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a small desktop', { width: 1024, height: 768 }],
  ['in the header of a wide screen', { width: 1280, height: 800 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test(`a second tap on My orders in the bar closes its drawer, ${where}`, async ({ page }) => {
      await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
      const entry = page.locator(BOTTOM_BAR).getByRole('button', { name: t('my_orders') });
      const box = await entry.boundingBox();
      if (box === null) throw new Error('the bar has the entry');
      await entry.click();
      const close = dialog(page).getByRole('button', { name: t('close_orders', { my_orders: t('my_orders') }) });
      await expect(close).toBeVisible();
      // Until then a double tap does nothing.
      await close.click({ trial: true });
      await axe(page);
      await screenshot(page, `my-orders-close-${viewport.width}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(entry).toBeFocused();
    });
  });
}

test('the focus goes to the page’s heading when My orders closes after an order, because the cart’s button is gone', async ({
  page,
}) => {
  await orderAndLook(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
