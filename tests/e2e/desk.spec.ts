import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { axe, expect, test } from './fixtures';
import { dialog } from './guest';
import { CART_BAR, ORDER_STATUS, PRODUCT_CARD } from './parts';

const HOTEL = 'cala-verde';
const DESK_TOKEN = 'the key of these journeys';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const at = (path: string) => `http://${HOTEL}.localhost:${app.port}${path}`;

async function signIn(page: Page, name: string) {
  await page.goto(at('/desk'));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Staff key').fill(deskKey(DESK_TOKEN, HOTEL));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText(/Live,/)).toBeVisible();
}

/** A guest orders a cake and opens My orders. */
async function orderCake(page: Page) {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
  await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(CART_BAR).click();
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
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

  await marta.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toContainText('Strawberry cake');
  await expect(joan.getByRole('article')).toContainText('Strawberry cake');

  await joan.getByRole('button', { name: /^Accept/ }).click();
  await expect(joan.getByRole('article')).toHaveCount(0);
  await tab(marta, 'In work').click();
  await card.getByRole('button', { name: /^Show order/ }).click();
  await expect(dialog(marta)).toContainText('Joan');
});
