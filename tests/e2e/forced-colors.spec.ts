import type { Page } from '@playwright/test';
import { addToCart, chooseDayByKeyboard, openProduct, timesOf } from './booking';
import { fillIn, say, send, splash } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { hasEdge, paintOf, standsOutFrom } from './paint';

const THEMES = ['light', 'dark'] as const;

/** A guest whose system chooses the colours, on a light or a dark ground. */
const forced = (page: Page, colorScheme: (typeof THEMES)[number]) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

const closed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

/** A tick or a dot is seen: it is not of the colour of its box. */
async function showsTick(box: ReturnType<Page['locator']>): Promise<void> {
  const [own, tick] = [await paintOf(box), await paintOf(box, '::after')];
  expect(tick.ground).not.toBe(own.ground);
}

for (const theme of THEMES) {
  test(`home, list and sheet show every state in forced colours, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en' });
    for (const edged of ['.tile', '.nav', '.langbtn']) await hasEdge(page.locator(edged));
    const entries = page.locator('.nav__item .ico');
    await standsOutFrom(page.locator('.nav__item[aria-current] .ico'), entries.nth(1));
    await axe(page);
    await screenshot(page, `forced-home-${theme}`);

    await page.locator('.langbtn').click();
    await hasEdge(dialog(page).locator('.dialog'), 2);
    await standsOutFrom(page.locator('.lang[aria-checked="true"]'), page.locator('.lang[aria-checked="false"]'));
    await axe(page);
    await screenshot(page, `forced-language-${theme}`);
    await page.keyboard.press('Escape');
    await closed(page);

    await page.goto(page.url().replace(/\/$/, '/products/102'));
    await hasEdge(page.locator('.product .add'));
    await axe(page);
    await page.locator('.product').first().click();
    const sheet = dialog(page);
    await expect(sheet.locator('.kit__head').first()).toBeVisible();
    await hasEdge(sheet, 2);
    const order = sheet.locator('.orderbar .btn');
    await standsOutFrom(order, sheet.locator('.sheet__close'));
    const resting = await paintOf(order);
    await order.click();
    expect((await paintOf(order)).ground, 'under a pointer').toBe(resting.ground);
    await expect(sheet.locator('.opts--err')).toBeVisible();
    expect((await paintOf(sheet.locator('.opts--err'), '::after')).edge).toBeGreaterThanOrEqual(3);
    expect((await paintOf(sheet.locator('.opts:not(.opts--err)'), '::after')).edge).toBe(1);
    // The error has taken the focus to its first choice; a keyboard shows where it is.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect((await paintOf(sheet.locator('.opt:has(:focus)'))).ring).toBeGreaterThanOrEqual(3);
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
    await standsOutFrom(page.locator('.product .add--on'), page.locator('.product .add:not(.add--on)'));
    await hasEdge(page.locator('.cartbar'), 2);
    await axe(page);
    await screenshot(page, `forced-list-${theme}`);
  });

  test(`days and times show in forced colours which are chosen and which are gone, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/311' });
    await openProduct(page, 'Deep tissue massage');
    await dialog(page).locator('.orderbar .btn').click();
    await expect(dialog(page).getByText(say('validation_slots'))).toBeVisible();
    await hasEdge(dialog(page).locator('.cal'), 3);
    await chooseDayByKeyboard(page, 2, 'ArrowRight');
    await timesOf(page).nth(0).click();
    await timesOf(page).nth(1).click();
    await timesOf(page).nth(2).click();
    const days = dialog(page).locator('.cal td button');
    const chosenDay = days.and(page.locator('[aria-pressed="true"]'));
    const freeDay = days.and(page.locator('[aria-pressed="false"]:not([aria-disabled="true"])'));
    await standsOutFrom(chosenDay, freeDay);
    await hasEdge(dialog(page).locator('.cal .today'));
    const chosen = timesOf(page).and(page.locator('[aria-pressed="true"]'));
    // Three are the most: the others are off.
    const off = timesOf(page).and(page.locator('[aria-disabled="true"]'));
    await standsOutFrom(chosen, off);
    await hasEdge(off);
    expect((await paintOf(off)).color).not.toBe((await paintOf(freeDay)).color);
    await axe(page);
    await screenshot(page, `forced-slots-${theme}`);
    await addToCart(page);
  });

  test(`cart, orders and dialogs show every state in forced colours, ${theme}`, async ({ page }) => {
    await forced(page, theme);
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
    await page.locator('.product', { hasText: 'Strawberry cake' }).click();
    await addToCart(page);
    await page.locator('.cartbar').click();
    await expect(dialog(page).getByLabel(say('payment_method'))).toBeVisible();
    const right = await paintOf(dialog(page).getByLabel(say('comment')));
    await send(page).click();
    const wrong = dialog(page).locator('.control[aria-invalid="true"]');
    await expect(wrong.first()).toBeVisible();
    expect((await paintOf(wrong)).edge).toBeGreaterThan(right.edge);
    const box = dialog(page).getByRole('checkbox').last();
    expect((await paintOf(box)).edge).toBeGreaterThan(2);
    const stepper = dialog(page).getByRole('group', { name: 'Strawberry cake' });
    await hasEdge(stepper);
    for (const edged of ['.card', '.acc']) await hasEdge(dialog(page).locator(edged));
    await axe(page);
    await screenshot(page, `forced-cart-errors-${theme}`);
    await fillIn(page);
    await showsTick(box);
    await standsOutFrom(send(page), stepper.getByRole('button'));
    await axe(page);
    await screenshot(page, `forced-cart-${theme}`);
    await page.getByRole('button', { name: say('clear_cart') }).click();
    await hasEdge(dialog(page).locator('.dialog'), 2);
    for (const button of await dialog(page).locator('.btn').all()) await hasEdge(button);
    await axe(page);
    await page.keyboard.press('Escape');
    await send(page).click();
    await expect(splash(page)).toBeVisible();
    await axe(page);
    await screenshot(page, `forced-success-${theme}`);

    await dialog(page).getByText(say('home'), { exact: true }).click();
    await closed(page);
    const badge = page.locator('.nav .badge:not(.badge--brand)');
    await expect(badge).toContainText('1');
    await standsOutFrom(badge, page.locator('.nav'));
    await page
      .getByRole('navigation')
      .getByRole('button', { name: say('my_orders') })
      .click();
    const orders = dialog(page);
    await expect(orders.getByRole('article')).toBeVisible();
    for (const edged of ['.order', '.tag']) await hasEdge(orders.locator(edged));
    const cancel = orders.getByRole('button', { name: say('cancel_order') });
    await hasEdge(cancel);
    await cancel.click();
    const popup = dialog(page);
    const [chosen, other] = [popup.getByRole('radio').first(), popup.getByRole('radio').last()];
    expect((await paintOf(chosen)).edge).toBeGreaterThan((await paintOf(other)).edge);
    await axe(page);
    await screenshot(page, `forced-cancel-${theme}`);
    await page.keyboard.press('Escape');
    // The hotel takes it up by itself.
    await expect(orders.getByRole('timer')).toBeVisible();
    const drawing = await orders.locator('.timer__ring').evaluate((ring) => getComputedStyle(ring).backgroundImage);
    expect(drawing).toContain('conic-gradient');
    await axe(page);
    await screenshot(page, `forced-orders-${theme}`);
  });
}
