import { orderPlacedHeading, t } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog } from './guest';
import { known, myOrders, OFFLINE_ERRORS, pending, sendWithoutNetwork, waitsNotice } from './kept-hotel';
import { CART_BAR, CART_LINE } from './parts';

test.use({ serviceWorkers: 'allow' });

test('an order that is sent without a network says that it waits, and is sent once when the network is back', async ({
  page,
  problems,
}) => {
  problems.allow(OFFLINE_ERRORS);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await sendWithoutNetwork(page);
  await axe(page);
  await screenshot(page, 'waiting-order-en');
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await myOrders(page).click();
  await expect(waitsNotice(page)).toBeVisible();
  await axe(page);
  await screenshot(page, 'waiting-order-my-orders-en');

  await page.context().setOffline(false);
  await expect(orderPlacedHeading(page)).toBeVisible();
  expect(await known(page)).toHaveLength(1);
  expect(await pending(page)).toBeNull();
  await dialog(page)
    .getByRole('button', { name: t('home') })
    .click();
  await expect(page.locator(CART_BAR)).toHaveCount(0);
});

test('an order that waits is sent when the page is opened again with a network', async ({ page, problems }) => {
  problems.allow(OFFLINE_ERRORS);
  await sendWithoutNetwork(page);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(atHotel('cala-verde'));
  await expect(orderPlacedHeading(page)).toBeVisible();
  expect(await known(page)).toHaveLength(1);
});

test('an order that waits is also there on a page that opens without a network', async ({ page, problems }) => {
  problems.allow(OFFLINE_ERRORS);
  await sendWithoutNetwork(page);
  await page.goto(atHotel('cala-verde', '/sections/100'));
  await page.goto(atHotel('cala-verde'));
  await myOrders(page).click();
  await expect(waitsNotice(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(orderPlacedHeading(page)).toBeVisible();
  expect(await known(page)).toHaveLength(1);
});

test('an order that the guest takes back without a network is not sent by itself', async ({ page, problems }) => {
  problems.allow(OFFLINE_ERRORS);
  await sendWithoutNetwork(page);
  await dialog(page)
    .getByRole('button', { name: t('send_give_up') })
    .click();
  await expect(waitsNotice(page)).toBeHidden();
  await page.context().setOffline(false);
  const discardButton = dialog(page).getByRole('button', { name: t('send_give_up') });
  // Requests get through a moment later.
  await expect(async () => {
    if (await discardButton.isVisible()) await discardButton.click();
    expect(await pending(page)).toBeNull();
  }).toPass();
  await expect(discardButton).toBeHidden();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
});
