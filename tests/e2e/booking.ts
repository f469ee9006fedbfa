import { expect, type Page } from '@playwright/test';
import { choosePayment } from './cart';
import { dialog, type translationsOf } from './guest';
import { CART_BAR, DAY_STRIP, PRODUCT_CARD, SLOT_TIME } from './parts';

type Translate = ReturnType<typeof translationsOf>;

/** The month over the open product sheet. */
export const calendarOf = (page: Page) => page.getByRole('grid');
/** The next days in the open product sheet. */
export const daysOf = (page: Page) => dialog(page).locator(DAY_STRIP);
/** The times of the chosen day in the open product sheet. */
export const timesOf = (page: Page) => dialog(page).locator(SLOT_TIME);

/** Opens the sheet of a product on the current page. */
export async function openProduct(page: Page, title: string | RegExp): Promise<void> {
  await page.locator(PRODUCT_CARD, { hasText: title }).first().click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(title);
}

/** Opens the months over the open product sheet. */
export async function openMonth(page: Page, t: Translate): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: t('show_month') })
    .click();
  await expect(calendarOf(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** Chooses one of the next days by its place, today being 0. */
export const chooseDay = (page: Page, place: number) => daysOf(page).getByRole('button').nth(place).click();

/** Moves forward by a number of the next days and chooses that day, using only the keyboard. */
export async function chooseDayByKeyboard(page: Page, days: number, forward: 'ArrowRight' | 'ArrowLeft') {
  const strip = daysOf(page);
  await expect(strip).not.toHaveAttribute('aria-busy', 'true');
  await strip.locator('[aria-current="date"]').focus();
  for (let day = 0; day < days; day += 1) await page.keyboard.press(forward);
  await page.keyboard.press('Enter');
  await expect(timesOf(page).first()).toBeVisible();
}

/** Opens the cart and fills in the fields that the hotel requires for every order. */
export async function fillInCart(page: Page, t: Translate): Promise<void> {
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await expect(cart.getByRole('heading', { name: t('your_order') })).toBeVisible();
  await choosePayment(page, t);
  const room = cart.getByLabel(t('room_number'));
  if ((await room.count()) > 0) await room.fill('204');
  await cart.getByRole('checkbox').last().check();
}

export const send = (page: Page, t: Translate) =>
  dialog(page)
    .getByRole('button', { name: t('send_to_order') })
    .click();
