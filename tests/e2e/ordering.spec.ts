import type { Page } from '@playwright/test';
import { choosePayment } from './cart';
import { atHotel, axe, expect, screenshot, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import {
  AMOUNT,
  BOTTOM_BAR,
  CART_BAR,
  CART_BAR_COUNT,
  CART_LINE,
  LANGUAGE_BUTTON,
  LINE_BUTTON,
  LINE_TITLE,
  ORDER_STATUS,
  PRODUCT_CARD,
  SECTION_TILE,
  TOTALS,
} from './parts';
import { moveNewestOrder } from './staff';
import { telling } from './variants';

test.use(WITH_MOTION);

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest orders in ${language} and follows the order until it is delivered`, async ({ page }) => {
    const t = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language });
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await axe(page);
    await screenshot(page, `home-${language}`);

    await page.locator(SECTION_TILE).first().click();
    await expect(page).toHaveURL(/\/products\/102$/);
    await axe(page);
    await screenshot(page, `products-${language}`);

    await configurePizza(page, t, language);
    await fillCart(page, t, language);
    await dialog(page)
      .getByRole('button', { name: t('send_to_order') })
      .click();

    const splash = dialog(page);
    await expect(splash.getByRole('button', { name: t('view_orders') })).toBeVisible();
    await axe(page);
    await screenshot(page, `success-${language}`);
    await splash.getByRole('button', { name: t('view_orders') }).click();

    await followOrder(page, t, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(statusOf(page)).toHaveText(t('order_status__done'));
  });
}

type Translate = ReturnType<typeof translationsOf>;

/** Configures the pizza with a size, two pieces of one extra and a note. The price changes with every tap. */
async function configurePizza(page: Page, t: Translate, language: string): Promise<void> {
  await page.locator(PRODUCT_CARD).first().click();
  const sheet = dialog(page);
  const price = sheet.getByRole('button', { name: t('send_to_cart') }).locator(AMOUNT);
  await expect(price).toContainText('14.00');
  await axe(page);
  await screenshot(page, `sheet-${language}`);

  await sheet.getByRole('button', { name: t('send_to_cart') }).click();
  await expect(sheet.getByText(t('validation_choice')).first()).toBeVisible();

  await sheet.getByRole('radio').nth(1).check();
  await expect(price).toContainText('18.00');
  await sheet.getByRole('checkbox').first().check();
  await expect(price).toContainText('20.50');
  await sheet
    .getByRole('button', { name: t('more') })
    .first()
    .click();
  await expect(price).toContainText('23.00');
  await sheet.getByRole('textbox').last().fill('<b>no basil</b>');
  await screenshot(page, `sheet-chosen-${language}`);
  await sheet.getByRole('button', { name: t('send_to_cart') }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Opens the cart with the bar, which is the cart button now, and fills in the other fields. */
async function fillCart(page: Page, t: Translate, language: string): Promise<void> {
  const bar = page.locator(CART_BAR);
  await expect(bar).toContainText('25.30');
  await expect(page.locator(CART_BAR_COUNT)).toHaveText(t('cart_items', { n: '1' }));
  await bar.click();
  const cart = dialog(page);
  await expect(cart.getByRole('heading', { name: t('your_order') })).toBeVisible();
  await expect(cart.locator(TOTALS)).toContainText('2.30');
  await axe(page);
  await screenshot(page, `cart-${language}`);

  await cart.getByRole('button', { name: t('send_to_order') }).click();
  await expect(cart.getByText(t('validation_room_number')).first()).toBeVisible();

  await choosePayment(page, t);
  await cart.getByLabel(t('room_number')).fill('214');
  await cart.getByLabel(t('comment')).fill('Please knock twice');
  await cart.getByRole('checkbox').last().check();
  await screenshot(page, `cart-filled-${language}`);
}

/** Expects that the order changes without a tap when staff move it: approved with a countdown, then delivered. */
async function followOrder(page: Page, t: Translate, language: string): Promise<void> {
  const orders = dialog(page);
  await expect(orders.getByRole('heading', { name: t('my_orders') })).toBeVisible();
  await expect(orders.getByText('25.30').first()).toBeVisible();
  await moveNewestOrder(page, 'approve');
  await expect(statusOf(page)).toHaveText(t('order_status__approved'));
  await expect(orders.getByRole('timer')).toBeVisible();
  await axe(page);
  await screenshot(page, `orders-${language}`);
  await moveNewestOrder(page, 'done');
  await expect(statusOf(page)).toHaveText(t('order_status__done'));
  await axe(page);
}

/** The status on the card of the newest order. */
const statusOf = (page: Page) => dialog(page).locator(ORDER_STATUS).first();

test('a full cart switches from English to Arabic with the guest', async ({ page }) => {
  const english = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await configurePizza(page, english, 'switch');
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const arabic = translationsOf('cala-verde', 'ar');
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await expect(cart.getByRole('heading', { name: arabic('your_order') })).toBeVisible();
  await expect(cart.locator(CART_LINE)).toHaveCount(1);
  await expect(cart.locator(LINE_TITLE)).toHaveText(/[\u0600-\u06ff]/);
  await expect(cart.locator(CART_LINE).getByText('Margherita pizza')).toHaveCount(0);
  await screenshot(page, 'cart-switched-ar');
});

test('two hotels in two tabs show neither each other’s cart nor each other’s orders', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await configurePizza(page, t, 'two-hotels');
  const other = await page.context().newPage();
  await openHotel(other, 'qasr', { language: 'en', path: '/products/201' });
  await expect(other.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(other.locator(CART_BAR)).toHaveCount(0);
  await fillCart(page, t, 'two-hotels');
  await dialog(page)
    .getByRole('button', { name: t('send_to_order') })
    .click();
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
  const [uuid] = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]'));
  await other
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(other).getByText(t('no_orders_status'))).toBeVisible();
  // Even with the uuid of another hotel's order, a guest gets no data of it.
  const response = await other.evaluate(async (order) => {
    const response = await fetch(`/api/v1/hotels/qasr/orders/check?order_uuids[]=${order}`);
    return response.json();
  }, uuid);
  expect(response.data).toEqual({ draft: [], pending: [], histories: [] });
});

test('two tabs show the same cart', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  const second = await page.context().newPage();
  await openHotel(second, 'cala-verde', { path: '/products/102' });
  await configurePizza(page, t, 'tabs');
  await expect(second.locator(CART_BAR)).toContainText('25.30');
  // The second sheet remembers the size; extras must be chosen again each time.
  await second.locator(PRODUCT_CARD).first().click();
  await expect(dialog(second).getByRole('radio').nth(1)).toBeChecked();
  await dialog(second)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator(CART_BAR)).toContainText('45.10');
  await expect(page.locator(CART_BAR_COUNT)).toContainText('2');
});

test('the back button closes only the topmost overlay', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await configurePizza(page, t, 'back');
  await page.locator(CART_BAR).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).locator(LINE_BUTTON).first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  await page.goForward();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(CART_BAR)).toBeFocused();
});
