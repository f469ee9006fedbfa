import { fillInCart, send } from './booking';
import { addToCart } from './cart';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { PRODUCT_CARD } from './parts';
import { staffedApp } from './staffed-app';

/** A German guest of an Italian hotel. */
const HOTEL = 'lido';
const t = translationsOf(HOTEL, 'de');
const kitchen = translationsOf(HOTEL, 'it');

const app = staffedApp(HOTEL);
const { at } = app;

test('what a guest ticks with an order is shown at the desk and on the order, in the hotel’s first language', async ({
  page,
  newGuest,
}) => {
  const sentence = kitchen('kitchen_allergies', { list: `${kitchen('allergen_milk')}, ${kitchen('allergen_nuts')}` });
  await page.context().addCookies([{ name: 'lang', value: 'de', url: at('') }]);
  await page.goto(at('/products/402'));
  await page.evaluate(() => localStorage.setItem('food_note', '{"allergens":["milk","nuts"],"diets":[]}'));
  await page.reload();
  await page.locator(PRODUCT_CARD, { hasText: 'Tiramis' }).click();
  await addToCart(page);
  await fillInCart(page, t);
  const list = `${t('allergen_milk')}, ${t('allergen_nuts')}`;
  await expect(dialog(page).getByRole('checkbox', { name: t('tell_kitchen', { list }) })).not.toBeChecked();
  // The tick, and the hotel's three consents.
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check();
  const mirror = dialog(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: t('hotel_reads', { language: 'Italiano' }) }) });
  await mirror.locator('summary').click();
  await expect(mirror.getByText(sentence)).toBeVisible();
  await expect(mirror.getByRole('cell', { name: /Tiramis/ })).toHaveCount(2);
  await axe(page);
  await screenshot(page, 'kitchen-note-cart');
  await send(page, t);
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();

  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByText(sentence)).toHaveAttribute('lang', 'it');
  await axe(page);

  const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(desk, { url: at('/desk'), key: app.key, name: 'Mara' });
  await expect(desk.getByRole('article').getByText(sentence)).toBeVisible();
  const line = desk.getByRole('article').getByRole('listitem').filter({ hasText: 'Tiramis' });
  await expect(line).toContainText(kitchen('food_contains', { list: kitchen('allergen_milk') }));
  await axe(desk);
  await screenshot(desk, 'kitchen-note-desk');
});
