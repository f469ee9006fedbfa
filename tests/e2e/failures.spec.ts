import type { Page } from '@playwright/test';
import {
  cartWith,
  choosePayment,
  expectDrawerNotScrolled,
  fillInCheckout,
  orderPlacedHeading,
  REFUSED,
  sendButton,
  t,
} from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { forwardRequest } from './forward-request';
import { dialog, openHotel } from './guest';
import { lateStorage } from './late-storage';
import { BOTTOM_BAR, CART_BAR, CART_LINE, LINE_BUTTON, WRONG_LINE } from './parts';

const fullCart = async (page: Page): Promise<void> => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
};

/** Milliseconds; longer than the second tab waits for values that the first tab has stored. */
const LATE_MS = 500;

/** Expects that the reason for a failed send is visible and focused, wherever the cart was scrolled to. */
async function leadsToReason(page: Page): Promise<void> {
  const reason = dialog(page).getByRole('alert').first();
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(reason.locator('..')).toBeFocused();
  await expectDrawerNotScrolled(page);
}

/** How many orders the phone has stored, and how many of them the platform has. */
const ordersOf = (page: Page) =>
  page.evaluate(async () => {
    const uuids: string[] = JSON.parse(localStorage.getItem('fs_uuids') ?? '[]');
    const query = uuids.map((uuid) => `order_uuids[]=${uuid}`).join('&');
    const response = await fetch(`/api/v1/hotels/cala-verde/orders/check?${query}`);
    const { data } = await response.json();
    return { known: uuids.length, found: data.draft.length + data.pending.length + data.histories.length };
  });

test('a lost response keeps the cart and shows a message, and the retry creates no second order', async ({
  page,
  problems,
}) => {
  problems.allow(/\/api\/v1\/orders|ERR_FAILED/);
  await fullCart(page);
  let posts = 0;
  await page.route('**/api/v1/orders', async (route) => {
    posts += 1;
    // The order reaches the hotel, but its response never reaches the guest.
    if (posts === 1) expect(await forwardRequest(route.request())).toBe(200);
    await (posts === 1 ? route.abort('failed') : route.continue());
  });
  await sendButton(page).click();
  await expect(dialog(page).getByText(t('send_unknown_title'))).toBeVisible();
  await leadsToReason(page);
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'send-unknown-en');
  await dialog(page)
    .getByRole('button', { name: t('try_again'), exact: true })
    .click();
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
  expect(await ordersOf(page)).toEqual({ known: 1, found: 1 });
  expect(posts, 'the retry checks the order before it sends it again').toBe(1);
});

test('an order that is sent offline keeps the cart, and is created once when the phone is online again', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/v1\//);
  await fullCart(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(t('offline'));
  await leadsToReason(page);
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  // A second attempt moves the focus to the same message again.
  await sendButton(page).focus();
  await sendButton(page).click();
  await leadsToReason(page);
  // It is sent by itself.
  await page.context().setOffline(false);
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
  expect(await ordersOf(page)).toEqual({ known: 1, found: 1 });
});

test('a refusal that arrives after the cart was closed opens the cart and shows the reason', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  await fullCart(page);
  let refuse = () => {};
  const closed = new Promise<void>((done) => {
    refuse = done;
  });
  await page.route('**/api/v1/orders', async (route) => {
    await closed;
    const fields = { 'products.1006': ['Only until 22:00'], invalid_product_item_counts: ['No more cakes today'] };
    await route.fulfill({ status: 422, json: { refusal: 'invalid', data: { data: fields } } });
  });
  const sent = page.waitForRequest('**/api/v1/orders');
  await sendButton(page).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  refuse();
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
  await expect(dialog(page).locator(WRONG_LINE)).toContainText('Only until 22:00');
  await expect(dialog(page).getByRole('alert')).toContainText('No more cakes today');
  await expect(dialog(page).locator(LINE_BUTTON)).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).locator(LINE_BUTTON)).toBeFocused();
  await axe(page);
  await screenshot(page, 'late-refusal-en');
});

test('a cart that is sent from two tabs at once creates one order', async ({ page }) => {
  // The second tab sends before it sees the values that the first tab has stored.
  await lateStorage(page, LATE_MS);
  await fullCart(page);
  const other = await page.context().newPage();
  await lateStorage(other, LATE_MS);
  await openHotel(other, 'cala-verde', { path: '/products/102' });
  await other.locator(CART_BAR).click();
  await fillInCheckout(other);
  // Clicks by script: a tab in the background renders no frames, so a tap would wait for ever for a stable position.
  const tap = (tab: Page) => sendButton(tab).evaluate((button: HTMLButtonElement) => button.click());
  await Promise.all([tap(page), tap(other)]);
  const isEmpty = (tab: Page) => dialog(tab).getByText(t('cart_empty_text'));
  for (const tab of [page, other]) await expect(orderPlacedHeading(tab).or(isEmpty(tab))).toBeVisible();
  expect(await ordersOf(page)).toEqual({ known: 1, found: 1 });
});

test('invalid values in the phone’s storage are ignored, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('corrupted')) return;
    sessionStorage.setItem('corrupted', 'yes');
    localStorage.setItem('cart', '{"hotel_id":1,"products":[{"key":"x","quantity":"many"},null,7]}');
    localStorage.setItem('fs_uuids', '["not-a-uuid", 5, {}]');
    localStorage.setItem('property_values', '<script>');
    localStorage.setItem('is_adult', 'maybe');
    localStorage.setItem('person-uuid', '\u0000');
  });
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await expect(page.locator(CART_BAR)).toHaveCount(0);
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(page).getByText(t('no_orders_status'))).toBeVisible();
});

test('a product that the hotel has removed is marked in the cart, and everything else in the cart is kept', async ({
  page,
}) => {
  await fullCart(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}');
    const [line] = cart.products;
    cart.products.push({ ...line, key: 'gone', product: { ...line.product, id: 987654, title: 'Yesterday’s soup' } });
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await page.reload();
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await expect(cart.locator(WRONG_LINE)).toContainText('Yesterday’s soup');
  await expect(cart.locator(WRONG_LINE)).toContainText(t('line_gone'));
  await expect(cart.locator(CART_LINE)).toHaveCount(2);
  await axe(page);
  await screenshot(page, 'cart-gone-en');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) posts += 1;
  });
  await choosePayment(page, t);
  await cart.getByLabel(t('room_number')).fill('214');
  await cart.getByRole('checkbox').last().check();
  await sendButton(page).click();
  await leadsToReason(page);
  await expect(cart.getByLabel(t('room_number'))).toHaveValue('214');
  expect(posts, 'a removed product is not sent').toBe(0);
  await cart.getByRole('button', { name: t('remove_line', { title: 'Yesterday’s soup' }) }).click();
  await expect(cart.locator(CART_LINE)).toHaveCount(1);
});
