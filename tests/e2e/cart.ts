import { expect, type Page } from '@playwright/test';
import { dialog, openHotel, translationsOf } from './guest';
import { CART_BAR, OPTION_HEAD, ORDER_BAR, ORDER_BUTTON, PRODUCT_CARD, SKELETON } from './parts';

type Translate = ReturnType<typeof translationsOf>;

/** The messages of the hotel in which these journeys order. */
export const t = translationsOf('cala-verde', 'en');
/** Messages in the browser's console when the hotel refuses an order. */
export const REFUSED = /\/api\/v1\/orders|status of 422/;

export const sendButton = (page: Page) => dialog(page).locator('button[type=submit]');
export const orderPlacedHeading = (page: Page, translate = t) =>
  dialog(page).getByRole('heading', { name: translate('order_placed') });

/** Expects that only the content of the drawer has scrolled, so that its head and its button are still visible. */
export const expectDrawerNotScrolled = async (page: Page) =>
  expect(await dialog(page).evaluate((drawer) => drawer.scrollTop)).toBe(0);

/** Adds the open product to the cart and waits until the sheet has closed. */
export async function addToCart(page: Page): Promise<void> {
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Adds a product without options from the open section to the cart. */
export async function addProduct(page: Page, product: string | RegExp): Promise<void> {
  await page.locator(PRODUCT_CARD, { hasText: product }).click();
  await addToCart(page);
}

/** Adds a product without options from the open section to the cart and opens the cart. */
export async function openCartWith(page: Page, product: string | RegExp): Promise<void> {
  await addProduct(page, product);
  await page.locator(CART_BAR).click();
}

/** Goes from the confirmation of an order to My orders. */
export async function viewOrders(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: t('view_orders') })
    .click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
}

/** Adds a product without options to the cart and opens the cart, as a guest who has just come. */
export async function cartWith(page: Page, product: string, path = '/products/102'): Promise<void> {
  await openHotel(page, 'cala-verde', { language: 'en', path });
  await openCartWith(page, product);
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
}

/** The way to pay with this title in the open checkout. */
export const paymentRow = (page: Page, title: string) => dialog(page).getByRole('radio', { name: title, exact: true });

/** The line that stands for room, name and payment from the second order on, and the fields that stand there before. */
export const checkoutSummary = (page: Page) => dialog(page).locator('[data-part="checkout-summary"]');
export const paymentRows = (page: Page, translate: Translate) =>
  dialog(page).getByRole('radiogroup', { name: translate('payment_method') });

/** Opens the fields of room, name and payment, if they are one line. */
export async function openDetails(page: Page, translate: Translate): Promise<void> {
  await expect(checkoutSummary(page).or(paymentRows(page, translate))).toBeVisible();
  if (await checkoutSummary(page).isVisible())
    await dialog(page)
      .getByRole('button', { name: translate('change_details') })
      .click();
}

/** Chooses the payment with this title, or the first. */
export async function choosePayment(page: Page, translate: Translate, title?: string): Promise<void> {
  await openDetails(page, translate);
  const rows = paymentRows(page, translate).getByRole('radio');
  await (title === undefined ? rows.first() : paymentRow(page, title)).check();
}

/** Fills in the fields that the hotel requires for every order: cash, a room, the consent. `translate`: of the guest. */
export async function fillInCheckout(page: Page, translate = t): Promise<void> {
  const form = dialog(page);
  await choosePayment(page, translate);
  await form.getByLabel(translate('room_number')).fill('214');
  await form.getByRole('checkbox').last().check();
}

/**
 * Answers the required options in the open form with the first choice of each list and the first day of each calendar.
 */
export async function chooseFirst(page: Page): Promise<void> {
  const form = dialog(page);
  await expect(form.locator(ORDER_BAR)).toBeVisible();
  // The options may appear after the button: their code is a separate chunk, and long forms render in two steps.
  await expect(form.locator(SKELETON)).toHaveCount(0);
  await expect(form.locator(OPTION_HEAD).first()).toBeVisible();
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const field of await form.locator('select[required]').all()) await field.selectOption({ index: 1 });
  const days = form.locator('input[aria-haspopup="dialog"][required]');
  for (const day of await days.all()) {
    await day.click();
    await page.locator('dialog[open] [data-date]:not([aria-disabled="true"]):not(:disabled)').first().click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  }
}
