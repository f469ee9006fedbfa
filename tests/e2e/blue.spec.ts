import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { hasEdge, shapeless } from './paint';
import { BOTTOM_BAR, LANGUAGE_BUTTON, ORDER_BUTTON, PRODUCT_CARD, VISIBLE_SKELETON } from './parts';
import { telling } from './variants';

/** The demo hotel of the template `blue`. */
const HOTEL = 'qasr';
const DIRECTORY_ROW = 'main ul > li > a';

for (const language of telling(['ar', 'en'], 'language'))
  test(`a guest of the blue template goes from the directory to a product and into the cart, in ${language}`, async ({
    page,
  }) => {
    await openHotel(page, HOTEL, { language });
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.locator(`${DIRECTORY_ROW}[href^="/products/"]`).first().click();
    await page.locator(PRODUCT_CARD).first().click();
    await dialog(page).locator(ORDER_BUTTON).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(DIRECTORY_ROW).first()).toBeVisible();
  });

for (const colorScheme of telling(['dark', 'light'], 'look'))
  for (const language of telling(['ar', 'en'], 'language'))
    test(`every control of the blue template keeps a shape in forced colours, ${colorScheme}, in ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openHotel(page, HOTEL, { language });
      for (const edged of [BOTTOM_BAR, LANGUAGE_BUTTON]) await hasEdge(page.locator(edged));
      await axe(page);
      expect(await shapeless(page)).toEqual([]);
      await screenshot(page, `forced-blue-home-${colorScheme}-${language}`);
      await page.locator(`${DIRECTORY_ROW}[href^="/products/"]`).first().click();
      await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
      await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
      await axe(page);
      expect(await shapeless(page)).toEqual([]);
      await screenshot(page, `forced-blue-list-${colorScheme}-${language}`);
    });

for (const colorScheme of telling(['dark', 'light'], 'look'))
  test(`the blue template’s home and list are readable in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHotel(page, HOTEL, { language: 'en' });
    await axe(page);
    await page.locator(`${DIRECTORY_ROW}[href^="/products/"]`).first().click();
    await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
    await axe(page);
  });
