import type { Page } from '@playwright/test';
import { openCartWith, t } from './cart';
import { axe, expect, test } from './fixtures';
import { CART_LINE } from './parts';
import { staffedApp } from './staffed-app';

const HOTEL = 'cala-verde';
const CAKE = 'Strawberry cake';

const app = staffedApp(HOTEL);
const { at } = app;

/** Marta's desk with the cake found in its content. */
async function openContent(page: Page) {
  await page.goto(at('/desk#content'));
  await page.getByLabel('Your name').fill('Marta');
  await page.getByLabel('Staff key').fill(app.key);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'On sale', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(CAKE);
  await expect(page.getByRole('switch')).toHaveCount(1);
}

/** A guest with a cake in the open cart. */
async function openCartWithCake(page: Page) {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
  await openCartWith(page, CAKE);
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
