import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { t } from './cart';
import { axe, expect, test } from './fixtures';
import { dialog } from './guest';
import { CART_BAR, CART_LINE, PRODUCT_CARD } from './parts';

const HOTEL = 'cala-verde';
const DESK_TOKEN = 'the key of these journeys';
const CAKE = 'Strawberry cake';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const at = (path: string) => `http://${HOTEL}.localhost:${app.port}${path}`;

/** Marta's desk with the cake found in its content. */
async function openContent(page: Page) {
  await page.goto(at('/desk#content'));
  await page.getByLabel('Your name').fill('Marta');
  await page.getByLabel('Staff key').fill(deskKey(DESK_TOKEN, HOTEL));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(CAKE);
  await expect(page.getByRole('switch')).toHaveCount(1);
}

/** A guest with a cake in the open cart. */
async function openCartWithCake(page: Page) {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
  await page.locator(PRODUCT_CARD, { hasText: CAKE }).click();
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(CART_BAR).click();
  await expect(page.locator(CART_LINE)).toContainText(CAKE);
}

test('what staff mark as sold out or price anew shows in an open cart without a reload, and can be undone', async ({
  page,
  newGuest,
}) => {
  const marta = await (await newGuest()).newPage();
  await openContent(marta);
  await openCartWithCake(page);
  const line = page.locator(CART_LINE);
  const lastChange = () => marta.getByRole('region', { name: 'Change log' }).getByRole('listitem').first();

  await marta.getByRole('switch', { name: `${CAKE}: On sale` }).click();
  await expect(marta.getByRole('switch')).toContainText('until changed');
  await expect(line).toContainText(t('line_sold_out'));
  await axe(marta);

  await marta.getByRole('switch').click();
  await expect(line).not.toContainText(t('line_sold_out'));

  await marta.getByRole('button', { name: `Change the price of ${CAKE}` }).click();
  await marta.getByRole('textbox', { name: `Price of ${CAKE}` }).fill('9.75');
  await marta.keyboard.press('Enter');
  await expect(line).toContainText('9.75');
  await expect(lastChange()).toContainText(/9\.75.*Marta/s);

  await lastChange().getByRole('button', { name: /^Undo/ }).click();
  await expect(line).not.toContainText('9.75');
  await expect(lastChange()).toContainText('undone');
});
