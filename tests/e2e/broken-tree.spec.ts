import type { Page } from '@playwright/test';
import { BROKEN_TREE, breakTree } from './broken-tree';
import {
  addToCart,
  cartWith,
  fillInCheckout,
  openDetails,
  orderPlacedHeading,
  paymentRow,
  sendButton,
  t,
} from './cart';
import { expect, test } from './fixtures';
import { dialog, openHotel, untilHydrated } from './guest';
import { BOTTOM_BAR, CART_BAR, CART_LINE, ORDER_BUTTON, PRODUCT_CARD } from './parts';

const HOTEL = 'cala-verde';

/** The number of times that React has failed at what somebody had moved. */
function countBreaks(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (BROKEN_TREE.test(message.text())) count += 1;
  });
  return () => count;
}

const hits = (page: Page) => page.getByRole('main').getByRole('listitem');
const openChat = (page: Page) =>
  page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('chat') })
    .click();

async function addFromList(page: Page, product: string): Promise<void> {
  await page.locator(PRODUCT_CARD, { hasText: product }).click();
  await addToCart(page);
}

test.beforeEach(({ problems }) => problems.allow(BROKEN_TREE));

test('a search whose hits somebody has moved shows the new ones, while a guest types on', async ({ page }) => {
  const breaks = countBreaks(page);
  await openHotel(page, HOTEL, { language: 'en', path: '/search' });
  await untilHydrated(page);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('pizza');
  await expect(hits(page).first()).toContainText(/pizza/i);
  await breakTree(page.getByRole('main').locator(':scope > section'));
  await field.press('ControlOrMeta+A');
  await page.keyboard.type('massage');
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(field).toHaveValue('massage');
  await expect(field).toBeFocused();
  await expect(hits(page).first()).toContainText(/massage/i);
  await expect(page.getByText(/pizza/i)).toHaveCount(0);
  await expect(page.getByText(t('error_text'))).toHaveCount(0);
});

test('the checkout keeps what was typed and chosen when a line goes that somebody has moved', async ({ page }) => {
  const breaks = countBreaks(page);
  await cartWith(page, 'Strawberry cake');
  await page.keyboard.press('Escape');
  await cartWith(page, 'Garden salad');
  const form = dialog(page);
  await paymentRow(page, 'Cash at the door').check();
  await form.getByLabel(t('room_number')).fill('214');
  await form.getByLabel(t('comment')).fill('No onions');
  await form.getByRole('checkbox').last().check();
  await form.getByLabel(/^Change: which note/).fill('200');
  const lines = form.locator(CART_LINE);
  await expect(lines).toHaveCount(2);
  await breakTree(lines);
  await form.getByRole('button', { name: t('remove_line', { title: 'Strawberry cake' }) }).click();
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(lines).toHaveCount(1);
  await expect(form.getByLabel(t('room_number'))).toHaveValue('214');
  await expect(form.getByLabel(t('comment'))).toHaveValue('No onions');
  await expect(form.getByRole('checkbox').last()).toBeChecked();
  await expect(form.getByLabel(/^Change: which note/)).toHaveValue('200');
  await expect(paymentRow(page, 'Cash at the door')).toBeChecked();
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
});

test('fields that a guest has opened for a second order stay open, with what was typed', async ({ page }) => {
  const breaks = countBreaks(page);
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await cartWith(page, 'Strawberry cake');
  await page.keyboard.press('Escape');
  await cartWith(page, 'Garden salad');
  await openDetails(page, t);
  const form = dialog(page);
  await form.getByLabel(t('room_number')).fill('305');
  await breakTree(form.locator(CART_LINE));
  await form.getByRole('button', { name: t('remove_line', { title: 'Strawberry cake' }) }).click();
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(form.locator(CART_LINE)).toHaveCount(1);
  await expect(form.getByLabel(t('room_number'))).toHaveValue('305');
  await expect(paymentRow(page, 'Cash at the door')).toBeChecked();
});

test('a sheet keeps texts, choices and count when errors go that somebody has moved', async ({ page }) => {
  const breaks = countBreaks(page);
  await openHotel(page, HOTEL, { language: 'en', path: '/products/102?product=1001' });
  await untilHydrated(page);
  const sheet = dialog(page);
  await sheet.getByRole('textbox').first().fill('Thin crust');
  await sheet.getByRole('checkbox').first().check();
  const quantity = sheet.getByRole('group', { name: t('quantity') });
  await quantity.getByRole('button', { name: t('more') }).click();
  await sheet.locator(ORDER_BUTTON).click();
  await expect(sheet.getByText(t('validation_choice')).first()).toBeVisible();
  await breakTree(sheet.locator('[id$="-error"]'));
  await sheet.getByRole('radio').nth(1).check();
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(sheet.getByRole('textbox').first()).toHaveValue('Thin crust');
  await expect(sheet.getByRole('checkbox').first()).toBeChecked();
  await expect(sheet.getByRole('radio').nth(1)).toBeChecked();
  await expect(quantity.getByRole('status')).toHaveText('2');
});

test('a chat keeps the message in the making when a part goes that somebody has moved', async ({ page }) => {
  const breaks = countBreaks(page);
  await openHotel(page, HOTEL, { language: 'en' });
  await untilHydrated(page);
  await openChat(page);
  const chat = dialog(page);
  await chat.getByRole('textbox', { name: t('your_name') }).fill('Ada');
  await chat.getByRole('textbox', { name: t('room_number') }).fill('214');
  await chat.getByRole('button', { name: t('start_chat') }).click();
  const message = chat.getByRole('textbox', { name: t('chat_message') });
  await message.fill('Is there a bus to Palma?');
  const attach = chat.getByRole('button', { name: t('chat_attach') });
  await attach.click();
  const choices = chat.locator('div', { has: page.getByRole('button', { name: t('chat_camera') }) }).last();
  await expect(choices).toBeVisible();
  await breakTree(choices);
  await attach.click();
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(choices).toHaveCount(0);
  await expect(message).toHaveValue('Is there a bus to Palma?');
  await chat.getByRole('button', { name: t('chat_send') }).click();
  await expect(chat.getByRole('log').getByText('Is there a bus to Palma?')).toBeVisible();
});

test('a bar that somebody has changed is rendered anew, and what is typed above it stays', async ({ page }) => {
  const breaks = countBreaks(page);
  await cartWith(page, 'Strawberry cake');
  await openHotel(page, HOTEL);
  await untilHydrated(page);
  const badge = page.getByText(t('products_in_cart', { n: '1' })).locator('..');
  await expect(badge).toBeVisible();
  await openChat(page);
  const name = dialog(page).getByRole('textbox', { name: t('your_name') });
  await name.fill('Ada');
  await breakTree(badge);
  // The badge goes when another tab empties the cart.
  const other = await page.context().newPage();
  await openHotel(other, HOTEL, { path: '/products/102' });
  await other.locator(CART_BAR).click();
  await dialog(other)
    .getByRole('button', { name: t('remove_line', { title: 'Strawberry cake' }) })
    .click();
  await expect.poll(breaks).toBeGreaterThan(0);
  await expect(badge).toHaveCount(0);
  await expect(name).toHaveValue('Ada');
  await expect(page.locator(BOTTOM_BAR)).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the checkout in the column of the cart keeps what was typed when somebody has moved its lines', async ({
    page,
  }) => {
    const breaks = countBreaks(page);
    await openHotel(page, HOTEL, { language: 'en', path: '/products/102' });
    await addFromList(page, 'Strawberry cake');
    await addFromList(page, 'Garden salad');
    const column = page.getByRole('complementary', { name: t('your_order') });
    await expect(column.locator(CART_LINE)).toHaveCount(2);
    await column.getByLabel(t('room_number')).fill('214');
    await column.getByLabel(t('comment')).fill('No onions');
    await breakTree(column.locator(CART_LINE));
    await column.getByRole('button', { name: t('remove_line', { title: 'Strawberry cake' }) }).click();
    await expect.poll(breaks).toBeGreaterThan(0);
    await expect(column.locator(CART_LINE)).toHaveCount(1);
    await expect(column.getByLabel(t('room_number'))).toHaveValue('214');
    await expect(column.getByLabel(t('comment'))).toHaveValue('No onions');
  });
});
