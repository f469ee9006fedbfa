import {
  cartWith,
  chooseFirst,
  expectDrawerNotScrolled,
  fillInCheckout,
  orderPlacedHeading,
  REFUSED,
  sendButton,
  t,
} from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { CART_BAR, CART_LINE, CART_LINES, PRODUCT_CARD } from './parts';

test('an order below the hotel’s minimum is not sent, and a message shows how much is missing', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/604' });
  await page.locator(PRODUCT_CARD, { hasText: 'Shirt or blouse' }).click();
  await chooseFirst(page);
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await fillInCheckout(page);
  await sendButton(page).click();
  const notice = cart.getByRole('alert').filter({ hasText: 'Laundry is collected from 15' });
  await expect(notice).toContainText('10.50');
  await expect(notice.locator('..')).toBeFocused();
  await axe(page);
  await screenshot(page, 'cart-minimum-en');
  for (let pieces = 1; pieces < 4; pieces += 1) await cart.getByRole('button', { name: t('more') }).click();
  await expect(cart.getByText('to go')).toHaveCount(0);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
});

test('a changed price is refused, shown in the cart, and accepted with one tap', async ({ page, problems }) => {
  problems.allow(REFUSED);
  problems.allow(/products\/102|ERR_FAILED/);
  await cartWith(page, 'Strawberry cake');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The stored line has an earlier, lower price, and the phone cannot fetch the catalogue until the order is refused.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}');
    cart.products[0].product.price -= 1;
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  let isReadable = false;
  const catalogue = '**/api/v1/hotels/cala-verde/products/102';
  await page.route(catalogue, (route) => (isReadable ? route.continue() : route.abort('failed')));
  await page.reload();
  await page.locator(CART_BAR).click();
  await fillInCheckout(page);
  isReadable = true;
  await sendButton(page).click();
  const cart = dialog(page);
  await expect(cart.locator(CART_LINE)).toContainText(/The price has changed: .7\.00.€. is now .8\.00.€/);
  await expect(cart.getByRole('button', { name: t('accept_prices') })).toBeVisible();
  await axe(page);
  await screenshot(page, 'cart-price-en');
  await cart.getByRole('button', { name: t('accept_prices') }).click();
  await expect(cart.locator(CART_LINE)).not.toContainText('The price has changed');
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
});

test('a cart with more lines than the hotel accepts shows a message above the lines and focuses it', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  await cartWith(page, 'Strawberry cake');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}');
    const [line] = cart.products;
    cart.products = Array.from({ length: 101 }, (_, index) => ({ ...line, key: `line-${index}` }));
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await page.reload();
  await page.locator(CART_BAR).click();
  await fillInCheckout(page);
  await sendButton(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toHaveText(/not that many can be ordered/i);
  await expect(alert).toBeInViewport();
  await expect(alert.locator('..')).toBeFocused();
  await expect(dialog(page).locator(CART_LINES)).toHaveAttribute('data-error', 'true');
  await expectDrawerNotScrolled(page);
  await axe(page);
  await screenshot(page, 'cart-too-many-en');
});
