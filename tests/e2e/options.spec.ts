import type { Page } from '@playwright/test';
import {
  calendarOf,
  chooseDay,
  chooseDayByKeyboard,
  daysOf,
  fillInCart,
  openMonth,
  openProduct,
  send,
  timesOf,
} from './booking';
import { addToCart } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { CART_BAR, CART_LINE, LINE_BUTTON, ORDER_BUTTON, ORDER_PRICE, TIME_SKELETON } from './parts';
import { telling } from './variants';

const t = translationsOf('cala-verde', 'en');
const SPA = '/products/311';
const FOR_YOUR_ROOM = '/products/703';
const TRANSFERS = '/products/503';

const price = (page: Page) => dialog(page).locator(ORDER_PRICE);

const MASSAGE = { en: 'Deep tissue massage', ar: 'تدليك الأنسجة العميقة' } as const;

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest books two hours of massage with the keyboard and sees them in the order, in ${language}`, async ({
    page,
  }) => {
    const translate = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language, path: SPA });
    await openProduct(page, MASSAGE[language]);
    // The days must be visible without scrolling the sheet.
    await expect(daysOf(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await dialog(page).locator(ORDER_BUTTON).click();
    await expect(dialog(page).getByText(translate('validation_slots'))).toBeVisible();
    await axe(page);

    await chooseDayByKeyboard(page, language === 'ar' ? 3 : 2, language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Tab');
    await expect(timesOf(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await timesOf(page).nth(2).focus();
    await page.keyboard.press(' ');
    await expect(price(page)).toContainText('160.00');
    await expect(dialog(page).getByText(translate('chosen_of', { n: '2', most: '3' }))).toBeVisible();
    await expect(dialog(page).getByText(translate('validation_slots'))).toHaveCount(0);
    await daysOf(page).scrollIntoViewIfNeeded();
    await axe(page);
    await screenshot(page, `slots-${language}`);
    await openMonth(page, translate);
    await expect(calendarOf(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await axe(page);
    await screenshot(page, `slots-month-${language}`);
    await page.goBack();
    await expect(daysOf(page).locator('[aria-pressed="true"]')).toBeVisible();
    const [first, third] = await Promise.all([0, 2].map((place) => timesOf(page).nth(place).innerText()));
    await addToCart(page);

    await fillInCart(page, translate);
    await expect(dialog(page).locator(CART_LINE)).toContainText(first ?? '?');
    await expect(dialog(page).locator(CART_LINE)).toContainText(third ?? '?');
    await axe(page);
    await send(page, translate);
    await dialog(page)
      .getByRole('button', { name: translate('view_orders') })
      .click();
    const card = dialog(page).getByRole('article').first();
    await expect(card).toContainText(first ?? '?');
    await expect(card).toContainText('160.00');
    await axe(page);
  });
}

test('slow or failing availability leaves the other options of the sheet unchanged, and can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/availability|503/);
  const asked: string[] = [];
  await page.route('**/check-availability-property**', async (route) => {
    const type = new URL(route.request().url()).searchParams.get('type') ?? '';
    if (asked.includes(type)) return route.continue();
    asked.push(type);
    await new Promise((elapsed) => setTimeout(elapsed, 1500));
    await route.fulfill({ status: 503, json: { refusal: 'unavailable' } });
  });
  await openHotel(page, 'cala-verde', { language: 'en', path: SPA });
  await openProduct(page, 'Deep tissue massage');
  await expect(daysOf(page)).toHaveAttribute('aria-busy', 'true');
  await dialog(page).getByRole('radio').nth(1).check();
  await dialog(page).getByRole('textbox').last().fill('Sore neck');
  await expect(dialog(page).getByRole('alert')).toHaveText(t('days_failed'));
  await axe(page);
  await screenshot(page, 'days-failed-en');
  const again = dialog(page).getByRole('button', { name: t('try_again') });
  await again.click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);

  await daysOf(page).locator('button:not([aria-disabled="true"])').last().click();
  await expect(dialog(page).locator(TIME_SKELETON).first()).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveText(t('times_failed'));
  await again.click();
  await timesOf(page).first().click();
  await expect(price(page)).toContainText('80.00');
  await expect(dialog(page).getByRole('radio').nth(1)).toBeChecked();
  await expect(dialog(page).getByRole('textbox').last()).toHaveValue('Sore neck');
});

test('a phone number gets the mask of its country, whether the country is chosen or the number pasted', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: TRANSFERS });
  await openProduct(page, 'Taxi to Palma old town');
  const phone = dialog(page).getByLabel('Phone number for the driver');
  const country = dialog(page).getByRole('button', { name: new RegExp(`^${t('country')}`) });
  await expect(country).toHaveAccessibleName(/Spain/);
  await phone.pressSequentially('612345678');
  await expect(phone).toHaveValue(/^\+34/);

  await country.click();
  await expect(dialog(page).getByRole('option').first()).toContainText('United States');
  await dialog(page)
    .getByRole('combobox', { name: t('country_search') })
    .fill('germ');
  await expect(dialog(page).getByRole('option').first()).toContainText('Germany');
  await axe(page);
  await screenshot(page, 'country-en');
  await dialog(page).getByRole('option').first().click();
  await expect(phone).toHaveValue('');
  await expect(country).toHaveAccessibleName(/Germany/);
  expect(await page.evaluate(() => localStorage.getItem('phone-number-mask'))).toMatch(/^\+49/);

  await phone.focus();
  await page.keyboard.insertText('+44 7911 123456');
  await expect(country).toHaveAccessibleName(/United Kingdom/);
  await expect(phone).toHaveValue(/^\+44/);
  expect((await phone.inputValue()).replace(/\D/g, '')).toMatch(/^440?7911123456$/);
  await axe(page);

  await dialog(page).getByRole('combobox').first().selectOption({ index: 1 });
  await dialog(page).getByRole('radio').first().check();
  await phone.fill('+44 79');
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(dialog(page).getByText(t('validation_phone'))).toBeVisible();
  await expect(phone).toBeFocused();
  await axe(page);
  await phone.fill('+44 7911 123456');
  await addToCart(page);
  await expect(page.locator(CART_BAR)).toContainText('1');
});

test('a date and a time that are chosen together are kept in the cart', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
  await openProduct(page, 'Wake-up call');
  const chosenDay = daysOf(page).locator('[aria-pressed="true"]');
  const time = dialog(page).getByLabel('Wake me at');
  await chooseDay(page, 2);
  await expect(chosenDay).toHaveCount(1);
  await time.selectOption('06:45');
  expect(await time.locator('option').last().innerText()).toBe('11:00');
  const chosen = await chosenDay.getAttribute('data-date');
  await axe(page);
  await screenshot(page, 'date-time-en');
  await addToCart(page);

  await page.locator(CART_BAR).click();
  await expect(dialog(page).locator(CART_LINE)).toContainText('06:45');
  await dialog(page).locator(LINE_BUTTON).click();
  await expect(chosenDay).toHaveAttribute('data-date', chosen ?? '');
  await expect(time).toHaveValue('06:45');
});

test('a day of the next month is chosen in the months and stands at the end of the next days', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
  await openProduct(page, 'Wake-up call');
  await openMonth(page, t);
  await expect(calendarOf(page).locator('[data-date]:focus')).toBeVisible();
  await axe(page);
  await screenshot(page, 'date-en');
  await dialog(page)
    .getByRole('button', { name: t('next_month') })
    .click();
  const day = calendarOf(page).locator('[data-date]').last();
  const date = await day.getAttribute('data-date');
  await day.click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  const last = daysOf(page).getByRole('button').last();
  await expect(last).toHaveAttribute('data-date', date ?? '');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('several dates can be chosen in one calendar', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
  await openProduct(page, 'A newspaper at your door');
  await dialog(page).getByRole('combobox').first().selectOption({ index: 1 });
  // The next month contains no past days.
  await dialog(page)
    .getByRole('button', { name: t('next_month') })
    .click();
  const days = calendarOf(page).getByRole('button');
  await days.nth(10).click();
  await days.nth(12).click();
  await expect(calendarOf(page).locator('[aria-pressed="true"]')).toHaveCount(2);
  await axe(page);
  await screenshot(page, 'many-dates-en');
  await addToCart(page);
  await page.locator(CART_BAR).click();
  await dialog(page).locator(LINE_BUTTON).click();
  await expect(calendarOf(page).locator('[aria-pressed="true"]')).toHaveCount(2);
});

for (const width of telling([320, 360], 'width')) {
  test(`every day of a calendar is large enough for a thumb on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    // Measured after the animation, because a dialog is smaller while it opens.
    const narrowest = async () => {
      await dialog(page).evaluate((shown) =>
        Promise.allSettled(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const days = calendarOf(page).getByRole('button');
      return days.evaluateAll((all) => Math.min(...all.map((day) => day.getBoundingClientRect().width)));
    };
    const overflow = () => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    await openHotel(page, 'cala-verde', { language: 'en', path: SPA });
    await openProduct(page, 'Deep tissue massage');
    await openMonth(page, t);
    expect(await narrowest()).toBeGreaterThanOrEqual(44);
    expect(await overflow()).toBe(0);
    await calendarOf(page).scrollIntoViewIfNeeded();
    await screenshot(page, `slots-${width}`);

    await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
    await openProduct(page, 'Wake-up call');
    await openMonth(page, t);
    await expect(calendarOf(page)).toBeVisible();
    expect(await narrowest()).toBeGreaterThanOrEqual(44);
    expect(await overflow()).toBe(0);
    await axe(page);
    await screenshot(page, `date-${width}`);
  });
}

test('the code of the days is loaded with the first product that has days, and that of the months when they open', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  const areLoaded = (word: string) => scripts.some((code) => code.includes(word));
  const [days, months] = ['min-h-21 min-w-21', 'gridcell'];
  await openHotel(page, 'cala-verde', { language: 'en', path: SPA });
  await untilAtRest(page);
  await openProduct(page, 'Aroma massage');
  await expect(dialog(page).locator(ORDER_BUTTON)).toBeVisible();
  await untilAtRest(page);
  expect([areLoaded(days), areLoaded(months)], 'neither with the page nor with a sheet without dates').toEqual([
    false,
    false,
  ]);
  await page.keyboard.press('Escape');
  await openProduct(page, 'Deep tissue massage');
  await expect(daysOf(page)).toBeVisible();
  await expect.poll(() => areLoaded(days)).toBe(true);
  expect(areLoaded(months)).toBe(false);
  await openMonth(page, t);
  await expect.poll(() => areLoaded(months)).toBe(true);
});
