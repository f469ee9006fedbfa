import type { Page } from '@playwright/test';
import { cartWith, fillInCheckout, sendButton, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';

/** Sends an order and opens My orders from its confirmation. */
async function orderAndLook(page: Page): Promise<void> {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
}

test('the dialog with reasons to cancel shows a message when the hotel approves the order meanwhile', async ({
  page,
}) => {
  await orderAndLook(page);
  await dialog(page)
    .getByRole('button', { name: t('cancel_order') })
    .click();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
  // The hotel's autopilot approves the order while the guest reads the reasons.
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
  await expect(dialog(page).getByRole('button', { name: t('close') })).toBeFocused();
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
  await page.getByRole('button', { name: t('my_orders') }).click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([50, 11]));
  await axe(page);
});
