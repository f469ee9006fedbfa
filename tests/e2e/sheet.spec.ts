import type { Page } from '@playwright/test';
import { choosePayment } from './cart';
import { atHotel, axe, expect, screenshot, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import {
  BACK_TO_TOP,
  BOTTOM_BAR,
  CART_BAR,
  NEWS_BADGE,
  ORDER_BUTTON,
  PRODUCT_CARD,
  SHEET_SCROLL,
  SKELETON,
} from './parts';
import { moveNewestOrder } from './staff';
import { telling } from './variants';

test.use(WITH_MOTION);

const t = translationsOf('cala-verde', 'en');
const ROOM_SERVICE = '/products/102';

type Translate = typeof t;

const openProduct = (page: Page, title: string) => page.locator(PRODUCT_CARD, { hasText: title }).click();
const add = (page: Page, translate: Translate = t) =>
  dialog(page)
    .getByRole('button', { name: translate('send_to_cart') })
    .click();
const dialogs = (page: Page) => page.locator('dialog[open]');

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a product for adults is added to the cart only after the age confirmation, in ${language}`, async ({
    page,
  }) => {
    const translate = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language, path: `${ROOM_SERVICE}?product=1007` });
    await expect(dialogs(page)).toHaveCount(1);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await add(page, translate);
    const question = page.getByRole('alertdialog', { name: translate('adult_title') });
    await expect(question).toBeVisible();
    await axe(page);
    await screenshot(page, `age-${language}`);

    await question.getByRole('button', { name: translate('adult_no') }).click();
    await expect(dialogs(page)).toHaveCount(1);
    await add(page, translate);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

    await add(page, translate);
    await page.getByRole('button', { name: translate('adult_yes') }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page.locator(CART_BAR)).toContainText('1');
    expect(await page.evaluate(() => localStorage.getItem('is_adult'))).toBe('true');
    await expect(page).toHaveURL(atHotel('cala-verde', ROOM_SERVICE));
    await expect(page.locator('body[data-same-page]'), 'going back does not reload the page').toHaveCount(1);
  });
}

test('a link to a product has a preview of the product, and opens its sheet', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: `${ROOM_SERVICE}?product=1001` });
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await meta('og:title')).toBe('Margherita pizza');
  expect(await meta('og:description')).toMatch(/^14\.00.€ · /);
  expect(await meta('og:image')).toMatch(/^http:\/\/cala-verde\.localhost.*\/previews\/en\/102\/\d+\.png/);
  await expect(page).toHaveTitle(/^Margherita pizza/);
  await expect(dialog(page).getByRole('heading', { name: 'Margherita pizza' })).toBeVisible();

  await page.reload();
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(atHotel('cala-verde', ROOM_SERVICE));
  await page.reload();
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});

test('a link to a product that the hotel has removed opens its section', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: `${ROOM_SERVICE}?product=987654` });
  await expect(page).toHaveTitle(/^Room service/);
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
});

/** Simulates a finger that touches the screen and moves vertically. Resolves when the finger is lifted. */
async function swipe(page: Page, from: { x: number; y: number }, by: number, duration = 300): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  const steps = 12;
  await touch('touchStart', from.y);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from.y + (by * step) / steps);
    await page.waitForTimeout(duration / steps);
  }
  await touch('touchEnd');
  await phone.detach();
}

test('a finger on its picture closes or scrolls the sheet, and does not scroll the page behind it', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: ROOM_SERVICE });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page.locator(PRODUCT_CARD).nth(2).click();
  const sheet = dialog(page);
  const scroll = sheet.locator(SHEET_SCROLL);
  await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
  const scrolled = () => scroll.evaluate((element) => element.scrollTop);
  // Measured after the opening animation and with all options rendered, because the sheet's position changes until
  // then.
  await expect(sheet.locator(SKELETON)).toHaveCount(0);
  await sheet.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('the sheet is not visible');
  expect(box.height).toBeLessThanOrEqual(844 * 0.9);
  const picture = { x: 195, y: box.y + 120 };

  await swipe(page, picture, 90, 900);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(sheet).toHaveCSS('translate', /none|0px/);

  await swipe(page, { x: 195, y: box.y + 200 }, -180);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await swipe(page, { x: 195, y: box.y + 300 }, 60, 900);
  await expect(dialogs(page)).toHaveCount(1);
  await sheet.getByRole('button', { name: t('back_to_top') }).click();
  await expect.poll(scrolled).toBe(0);

  await swipe(page, picture, 400);
  await expect(dialogs(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await expect(page.locator(PRODUCT_CARD).nth(2)).toBeFocused();
});

for (const motion of ['no-preference', 'reduce'] as const) {
  const does = motion === 'reduce' ? 'does not shake for a guest who prefers reduced motion' : 'shakes';
  test(`the order button ${does} when an option is missing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHotel(page, 'cala-verde', { language: 'en', path: ROOM_SERVICE });
    await openProduct(page, 'Margherita pizza');
    const button = dialog(page).locator(ORDER_BUTTON);
    await button.evaluate((element) => {
      element.addEventListener('animationstart', (event) =>
        element.setAttribute('data-ran', (event as AnimationEvent).animationName),
      );
    });
    await button.click();
    await expect(dialog(page).getByText(t('validation_choice'))).toBeVisible();
    if (motion === 'no-preference') await expect(button).toHaveAttribute('data-ran', 'shake');
    else await expect(button).toHaveCSS('animation-name', 'none');
    expect(await button.getAttribute('data-ran')).toBe(motion === 'reduce' ? null : 'shake');
  });
}

test('the button back to the top appears when the sheet is scrolled by more than 100 pixels', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: ROOM_SERVICE });
  await openProduct(page, 'Margherita pizza');
  const scroll = dialog(page).locator(SHEET_SCROLL);
  const toTop = dialog(page).locator(BACK_TO_TOP);
  const scrollTo = (top: number) =>
    scroll.evaluate(async (element, to) => {
      element.scrollTo({ top: to, behavior: 'instant' });
      // The scroll event fires in the next frame, and the render that it causes follows one frame later.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return element.scrollTop;
    }, top);
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  await expect(toTop).toBeHidden();
  expect(await scrollTo(100)).toBe(100);
  await expect(toTop).toBeHidden();
  expect(await scrollTo(101)).toBe(101);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect(toTop).toBeHidden();
  await expect(scroll).toBeFocused();
});

/** Orders a cake to room 214, paid at the door. */
async function order(page: Page): Promise<void> {
  await openHotel(page, 'cala-verde', { language: 'en', path: ROOM_SERVICE });
  await openProduct(page, 'Strawberry cake');
  await add(page);
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await choosePayment(page, t);
  await cart.getByLabel(t('room_number')).fill('214');
  await cart.getByRole('checkbox').last().check();
  await cart.getByRole('button', { name: t('send_to_order') }).click();
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
}

test('a guest cancels a draft order, sees the reason, and clears the history', async ({ page }) => {
  await order(page);
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await dialog(page)
    .getByRole('button', { name: t('cancel_order') })
    .click();
  const popup = page.getByRole('dialog', { name: t('cancel_question') });
  await expect(popup.getByRole('radio', { checked: true })).toHaveCount(0);
  await popup.getByLabel(t('order_cancel__change')).check();
  await screenshot(page, 'cancel-en');
  await popup.getByRole('button', { name: t('ready_btn') }).click();
  await expect(popup).toHaveCount(0);
  const card = dialog(page).getByRole('article');
  await expect(card.getByText(t('order_status__cancelled'))).toBeVisible();
  await expect(card.getByText(t('reason', { reason: t('order_cancel__change') }))).toBeVisible();
  await expect(card).toBeFocused();
  await axe(page);
  await screenshot(page, 'cancelled-en');

  await dialog(page)
    .getByRole('button', { name: t('clear_history') })
    .click();
  const question = page.getByRole('alertdialog', { name: `${t('clear_history')}?` });
  await expect(question).toBeVisible();
  await axe(page);
  await screenshot(page, 'clear-history-en');
  await question.getByRole('button', { name: t('yes'), exact: true }).click();
  await expect(dialog(page).getByText(t('no_orders_status'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fs_uuids'))).toBeNull();
});

test('a cancel call that fails shows a message on the order and can be retried', async ({ page, problems }) => {
  problems.allow(/change-status|ERR_FAILED/);
  await order(page);
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  let tries = 0;
  await page.route('**/orders/guest/change-status', (route) => {
    tries += 1;
    return tries === 1 ? route.abort('failed') : route.continue();
  });
  await dialog(page)
    .getByRole('button', { name: t('cancel_order') })
    .click();
  const popup = page.getByRole('dialog', { name: t('cancel_question') });
  await popup.getByRole('radio').first().check();
  await popup.getByRole('button', { name: t('ready_btn') }).click();
  const card = dialog(page).getByRole('article');
  await expect(card.getByRole('alert')).toContainText(t('cancel_failed'));
  await card.getByRole('button', { name: t('try_again') }).click();
  await expect(card.getByText(t('order_status__cancelled'))).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('the bar counts changes of an order while My orders is closed', async ({ page }) => {
  const badge = page.locator(NEWS_BADGE);
  await order(page);
  await dialog(page).getByText(t('home'), { exact: true }).click();
  // The title of home alone: the one of the list goes before it comes.
  await expect(page).toHaveTitle('Cala Verde');
  await expect(badge).toContainText('1');
  await axe(page);
  await screenshot(page, 'badge-en');
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(badge).toHaveCount(0);
  await moveNewestOrder(page, 'approve');
  await expect(badge).toContainText('1');
});
