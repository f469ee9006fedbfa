import type { Locator, Page } from '@playwright/test';
import {
  cartWith,
  checkoutSummary,
  choosePayment,
  fillInCheckout,
  orderPlacedHeading,
  paymentRow,
  paymentRows,
  sendButton,
  t,
} from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilHydrated } from './guest';
import { hold } from './hold';
import { OFFLINE_ERRORS, tap, waitUntilKept } from './kept-hotel';
import { CART_BAR, CART_LINE, PRODUCT_CARD, SECTION_TILE } from './parts';
import { countTaps } from './taps';
import { telling } from './variants';

type Translate = ReturnType<typeof translationsOf>;

const plus = (page: Page, translate: Translate, title: string) =>
  page.getByRole('main').getByRole('button', { name: `${translate('add')}: ${title}` });
const stepper = (page: Page, title: string) => page.getByRole('main').getByRole('group', { name: title });
const step = (page: Page, title: string, key: 'more' | 'fewer') =>
  stepper(page, title).getByRole('button', { name: t(key) });
const CAKE = 'Strawberry cake';

/** The first order of this phone: to room 204, by Anna. */
async function orderOnce(page: Page): Promise<void> {
  await cartWith(page, CAKE);
  await fillInCheckout(page);
  await choosePayment(page, t, 'Card at the door');
  await dialog(page).getByLabel(t('room_number')).fill('204');
  await dialog(page).getByLabel('Your name').fill('Anna');
  await sendAndLeave(page);
}

/** Sends, and closes the confirmation: a page that is opened again at its address would open it again. */
async function sendAndLeave(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Screenshots in both schemes and in forced colours. */
async function look(page: Page, name: string): Promise<void> {
  await axe(page);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await screenshot(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await axe(page);
  await screenshot(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The tick is drawn in the browser's own box, so that only its colour says whether it is seen. */
const tickColor = (box: Locator) => box.evaluate((input) => getComputedStyle(input, '::after').backgroundColor);

/** Expects the guest's room, name and payment in one summary, and sends the cart with two taps: consent and send. */
async function consentAndSend(page: Page): Promise<void> {
  await expect(checkoutSummary(page)).toContainText('Room 204 · Anna · Card at the door');
  await expect(checkoutSummary(page)).toContainText(t('as_last_order'));
  const consent = dialog(page).getByRole('checkbox').last();
  await expect(consent).not.toBeChecked();
  expect(await tickColor(consent)).toBe('rgba(0, 0, 0, 0)');
  await consent.click();
  await expect.poll(() => tickColor(consent)).not.toBe('rgba(0, 0, 0, 0)');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'));
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ room_number: '204', payment: 82, is_temporary: true });
  await expect(orderPlacedHeading(page)).toBeVisible();
}

test('the same order again from home takes four taps, the consent among them', async ({ page }) => {
  await orderOnce(page);
  await openHotel(page, 'cala-verde');
  const taps = await countTaps(page);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('my_orders') })
    .click();
  await dialog(page)
    .getByRole('article')
    .getByRole('button', { name: t('order_again') })
    .click();
  await expect(dialog(page).locator(CART_LINE)).toHaveText(new RegExp(CAKE));
  const inCart = await countTaps(page);
  await expect(dialog(page).getByRole('checkbox').last()).toBeInViewport({ ratio: 1 });
  await consentAndSend(page);
  expect(await inCart()).toBe(2);
  expect(await taps()).toBe(4);
});

test('another product from home takes five taps, the consent among them', async ({ page }) => {
  await orderOnce(page);
  await openHotel(page, 'cala-verde');
  await untilHydrated(page);
  const taps = await countTaps(page);
  await page.locator(SECTION_TILE).first().click();
  await plus(page, t, CAKE).click();
  await expect(stepper(page, CAKE).getByRole('status')).toHaveText('1');
  await page.locator(CART_BAR).click();
  await consentAndSend(page);
  expect(await taps()).toBe(5);
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`room, name and payment are one summary, and Change opens their fields, in ${language}`, async ({ page }) => {
    const translate = translationsOf('cala-verde', language);
    await orderOnce(page);
    await openHotel(page, 'cala-verde', { language, path: '/products/102' });
    await plus(page, translate, language === 'en' ? CAKE : 'كعكة الفراولة').click();
    await page.locator(CART_BAR).click();
    await expect(checkoutSummary(page)).toContainText(translate('room_line', { room: '204' }));
    await expect(paymentRows(page, translate)).toHaveCount(0);
    await look(page, `checkout-summary-${language}`);

    await dialog(page)
      .getByRole('button', { name: translate('change_details') })
      .click();
    const rows = paymentRows(page, translate).getByRole('radio');
    await expect(rows.first()).toBeChecked();
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toHaveValue('82');
    await expect(dialog(page).getByLabel(translate('room_number'))).toHaveValue('204');
    await look(page, `checkout-form-${language}`);

    await dialog(page).getByLabel(translate('room_number')).fill('999');
    await dialog(page).getByRole('checkbox').last().check();
    await sendButton(page).click();
    const question = page.getByRole('alertdialog', { name: translate('room_unknown', { room: '999' }) });
    await expect(question.getByRole('button')).toHaveText([translate('room_correct'), translate('send_anyway')]);
    await look(page, `unknown-room-${language}`);
    await question.getByRole('button').first().click();
    await expect(dialog(page).getByLabel(translate('room_number'))).toBeFocused();
    await sendButton(page).click();
    await question.getByRole('button').last().click();
    await expect(dialog(page).getByRole('heading', { name: translate('order_placed') })).toBeVisible();
  });
}

test('cash details are not kept, and the fields open when the last payment is not offered', async ({ page }) => {
  await cartWith(page, CAKE);
  await fillInCheckout(page);
  await choosePayment(page, t, 'Cash at the door');
  await dialog(page).getByLabel('Change: which note will you pay with?').fill('a fifty');
  await sendAndLeave(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ fs_payment: '81', fs_room_number: '214' });
  expect(JSON.stringify(stored)).not.toContain('a fifty');

  const card = { id: 82, title: { en: 'Card at the door' }, ptype_id: 'card' };
  await page.route('**/api/v1/public/cart/payments*', (route) => route.fulfill({ json: { data: [card] } }));
  await cartWith(page, CAKE);
  await expect(paymentRow(page, 'Card at the door')).toBeVisible();
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(checkoutSummary(page)).toHaveCount(0);
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`"+" adds, becomes a stepper and is "+" again at nothing, in ${language}`, async ({ page }) => {
    const translate = translationsOf('cala-verde', language);
    const cake = language === 'en' ? CAKE : 'كعكة الفراولة';
    await openHotel(page, 'cala-verde', { language, path: '/products/102' });
    expect(await page.locator('button button, a button').count()).toBe(0);
    const box = await plus(page, translate, cake).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await look(page, `one-tap-${language}`);
    // The pizza needs a size: its '+' is a part of the card, which opens the sheet.
    await expect(page.getByRole('button', { name: new RegExp(`^${translate('add')}:`) })).not.toHaveCount(0);
    await page.locator(PRODUCT_CARD).first().click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await plus(page, translate, cake).click();
    const value = stepper(page, cake).getByRole('status');
    await expect(value).toHaveText('1');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    const buttons = stepper(page, cake).getByRole('button');
    await expect(buttons.last()).toBeFocused();
    await buttons.last().click();
    await expect(value).toHaveText('2');
    await look(page, `one-tap-added-${language}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await axe(page);
    await screenshot(page, `one-tap-added-wide-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(value).toHaveText('2');
    await buttons.first().click();
    await buttons.first().click();
    await expect(plus(page, translate, cake)).toBeFocused();
    await expect(page.locator(CART_BAR)).toHaveCount(0);
  });
}

test('"+" answers within 150 ms, while its code and the product are still on their way', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await untilHydrated(page);
  const held = [await hold(page, '**/api/v1/**'), await hold(page, '**/_next/static/chunks/**')];
  const took = await plus(page, t, CAKE).evaluate(async (button: HTMLButtonElement) => {
    const place = button.parentElement as HTMLElement;
    const from = performance.now();
    button.click();
    while (!place.textContent?.includes('1')) await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });
  test.info().annotations.push({ type: 'figures', description: `${Math.round(took)} ms` });
  expect(took).toBeLessThan(150);
  for (const release of held) release();
  await expect(step(page, CAKE, 'more')).toBeVisible();
});

test('a piece that cannot be added is taken back, and the card says so', async ({ page, problems }) => {
  problems.allow(/status of 503|response 503/);
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.route('**/api/v1/hotels/*/products/*', (route) => route.fulfill({ status: 503, json: {} }));
  await plus(page, t, CAKE).click();
  await expect(page.getByRole('alert').filter({ hasText: t('add_failed') })).toBeVisible();
  await expect(plus(page, t, CAKE)).toBeFocused();
  await axe(page);
  await screenshot(page, 'one-tap-failed-en');
  expect(await page.evaluate(() => localStorage.getItem('cart') ?? '')).not.toContain('"products":[{');
  await page.unroute('**/api/v1/hotels/*/products/*');
  await plus(page, t, CAKE).click();
  await expect(step(page, CAKE, 'fewer')).toBeVisible();
  await expect(page.locator(CART_BAR)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('"+" of a kept page adds to the cart', async ({ page, problems }) => {
    problems.allow(OFFLINE_ERRORS);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
    await tap(page);
    await waitUntilKept(page, 'en');
    await page.context().setOffline(true);
    await page.reload();
    // Client code shows this line, so that the page responds to taps.
    await expect(page.getByText(t('offline_as_of', { time: '' }).trim())).toBeVisible();
    await plus(page, t, CAKE).click();
    await expect(stepper(page, CAKE).getByRole('status')).toHaveText('1');
    await expect(page.locator(CART_BAR)).toBeVisible();
  });

  test('"+" adds what is kept on a page that was opened before the network was lost', async ({ page, problems }) => {
    problems.allow(OFFLINE_ERRORS);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
    await tap(page);
    await waitUntilKept(page, 'en');
    // Loads the code of "+"; the product itself is read with each addition.
    await plus(page, t, 'Lemonade').click();
    await expect(step(page, 'Lemonade', 'more')).toBeVisible();
    await expect(page.locator(CART_BAR)).toBeVisible();
    await page.context().setOffline(true);
    await plus(page, t, CAKE).click();
    await expect(stepper(page, CAKE).getByRole('status')).toHaveText('1');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '')).toContain(CAKE);
    await expect(page.getByRole('alert').filter({ hasText: t('offline') })).toHaveCount(0);
  });

  test('"+" says that there is no network where nothing is kept', async ({ page, problems }) => {
    problems.allow(OFFLINE_ERRORS);
    const last = page.waitForResponse('**/api/v1/public/announcements*');
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
    await (await last).finished();
    await page.context().setOffline(true);
    await plus(page, t, CAKE).click();
    await expect(page.getByRole('alert').filter({ hasText: t('offline') })).toBeVisible();
    await expect(plus(page, t, CAKE)).toBeVisible();
  });
});
