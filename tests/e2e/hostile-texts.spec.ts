import {
  cartWith,
  expectDrawerNotScrolled,
  fillInCheckout,
  openDetails,
  orderPlacedHeading,
  sendButton,
  t,
} from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog } from './guest';
import { DRAWER_BODY, ORDER_TOTAL } from './parts';

/** Markup, a character that reverses the text direction, and emoji that consist of several characters. */
const HOSTILE =
  '<img src=x onerror="document.title=1"><script>alert(1)</script>\u202e evil \u{1f47f}\u{1f468}‍\u{1f469}‍\u{1f467}';

test('a comment with markup is stored and shown as text, and a message reports that it was cut off', async ({
  page,
}) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  const comment = dialog(page).getByLabel(t('comment'));
  await comment.fill(`${HOSTILE} ${'x'.repeat(1900 - HOSTILE.length)}`);
  await expect(dialog(page).getByText('1901 of 2000 characters')).toBeVisible();
  await comment.press('End');
  await comment.evaluate((field: HTMLTextAreaElement) =>
    field.setSelectionRange(field.value.length, field.value.length),
  );
  await page.keyboard.insertText('y'.repeat(8000));
  await expect(dialog(page).getByText('No more than 2000 characters fit here.')).toBeVisible();
  expect((await comment.inputValue()).length).toBe(2000);
  await expectDrawerNotScrolled(page);
  await axe(page);
  await screenshot(page, 'cart-comment-en');
  await sendButton(page).click();
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByText('<script>alert(1)</script>')).toBeVisible();
  const orders = dialog(page).locator(DRAWER_BODY);
  expect(await orders.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
  expect(await page.title()).not.toBe('1');
  await axe(page);
  await screenshot(page, 'orders-comment-en');
});

test('a name and a room with markup are stored and shown as text', async ({ page }) => {
  const room = '<b>7</b>\u202e\u{1f47f}\u{1f468}‍\u{1f469}‍\u{1f467}';
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await dialog(page).getByLabel(t('room_number')).fill(room);
  await dialog(page).getByLabel('Your name').fill(HOSTILE);
  await sendButton(page).click();
  await dialog(page)
    .getByRole('button', { name: t('send_anyway') })
    .click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  // The hotel's message of thanks contains the guest's name.
  await expect(dialog(page).getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(dialog(page).locator('img[src="x"], script')).toHaveCount(0);
  await axe(page);
  await screenshot(page, 'success-hostile-en');
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByText('<b>7</b>')).toBeVisible();
  await expect(dialog(page).locator(ORDER_TOTAL, { hasText: /^7$/ })).toHaveCount(0);
  const orders = dialog(page).locator(DRAWER_BODY);
  expect(await orders.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
  expect(await page.title()).not.toBe('1');
  await axe(page);
  await screenshot(page, 'orders-hostile-en');
  // The phone has stored the room as it was typed, and fills it in the next time.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await cartWith(page, 'Strawberry cake');
  await openDetails(page, t);
  await expect(dialog(page).getByLabel(t('room_number'))).toHaveValue(room);
});
