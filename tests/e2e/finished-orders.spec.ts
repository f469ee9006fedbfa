import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '@/lib/contract/paths';
import { chooseDayByKeyboard, openProduct, timesOf } from './booking';
import { addProduct, addToCart, fillInCheckout, orderPlacedHeading, sendButton, t, viewOrders } from './cart';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, untilHydrated } from './guest';
import { BOTTOM_BAR, CART_BAR, CART_BAR_COUNT, CART_LINE, ORDER_STATUS } from './parts';
import { staffedApp } from './staffed-app';

const HOTEL = 'cala-verde';

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

const app = staffedApp(HOTEL);

const open = async (page: Page, path: string) => {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: app.at('') }]);
  await page.goto(app.at(path));
};

/** Sends the cart, opens My orders from the confirmation and returns the uuid of the order. */
async function sendCart(page: Page): Promise<string> {
  await page.locator(CART_BAR).click();
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await viewOrders(page);
  return page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1));
}

async function orderCake(page: Page): Promise<string> {
  await open(page, '/products/102');
  await addProduct(page, 'Strawberry cake');
  return sendCart(page);
}

test('a guest sees an order being finished, rates it once, prints its receipt and orders it again', async ({
  page,
}) => {
  const uuid = await orderCake(page);
  const card = dialog(page).getByRole('article');
  await app.callDesk(`/orders/${uuid}/approve`, { expected_seconds: 1800 });
  await expect(card.getByRole('deletion')).toHaveText(t('order_status__draft'));
  await expect(card.locator(ORDER_STATUS)).toHaveText(t('order_status__approved'));
  await app.callDesk(`/orders/${uuid}/done`, {});
  await expect(card.locator(ORDER_STATUS)).toHaveText(t('order_status__done'));

  await card.getByRole('radio', { name: t('order_rate_n', { n: '4' }) }).check();
  await card.getByRole('textbox', { name: t('order_rate_words') }).fill('Fresh <b>berries</b>');
  await axe(page);
  await card.getByRole('button', { name: t('order_rate_send') }).click();
  await expect(card.getByText(t('order_rated'))).toBeVisible();
  await expect(card).toBeFocused();
  expect(await app.callDesk('/orders?group=histories')).toMatchObject([
    { uuid, rating: { stars: 4, words: 'Fresh <b>berries</b>' } },
  ]);

  await card.getByRole('link', { name: t('order_receipt') }).click();
  await expect(page).toHaveURL(/\/receipt\?order=\d+$/);
  // The drawer that closes has articles too.
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt).toContainText('Strawberry cake');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(page.url()).not.toContain(uuid);
  await axe(page);
  // On the first screen, in the bar's place. This browser has no sheet for sharing, so the receipt is saved.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('save'), exact: true }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Strawberry cake');
  await expect(page.getByRole('button', { name: t('save'), exact: true })).toBeInViewport({ ratio: 1 });
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: t('print') })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: t('main_menu') })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t('print') })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(receipt).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const ink = () =>
    receipt
      .getByRole('term')
      .first()
      .evaluate((label) => getComputedStyle(label).color);
  const onPaper = await ink();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ink()).toBe(onPaper);

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  if (phone !== null) await page.setViewportSize(phone);
  await open(page, '/');
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await card.getByRole('button', { name: t('order_again') }).click();
  await expect(dialog(page).locator(CART_LINE)).toHaveText(/Strawberry cake/);
  await axe(page);
  expect(await app.callDesk('/orders?group=draft')).toEqual([]);
});

test('ordering again names what is no longer offered, and a button opens the cart with the rest', async ({ page }) => {
  await open(page, '/products/102');
  const add = (title: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `${t('add')}: ${title}` })
      .click();
  // Of several taps before the page handles them, only the last one is repeated.
  await untilHydrated(page);
  for (const title of ['Strawberry cake', 'Lemonade']) await add(title);
  await expect(page.locator(CART_BAR_COUNT)).toContainText('2');
  await sendCart(page);
  const card = dialog(page).getByRole('article');
  const { section } = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).data,
    `/api/v1${paths.section(HOTEL, 102)}`,
  );
  const products = section.products.filter(({ title }: { title: { en: string } }) => title.en !== 'Lemonade');
  await page.route('**/api/v1/hotels/*/products/*', (route) =>
    route.fulfill({ json: { data: { section: { ...section, products } } } }),
  );
  await card.getByRole('button', { name: t('order_again') }).click();
  await expect(card.getByText(/^Not added to the cart: .Lemonade/)).toBeVisible();
  await expect(card.getByText(t('in_the_cart', { n: '1' }))).toBeVisible();
  await axe(page);
  await screenshot(page, 'order-again-left');
  await card.getByRole('button', { name: t('your_order') }).click();
  await expect(dialog(page).locator(CART_LINE)).toHaveText(/Strawberry cake/);
});

test('staff read the stars and the words of a rating at the desk', async ({ page, newGuest }) => {
  const uuid = await orderCake(page);
  for (const action of ['approve', 'done']) await app.callDesk(`/orders/${uuid}/${action}`, {});
  const card = dialog(page).getByRole('article');
  await card.getByRole('radio', { name: t('order_rate_n', { n: '2' }) }).check();
  await card.getByRole('textbox', { name: t('order_rate_words') }).fill('كانت باردة\n<b>Cold</b>');
  await card.getByRole('button', { name: t('order_rate_send') }).click();
  await expect(card.getByText(t('order_rated'))).toBeVisible();

  const staff = await (await newGuest({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage();
  const url = app.at('/desk');
  await signIn(staff, { url, key: app.key, name: 'Marta' });
  await staff.getByRole('button', { name: /^Done \d/ }).click();
  await staff.getByRole('button', { name: /Rating: 2 of 5/ }).click();
  const details = staff.getByRole('dialog', { name: /^Order #/ });
  await expect(details.getByText('Rating: 2 of 5')).toBeVisible();
  await expect(details.getByText('كانت باردة')).toContainText('<b>Cold</b>');
  await axe(staff);
  await screenshot(staff, 'desk-order-rating');
});

test('the receipt of another guest’s order shows nothing, by number and by uuid', async ({ page, newGuest }) => {
  const uuid = await orderCake(page);
  for (const action of ['approve', 'done']) await app.callDesk(`/orders/${uuid}/${action}`, {});
  const [order] = (await app.callDesk('/orders?group=histories')) as readonly { num: string }[];
  const stranger = await (await newGuest()).newPage();
  for (const named of [order?.num ?? '', uuid, '999999', '']) {
    await open(stranger, `/receipt?order=${named}`);
    await expect(stranger.getByText(t('receipt_missing'))).toBeVisible();
    await expect(stranger.getByRole('article')).toHaveCount(0);
  }
});

test('a booked slot can be added to the phone’s calendar, in the hotel’s time zone', async ({ page }) => {
  await open(page, '/products/311');
  await openProduct(page, 'Deep tissue massage');
  await chooseDayByKeyboard(page, 3, 'ArrowRight');
  await timesOf(page).first().click();
  await addToCart(page);
  await sendCart(page);
  const download = page.waitForEvent('download');
  await dialog(page)
    .getByRole('button', { name: t('add_to_calendar') })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^order-\d+\.ics$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nDTSTART;TZID=Europe\/Madrid:\d{8}T\d{6}\r\nDURATION:PT60M\r\n/);
  expect(text).toContain('\r\nSUMMARY:Deep tissue massage\r\n');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
