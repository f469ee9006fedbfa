import type { Page } from '@playwright/test';
import { STORED_KEYS } from '@/lib/domain/privacy/stored-keys';
import { openProduct } from './booking';
import { t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { shapeless } from './paint';
import { CART_BAR, ORDER_BUTTON, PRODUCT_CARD } from './parts';
import { telling } from './variants';

const LIST = '/products/102';
const card = (page: Page, title: string) => page.locator(PRODUCT_CARD, { hasText: title });
const noteOn = (page: Page) => page.evaluate(() => localStorage.getItem('food_note'));

/** Ticks milk and vegan on the guest's own list, which the sheet of a dish leads to. */
async function noteMilkAndVegan(page: Page): Promise<void> {
  await openProduct(page, 'Garden salad');
  await dialog(page)
    .getByRole('button', { name: t('food_note') })
    .click();
  await expect(dialog(page).getByRole('heading', { name: t('food_note') })).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: t('allergen_milk') })
    .check();
  await dialog(page)
    .getByRole('checkbox', { name: t('diet_vegan') })
    .check();
}

async function closeAll(page: Page): Promise<void> {
  for (let open = await page.locator('dialog[open]').count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(open - 1);
  }
}

test('a guest reads on card and sheet what is in a dish, also as its options change it', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: LIST });
  await expect(card(page, 'Garden salad')).toContainText('vegan, gluten-free');
  await expect(card(page, 'Garden salad')).toContainText('Contains: nuts, mustard');
  await openProduct(page, 'Garden salad');
  const marks = dialog(page).getByRole('listitem');
  await expect(marks.filter({ hasText: 'vegan' })).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /^Prawns/ })
    .check();
  await expect(marks.filter({ hasText: 'crustaceans' })).toBeVisible();
  await expect(marks.filter({ hasText: 'vegan' })).toHaveCount(0);
  await axe(page);
});

test('a dish without information tells guests to ask, and a massage says nothing', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/213' });
  await openProduct(page, /Bento/);
  await expect(dialog(page).getByText(t('food_unknown'))).toBeVisible();
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/311' });
  await openProduct(page, 'Aroma massage');
  await expect(dialog(page).locator(ORDER_BUTTON)).toBeVisible();
  await expect(dialog(page).getByText(t('food_unknown'))).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: t('food_note') })).toHaveCount(0);
});

test('the list of a guest warns on card, sheet and cart line, survives a reload, and is gone when cleared', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: LIST });
  await noteMilkAndVegan(page);
  await axe(page);
  await closeAll(page);
  await expect(card(page, 'Strawberry cake')).toContainText('On your list: milk');
  await expect(card(page, 'Strawberry cake')).toContainText('Not marked as: vegan');
  await expect(card(page, 'Miso ramen')).not.toContainText('your list');

  await page.reload();
  await expect(card(page, 'Strawberry cake')).toContainText('On your list: milk');
  await openProduct(page, 'Strawberry cake');
  await expect(dialog(page).getByText('On your list: milk')).toBeVisible();
  await axe(page);
  await dialog(page).locator(ORDER_BUTTON).click();
  await page.locator(CART_BAR).click();
  await expect(dialog(page).getByRole('list', { name: t('products') })).toContainText('On your list: milk');
  await axe(page);
  await closeAll(page);

  await openProduct(page, 'Garden salad');
  await dialog(page)
    .getByRole('button', { name: t('food_note') })
    .click();
  await dialog(page)
    .getByRole('button', { name: t('food_note_clear') })
    .click();
  await closeAll(page);
  await expect(card(page, 'Strawberry cake')).not.toContainText('On your list');
  expect(await noteOn(page)).toBeNull();
  expect(STORED_KEYS.map(({ key }) => key)).toContain('food_note');
});

for (const [language, theme] of telling(
  [
    ['ar', 'dark'],
    ['en', 'light'],
  ],
  'look',
)) {
  test(`the list of a guest keeps its shapes in forced colours, ${language}, ${theme}`, async ({ page }) => {
    const words = translationsOf('cala-verde', language);
    await page.emulateMedia({ colorScheme: theme });
    await openHotel(page, 'cala-verde', { language, path: LIST });
    await page.locator(PRODUCT_CARD).first().click();
    await dialog(page)
      .getByRole('button', { name: words('food_note') })
      .click();
    await dialog(page)
      .getByRole('checkbox', { name: words('allergen_milk') })
      .check();
    await axe(page);
    await screenshot(page, `food-note-${language}-${theme}`);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
    expect(await shapeless(page)).toEqual([]);
    await axe(page);
    await screenshot(page, `forced-food-note-${language}-${theme}`);
  });
}
