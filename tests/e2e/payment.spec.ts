import type { Page } from '@playwright/test';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { choosePayment } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { orderOnline } from './online-order';
import { BOTTOM_BAR, CART_BAR, PRODUCT_CARD } from './parts';
import { telling } from './variants';

const t = translationsOf('cala-verde', 'en');
const ROOM_SERVICE = 102;

const press = (page: Page, word: string, translate = t) => page.getByRole('button', { name: translate(word) }).click();
/** Presses one of the buttons on the payment page. */
const choose = (page: Page, choice: 'pay' | 'fail' | 'later') => page.locator(`button[value="${choice}"]`).click();
const title = (page: Page, name: string) => page.getByRole('heading', { name });

/** A browser without scripts reports each script as blocked. */
const WITHOUT_SCRIPTS = /^request csp: .*\.js$/;

/** Opens the hotel as a guest with an order that waits for its payment. */
async function withOrder(page: Page, language = 'en') {
  await openHotel(page, 'cala-verde', { language });
  return orderOnline(page, 'cala-verde', ROOM_SERVICE);
}

test('a guest pays in the same tab, and the result leads back to the order', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: `/products/${ROOM_SERVICE}` });
  await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
  await press(page, 'send_to_cart');
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await choosePayment(page, t, 'Card online');
  await cart.getByLabel(t('room_number')).fill('214');
  await cart.getByRole('checkbox').last().check();
  await cart.getByRole('button', { name: t('order_and_pay_online') }).click();

  const link = () => dialog(page).getByRole('link', { name: t('order_online_pay') });
  await link().click();
  await expect(title(page, t('order_online_pay'))).toBeVisible();
  await expect(page).toHaveURL(/\/pay\/[\w-]{43}$/);

  // Back leads to My orders, which offers the payment again.
  await page.goBack();
  await expect(dialog(page).getByText(t('order_payment_pending'))).toBeVisible();
  await link().click();
  await choose(page, 'pay');
  await expect(title(page, t('payment_paid_title'))).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+$/);
  await press(page, 'view_orders');
  await expect(dialog(page).getByText(t('order_payment_paid'))).toBeVisible();
  await expect(dialog(page).getByRole('article')).toHaveCount(1);
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a payment fails and succeeds at the second attempt, in ${language}`, async ({ page }) => {
    const translate = translationsOf('cala-verde', language);
    const { num, payPath } = await withOrder(page, language);
    await page.goto(atHotel('cala-verde', payPath));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByText(translate('pay_demo'))).toBeVisible();
    await expect(page.getByText(translate('order_n', { num: isolateNumber(num) }))).toBeVisible();
    await axe(page);
    await screenshot(page, `pay-${language}`);

    await choose(page, 'fail');
    await expect(title(page, translate('payment_failed_title'))).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: translate('order_n', { num: isolateNumber(num) }) }),
    ).toBeVisible();
    await axe(page);
    await screenshot(page, `payment-error-${language}`);

    await page.getByRole('link', { name: translate('pay_again') }).click();
    await expect(page.getByText(translate('pay_failed_before'))).toBeVisible();
    await choose(page, 'pay');
    await expect(title(page, translate('payment_paid_title'))).toBeVisible();
    await axe(page);
    await screenshot(page, `payment-success-${language}`);

    await press(page, 'view_orders', translate);
    await expect(dialog(page).getByText(translate('order_payment_paid'))).toBeVisible();
  });
}

test('the uuid of an order appears in no URL except that of the call that checks orders', async ({ page }) => {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(request.url()));
  const { uuid, payPath } = await withOrder(page);
  await page.goto(atHotel('cala-verde', payPath));
  await choose(page, 'pay');
  await expect(title(page, t('payment_paid_title'))).toBeVisible();
  await press(page, 'view_orders');
  await expect(dialog(page).getByText(t('order_payment_paid'))).toBeVisible();
  const naming = addresses.filter((address) => address.toLowerCase().includes(uuid));
  expect(new Set(naming.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/api/v1/hotels/cala-verde/orders/check']),
  );
  await expect(page.locator(`[href*="${uuid}"], [src*="${uuid}"], [action*="${uuid}"]`)).toHaveCount(0);
});

test('a postponed payment has a link in My orders, and the page of a paid payment offers no button', async ({
  page,
}) => {
  const { payPath } = await withOrder(page);
  await page.goto(atHotel('cala-verde', payPath));
  await choose(page, 'later');
  await expect(page).toHaveURL(atHotel('cala-verde', '/'));
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  const link = dialog(page).getByRole('link', { name: t('order_online_pay') });
  await expect(link).toHaveAttribute('href', payPath);

  await page.goto(atHotel('cala-verde', payPath));
  await choose(page, 'pay');
  await expect(title(page, t('payment_paid_title'))).toBeVisible();
  await page.goto(atHotel('cala-verde', payPath));
  await expect(title(page, t('pay_already_title'))).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await axe(page);
});

test('the result page of a payment shows another phone no data of the order', async ({ page, newGuest }) => {
  const { num, payPath } = await withOrder(page);
  await page.goto(atHotel('cala-verde', payPath));
  await choose(page, 'pay');
  await expect(title(page, t('payment_paid_title'))).toBeVisible();

  const stranger = await (await newGuest()).newPage();
  await openHotel(stranger, 'cala-verde', { language: 'en', path: `/payment/success?order=${num}` });
  await expect(title(stranger, t('payment_unknown_title'))).toBeVisible();
  await expect(stranger.getByText(t('order_n', { num: isolateNumber(num) }))).toHaveCount(0);
  await stranger
    .getByRole('link', { name: t('home'), exact: true })
    .first()
    .click();
  await expect(stranger).toHaveURL(atHotel('cala-verde', '/'));
});

test('a result page that is open during the payment shows the paid state', async ({ page }) => {
  const { num, payPath } = await withOrder(page);
  await page.goto(atHotel('cala-verde', `/payment/success?order=${num}`));
  await expect(title(page, t('payment_waiting_title'))).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(atHotel('cala-verde', payPath));
  await choose(tab, 'pay');
  await expect(title(tab, t('payment_paid_title'))).toBeVisible();
  await expect(title(page, t('payment_paid_title'))).toBeVisible();
});

test('the payment page works without scripts', async ({ page, newGuest, problems }) => {
  problems.allow(WITHOUT_SCRIPTS);
  const { payPath } = await withOrder(page);
  const plain = await (await newGuest({ javaScriptEnabled: false })).newPage();
  await plain.goto(atHotel('cala-verde', payPath));
  await choose(plain, 'pay');
  await expect(plain).toHaveURL(/\/payment\/success\?order=\d+$/);
  await expect.poll(() => plain.content()).toContain(t('payment_unknown_text'));
  await plain.goto(atHotel('cala-verde', payPath));
  await expect(title(plain, t('pay_already_title'))).toBeVisible();
});

test('a payment page opens only on its hotel’s host, is never cached, and sends no referrer', async ({
  page,
  problems,
}) => {
  problems.allow(/\b404\b/);
  const { payPath } = await withOrder(page);
  const response = await page.goto(atHotel('cala-verde', payPath));
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  });
  await choose(page, 'later');
  await expect(page).toHaveURL(atHotel('cala-verde', '/'));
  expect(await page.evaluate(() => document.referrer)).toBe('');

  for (const [hotel, path] of [
    ['qasr', payPath],
    ['cala-verde', `/pay/${'a'.repeat(43)}`],
    ['cala-verde', '/pay/short'],
    ['cala-verde', `/paying/cala-verde/${payPath.slice(5)}`],
  ] as const) {
    expect((await page.goto(atHotel(hotel, path)))?.status(), `${hotel}${path}`).toBe(404);
    await expect(page.getByRole('button', { name: t('pay_now') })).toHaveCount(0);
  }
});
