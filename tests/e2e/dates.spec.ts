import { calendarOf, openMonth, openProduct, send } from './booking';
import { addToCart } from './cart';
import { expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { CART_BAR, CART_LINE, ORDER_CARD } from './parts';

test.use({ locale: 'en-US' });

const AMERICAN = /[A-Z][a-z]{2} \d{1,2}, \d{4}/;
const ISO = /\d{4}-\d{2}-\d{2}/;

test('dates appear in the format of the guest’s country from the form to the order, and are sent in ISO format', async ({
  page,
}) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/703' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openProduct(page, 'Wake-up call');
  await openMonth(page, t);
  // On the last day of a month there is no second one to choose in it.
  await dialog(page)
    .getByRole('button', { name: t('next_month') })
    .click();
  await calendarOf(page).locator('[data-date]:not([aria-disabled="true"])').nth(1).click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await dialog(page).getByLabel('Wake me at').selectOption('06:45');
  await addToCart(page);

  await page.locator(CART_BAR).click();
  const line = dialog(page).locator(CART_LINE);
  await expect(line).toContainText(AMERICAN);
  const [chosen = '?'] = AMERICAN.exec(await line.innerText()) ?? [];
  await expect(line).not.toContainText(ISO);
  await screenshot(page, 'dates-cart-en-us');
  // A wake-up call is free, so the form has no payment.
  await dialog(page).getByLabel(t('room_number')).fill('214');
  await dialog(page).getByRole('checkbox').last().check();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'));
  await send(page, t);
  expect((await sent).postData()).toMatch(/"value":"\d{4}-\d{2}-\d{2}"/);
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  const order = dialog(page).locator(ORDER_CARD).first();
  await expect(order).toContainText(chosen);
  await expect(order).not.toContainText(ISO);
  await screenshot(page, 'dates-order-en-us');
});
