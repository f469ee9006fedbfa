import { expect, type Page } from '@playwright/test';
import { dialog, type wordsOf } from './guest';
import { CART_BAR, ORDER_BUTTON, PRODUCT_CARD, SLOT_TIME } from './parts';

type Say = ReturnType<typeof wordsOf>;

/** The calendar of the product that is open. */
export const calendarOf = (page: Page) => dialog(page).getByRole('grid');
/** The times of the chosen day. */
export const timesOf = (page: Page) => dialog(page).locator(SLOT_TIME);

/** Opens a product of the page. */
export async function openProduct(page: Page, title: string): Promise<void> {
  await page.locator(PRODUCT_CARD, { hasText: title }).first().click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(title);
}

/** Walks so many days on in the calendar and chooses the day, with the keyboard alone. */
export async function chooseDayByKeyboard(page: Page, days: number, forward: 'ArrowRight' | 'ArrowLeft') {
  const calendar = calendarOf(page);
  await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
  await calendar.locator('[aria-current="date"]').focus();
  for (let day = 0; day < days; day += 1) await page.keyboard.press(forward);
  await expect(calendar).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect(timesOf(page).first()).toBeVisible();
}

/** Puts what is open into the cart; the sheet closes. */
export async function addToCart(page: Page): Promise<void> {
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Opens the cart and fills in what the hotel asks of every order. */
export async function fillInCart(page: Page, say: Say): Promise<void> {
  await page.locator(CART_BAR).click();
  const cart = dialog(page);
  await expect(cart.getByRole('heading', { name: say('your_order') })).toBeVisible();
  await cart.getByLabel(say('payment_method')).selectOption({ index: 1 });
  const room = cart.getByLabel(say('room_number'));
  if ((await room.count()) > 0) await room.fill('214');
  await cart.getByRole('checkbox').last().check();
}

export const send = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('send_to_order') })
    .click();
