import type { Page } from '@playwright/test';
import { fillInCheckout, openCartWith, orderPlacedHeading, sendButton, t, viewOrders } from './cart';
import { axe, expect, test } from './fixtures';
import { dialog } from './guest';
import { ORDER_STATUS } from './parts';
import { staffedApp } from './staffed-app';

const HOTEL = 'cala-verde';

const app = staffedApp(HOTEL);
const { at } = app;

async function signIn(page: Page, name: string) {
  await page.goto(at('/desk'));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Staff key').fill(app.key);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText(/Live,/)).toBeVisible();
}

/** A guest orders a cake and opens My orders. */
async function orderCake(page: Page) {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
  await openCartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await viewOrders(page);
}

test('an order arrives at two open desks, is moved at one and undone, and guest and second desk see it', async ({
  page,
  newGuest,
}) => {
  const [marta, joan] = [await (await newGuest()).newPage(), await (await newGuest()).newPage()];
  await signIn(marta, 'Marta');
  await signIn(joan, 'Joan');
  await orderCake(page);

  const tab = (desk: Page, name: string) => desk.getByRole('tab', { name });
  const card = marta.getByRole('article');
  await expect(card).toContainText('Strawberry cake');
  await expect(marta.getByRole('status').getByText('New orders: 1')).toBeVisible();
  await expect(marta).toHaveTitle(/^\(1\)/);
  await axe(marta);
  await marta.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(marta).toHaveTitle(/^Orders/);

  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(card).toHaveCount(0);
  await expect(dialog(page).locator(ORDER_STATUS)).toHaveText(t('order_status__approved'));
  await expect(joan.getByRole('article')).toHaveCount(0);

  await marta.getByRole('button', { name: /^Undo ·/ }).click();
  await expect(card).toContainText('Strawberry cake');
  await expect(joan.getByRole('article')).toContainText('Strawberry cake');

  await joan
    .getByRole('article')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(joan.getByRole('article')).toHaveCount(0);
  await tab(marta, 'In preparation').click();
  await card.getByRole('button', { name: /^Show order/ }).click();
  await expect(dialog(marta)).toContainText('Joan');
});
