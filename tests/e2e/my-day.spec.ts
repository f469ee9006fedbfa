import { chooseDay, daysOf, fillInCart, openProduct, send, timesOf } from './booking';
import { addToCart, cartWith, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { closeDialog, dialog, openHotel } from './guest';
import { DAY_LINE, HOLD_CLOCK, LIVE_SENTENCE } from './parts';

/** A product with one place in each slot. */
const BOOKED = 'Massage for two';

test('My day shows what was ordered, offers the free time of tomorrow, and leads to the order', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await openHotel(page, 'cala-verde', { language: 'en', path: '/my-day' });
  const days = page.getByRole('main').getByRole('region');
  await expect(days).toHaveCount(2);
  const cake = page.getByRole('main').getByRole('button', { name: /Strawberry cake/ });
  await expect(cake).toContainText(t('order_status__draft'));
  const gap = days
    .last()
    .getByRole('listitem')
    .filter({ hasText: /^\d\d:\d\d.*Free until/ })
    .first();
  await expect(gap.getByRole('link', { name: t('booking_title') })).toBeVisible();
  await gap.scrollIntoViewIfNeeded();
  const offer = gap.getByRole('button').first();
  await expect(offer).toContainText(/ \d\d:\d\d$/);
  await axe(page);
  await screenshot(page, 'my-day-en', { fullPage: true });
  // The order has no time of its own, and the strip above the bar shows it.
  await openHotel(page, 'cala-verde', { language: 'en' });
  await expect(page.locator(DAY_LINE)).toHaveCount(0);

  await openHotel(page, 'cala-verde', { language: 'ar', path: '/my-day' });
  await expect(days).toHaveCount(2);
  await axe(page);
  await screenshot(page, 'my-day-ar', { fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'my-day-dark');
  // What the hotel announces may stand before it, by the time of day.
  await days.first().locator('[data-opens="order-live"]').click();
  await expect(dialog(page).locator(LIVE_SENTENCE)).toBeVisible();
});

test('a held and then booked time of tomorrow stands in My day and in one line of home', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/311' });
  await openProduct(page, BOOKED);
  await expect(daysOf(page)).not.toHaveAttribute('aria-busy', 'true');
  await chooseDay(page, 1);
  await timesOf(page).last().click();
  await expect(dialog(page).locator(HOLD_CLOCK)).toBeVisible();
  await addToCart(page);

  await openHotel(page, 'cala-verde', { language: 'en', path: '/my-day' });
  const tomorrow = page.getByRole('main').getByRole('region').last();
  // Offers of free time have no title of their own.
  const booked = tomorrow.getByRole('button').filter({ has: page.locator('strong', { hasText: BOOKED }) });
  await expect(booked).toContainText(t('slot_held'));
  await axe(page);
  await screenshot(page, 'my-day-held');
  await booked.click();
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
  await closeDialog(page, t('back'));
  await fillInCart(page, t);
  await send(page, t);
  await expect(orderPlacedHeading(page)).toBeVisible();

  await openHotel(page, 'cala-verde', { language: 'en' });
  const line = page.getByRole('navigation').locator(DAY_LINE);
  await expect(line).toContainText(BOOKED);
  await axe(page);
  await screenshot(page, 'my-day-line');
  await line.click();
  await expect(booked).toContainText(t('order_status__draft'));
  await expect(page.getByRole('main').getByRole('button', { name: t('add_to_calendar') })).toBeVisible();
});
