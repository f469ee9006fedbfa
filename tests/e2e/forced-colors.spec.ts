import type { Page } from '@playwright/test';
import { chooseDayByKeyboard, daysOf, openMonth, openProduct, timesOf } from './booking';
import { addToCart, fillInCheckout, orderPlacedHeading, paymentRows, sendButton, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { hasEdge, paintOf, standsOutFrom } from './paint';
import {
  ADD_MARK,
  ANY_ADD_MARK,
  BAR_ICON,
  BOTTOM_BAR,
  BUTTON,
  CALENDAR,
  CALENDAR_DAY,
  CART_BAR,
  CART_LINES,
  CHOSEN_LANGUAGE,
  CURRENT_BAR_ICON,
  DETAILS_FOLD,
  DIALOG_BOX,
  FOCUSED_CHOICE,
  IN_CART_MARK,
  LANGUAGE_BUTTON,
  NEWS_BADGE,
  OPTION_HEAD,
  ORDER_BUTTON,
  ORDER_CARD,
  OTHER_LANGUAGE,
  PRODUCT_CARD,
  RIGHT_CHOICES,
  SECTION_TILE,
  SHEET_CLOSE,
  TIMER_RING,
  TODAY,
  WRONG_CHOICES,
  WRONG_FIELD,
} from './parts';
import { moveNewestOrder } from './staff';
import { telling } from './variants';

const THEMES = ['dark', 'light'] as const;

/** Emulates a guest whose system sets the colours, with a light or a dark background. */
const forced = (page: Page, colorScheme: (typeof THEMES)[number]) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

const closed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

/** Expects that a tick or a dot differs in colour from its box. */
async function showsTick(box: ReturnType<Page['locator']>): Promise<void> {
  const [own, tick] = [await paintOf(box), await paintOf(box, '::after')];
  expect(tick.ground).not.toBe(own.ground);
}

for (const theme of telling(THEMES, 'look')) {
  test(`home, list and sheet show the state of every control in forced colours, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en' });
    for (const edged of [SECTION_TILE, BOTTOM_BAR, LANGUAGE_BUTTON]) await hasEdge(page.locator(edged));
    const entries = page.locator(BAR_ICON);
    await standsOutFrom(page.locator(CURRENT_BAR_ICON), entries.nth(1));
    await axe(page);
    await screenshot(page, `forced-home-${theme}`);

    await page.locator(LANGUAGE_BUTTON).click();
    await hasEdge(dialog(page).locator(DIALOG_BOX), 2);
    await standsOutFrom(page.locator(CHOSEN_LANGUAGE), page.locator(OTHER_LANGUAGE));
    await axe(page);
    await screenshot(page, `forced-language-${theme}`);
    await page.keyboard.press('Escape');
    await closed(page);

    await page.goto(page.url().replace(/\/$/, '/products/102'));
    await hasEdge(page.locator(ANY_ADD_MARK));
    await axe(page);
    await page.locator(PRODUCT_CARD).first().click();
    const sheet = dialog(page);
    await expect(sheet.locator(OPTION_HEAD).first()).toBeVisible();
    await hasEdge(sheet, 2);
    const order = sheet.locator(ORDER_BUTTON);
    await standsOutFrom(order, sheet.locator(SHEET_CLOSE));
    const resting = await paintOf(order);
    await order.click();
    expect((await paintOf(order)).ground, 'under a pointer').toBe(resting.ground);
    await expect(sheet.locator(WRONG_CHOICES)).toBeVisible();
    expect((await paintOf(sheet.locator(WRONG_CHOICES), '::after')).edge).toBeGreaterThanOrEqual(3);
    expect((await paintOf(sheet.locator(RIGHT_CHOICES), '::after')).edge).toBe(1);
    // The error has moved the focus to its first choice. Only a key press shows the focus ring.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect((await paintOf(sheet.locator(FOCUSED_CHOICE))).ring).toBeGreaterThanOrEqual(3);
    await axe(page);
    await screenshot(page, `forced-sheet-errors-${theme}`);

    const [radio, otherRadio] = [sheet.getByRole('radio').nth(1), sheet.getByRole('radio').first()];
    await radio.check();
    expect((await paintOf(radio)).edge).toBeGreaterThan((await paintOf(otherRadio)).edge);
    await hasEdge(radio);
    const box = sheet.getByRole('checkbox').first();
    await hasEdge(box);
    await box.check();
    await showsTick(box);
    await standsOutFrom(box, sheet.getByRole('checkbox').last());
    const stepper = sheet
      .getByRole('group')
      .filter({ has: page.getByRole('status') })
      .last();
    await hasEdge(stepper);
    const [fewer, more] = [stepper.getByRole('button').first(), stepper.getByRole('button').last()];
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect((await paintOf(fewer)).color).not.toBe((await paintOf(more)).color);
    const note = sheet.getByRole('textbox').last();
    await hasEdge(note);
    await note.focus();
    expect((await paintOf(note)).ring).toBeGreaterThanOrEqual(3);
    await axe(page);
    await screenshot(page, `forced-sheet-${theme}`);
    await order.click();
    await closed(page);
    await standsOutFrom(page.locator(IN_CART_MARK), page.locator(ADD_MARK));
    await hasEdge(page.locator(CART_BAR), 2);
    await axe(page);
    await screenshot(page, `forced-list-${theme}`);
  });

  test(`chosen and unavailable days and times differ in forced colours, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/311' });
    await openProduct(page, 'Deep tissue massage');
    await dialog(page).locator(ORDER_BUTTON).click();
    await expect(dialog(page).getByText(t('validation_slots'))).toBeVisible();
    const days = daysOf(page).getByRole('button');
    await hasEdge(days.first(), 3);
    // Before a day is chosen, the month is the current one.
    await openMonth(page, t);
    await hasEdge(dialog(page).locator(TODAY));
    await page.goBack();
    await chooseDayByKeyboard(page, 2, 'ArrowRight');
    await timesOf(page).nth(0).click();
    await timesOf(page).nth(1).click();
    await timesOf(page).nth(2).click();
    const chosenDay = days.and(page.locator('[aria-pressed="true"]'));
    const freeDay = days.and(page.locator('[aria-pressed="false"]:not([aria-disabled="true"])'));
    await standsOutFrom(chosenDay, freeDay);
    await openMonth(page, t);
    const monthDays = dialog(page).locator(CALENDAR_DAY);
    await standsOutFrom(
      monthDays.and(page.locator('[aria-pressed="true"]')),
      monthDays.and(page.locator('[aria-pressed="false"]:not([aria-disabled="true"])')),
    );
    await hasEdge(dialog(page).locator(CALENDAR));
    await page.goBack();
    const chosen = timesOf(page).and(page.locator('[aria-pressed="true"]'));
    // Three times are the maximum, so the other times are disabled.
    const off = timesOf(page).and(page.locator('[aria-disabled="true"]'));
    await standsOutFrom(chosen, off);
    await hasEdge(off);
    expect((await paintOf(off)).color).not.toBe((await paintOf(chosen)).color);
    await axe(page);
    await screenshot(page, `forced-slots-${theme}`);
    await addToCart(page);
  });

  test(`cart, orders and dialogs show the state of every control in forced colours, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
    await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
    await addToCart(page);
    await page.locator(CART_BAR).click();
    await expect(paymentRows(page, t)).toBeVisible();
    const right = await paintOf(dialog(page).getByLabel(t('comment')));
    await sendButton(page).click();
    const wrong = dialog(page).locator(WRONG_FIELD);
    await expect(wrong.first()).toBeVisible();
    expect((await paintOf(wrong)).edge).toBeGreaterThan(right.edge);
    const box = dialog(page).getByRole('checkbox').last();
    expect((await paintOf(box)).edge).toBeGreaterThan(2);
    const stepper = dialog(page).getByRole('group', { name: 'Strawberry cake' });
    await hasEdge(stepper);
    for (const edged of [CART_LINES, DETAILS_FOLD]) await hasEdge(dialog(page).locator(edged));
    await axe(page);
    await screenshot(page, `forced-cart-errors-${theme}`);
    await fillInCheckout(page);
    await showsTick(box);
    await standsOutFrom(sendButton(page), stepper.getByRole('button'));
    await axe(page);
    await screenshot(page, `forced-cart-${theme}`);
    await page.getByRole('button', { name: t('clear_cart') }).click();
    await hasEdge(dialog(page).locator(DIALOG_BOX), 2);
    for (const button of await dialog(page).locator(BUTTON).all()) await hasEdge(button);
    await axe(page);
    await page.keyboard.press('Escape');
    await sendButton(page).click();
    await expect(orderPlacedHeading(page)).toBeVisible();
    await axe(page);
    await screenshot(page, `forced-success-${theme}`);

    await dialog(page).getByText(t('home'), { exact: true }).click();
    await closed(page);
    const badge = page.locator(NEWS_BADGE);
    await expect(badge).toContainText('1');
    await standsOutFrom(badge, page.locator(BOTTOM_BAR));
    await page
      .getByRole('navigation')
      .getByRole('button', { name: t('my_orders') })
      .click();
    const orders = dialog(page);
    await expect(orders.getByRole('article')).toBeVisible();
    await hasEdge(orders.locator(ORDER_CARD));
    const cancel = orders.getByRole('button', { name: t('cancel_order') });
    await hasEdge(cancel);
    await cancel.click();
    const popup = dialog(page);
    const [chosen, other] = [popup.getByRole('radio').first(), popup.getByRole('radio').last()];
    await chosen.check();
    expect((await paintOf(chosen)).edge).toBeGreaterThan((await paintOf(other)).edge);
    await axe(page);
    await screenshot(page, `forced-cancel-${theme}`);
    await page.keyboard.press('Escape');
    await moveNewestOrder(page, 'approve');
    await expect(orders.getByRole('timer')).toBeVisible();
    const drawing = await orders.locator(TIMER_RING).evaluate((ring) => getComputedStyle(ring).backgroundImage);
    expect(drawing).toContain('conic-gradient');
    await axe(page);
    await screenshot(page, `forced-orders-${theme}`);
  });
}
