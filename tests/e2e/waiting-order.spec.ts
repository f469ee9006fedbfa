import type { Page } from '@playwright/test';
import { cartWith, chooseFirst, orderPlacedHeading, sendButton, t } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import {
  known,
  myOrders,
  OFFLINE_ERRORS,
  pending,
  sendWithoutNetwork,
  tap,
  waitsNotice,
  waitUntilKept,
} from './kept-hotel';
import { CART_BAR, CART_LINE, ORDER_BAR, PRODUCT_CARD } from './parts';
import { telling } from './variants';

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
  const discardButton = dialog(page).getByRole('button', { name: t('send_give_up') });
  const warning = page.getByRole('alertdialog', { name: t('send_left_title') });
  await discardButton.click();
  await expect(waitsNotice(page)).toBeHidden();
  await page.context().setOffline(false);
  // Requests get through a moment later.
  await expect(async () => {
    const confirmButton = warning.getByRole('button', { name: t('send_give_up') });
    if (await confirmButton.isVisible()) await confirmButton.click();
    else if (await discardButton.isVisible()) await discardButton.click();
    expect(await pending(page)).toBeNull();
  }).toPass();
  await expect(discardButton).toBeHidden();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
});

const TRANSFERS = '/products/503';
const cartLines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products.length as number);
/** This order gets a message of its own from the hotel. */
const transferPlaced = (page: Page) => dialog(page).getByRole('button', { name: t('check_message') });

/** Fills in a transfer beside a cart, and sends it after the network has gone. Returns its title. */
async function sendTransferWithoutNetwork(page: Page): Promise<{ product: string }> {
  await cartWith(page, 'Strawberry cake');
  await openHotel(page, 'cala-verde', { language: 'en', path: TRANSFERS });
  await tap(page);
  await waitUntilKept(page, 'en');
  await page.locator(PRODUCT_CARD).first().click();
  const product = await dialog(page).getByRole('heading', { level: 2 }).first().innerText();
  await chooseFirst(page);
  await dialog(page).getByLabel(t('room_number')).fill('214');
  await dialog(page).getByRole('checkbox').last().check();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(waitsNotice(page)).toBeVisible();
  return { product };
}

test('a fast order whose sheet is open when the network goes waits, is sent once when it is back, and leaves the cart', async ({
  page,
  problems,
}) => {
  problems.allow(OFFLINE_ERRORS);
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/v1/orders'))
      answered.push(response.status());
  });
  const { product } = await sendTransferWithoutNetwork(page);
  await axe(page);
  await screenshot(page, 'waiting-fast-order-en');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await myOrders(page).click();
  await expect(waitsNotice(page)).toBeVisible();
  await expect(dialog(page)).toContainText(product);
  await axe(page);
  await screenshot(page, 'waiting-fast-order-my-orders-en');

  await page.context().setOffline(false);
  await expect(transferPlaced(page)).toBeVisible();
  expect([await known(page), await pending(page)]).toEqual([[expect.any(String)], null]);
  expect(answered).toEqual([200]);
  expect(await cartLines(page)).toBe(1);
});

test('a fast order that waits is sent when the page is opened again with a network', async ({ page, problems }) => {
  problems.allow(OFFLINE_ERRORS);
  await sendTransferWithoutNetwork(page);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(atHotel('cala-verde'));
  await expect(transferPlaced(page)).toBeVisible();
  expect(await known(page)).toHaveLength(1);
  expect(await cartLines(page)).toBe(1);
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a fast order that cannot open without a network says so, and opens when it is back, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(OFFLINE_ERRORS);
    problems.allow(/Failed to load chunk/);
    const translate = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language });
    await tap(page);
    await waitUntilKept(page, language);
    await page.context().setOffline(true);
    await openHotel(page, 'cala-verde', { language, path: TRANSFERS });
    await page.locator(PRODUCT_CARD).first().click();
    const notice = page.getByRole('alertdialog', { name: translate('offline') });
    await expect(notice.getByRole('link', { name: translate('call') })).toHaveAttribute('href', /^tel:/);
    await axe(page);
    await screenshot(page, `fast-order-offline-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await screenshot(page, `fast-order-offline-dark-${language}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await screenshot(page, `fast-order-offline-dark-wide-${language}`);
    await page.context().setOffline(false);
    await expect(dialog(page).locator(ORDER_BAR)).toBeVisible();
  });
}
