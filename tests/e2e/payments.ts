import { expect, type Page } from '@playwright/test';
import { dialog, type translationsOf } from './guest';

type Translate = ReturnType<typeof translationsOf>;

/** The way to pay with this title in the open checkout. */
export const paymentRow = (page: Page, title: string) => dialog(page).getByRole('radio', { name: title, exact: true });

/** The line that stands for room, name and payment from the second order on, and the fields that stand there before. */
export const quickLine = (page: Page) => dialog(page).locator('[data-part="quick-line"]');
export const paymentRows = (page: Page, t: Translate) =>
  dialog(page).getByRole('radiogroup', { name: t('payment_method') });

/** Opens the fields of room, name and payment, if they are one line. */
export async function openDetails(page: Page, t: Translate): Promise<void> {
  await expect(quickLine(page).or(paymentRows(page, t))).toBeVisible();
  if (await quickLine(page).isVisible())
    await dialog(page)
      .getByRole('button', { name: t('change_details') })
      .click();
}

/** Chooses the payment with this title, or the first. */
export async function choosePayment(page: Page, t: Translate, title?: string): Promise<void> {
  await openDetails(page, t);
  const rows = paymentRows(page, t).getByRole('radio');
  await (title === undefined ? rows.first() : paymentRow(page, title)).check();
}
