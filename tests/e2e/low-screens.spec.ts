import type { Page } from '@playwright/test';
import { addToCart } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { outOfScreen } from './long-words';
import { BAR_ENTRY, BOTTOM_BAR, COOKIE_CARD, ORDER_BUTTON, PRODUCT_CARD, SHEET_SCROLL } from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const HOTEL = 'cala-verde';
const LANDSCAPE = { width: 844, height: 390 };
/** A desktop of 1280 by 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

const boxOf = async (part: ReturnType<Page['locator']>) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not visible');
  return box;
};

for (const language of ['en', 'de'])
  test(`six entries fit beside a phone held sideways, each with its whole label, in ${language}`, async ({ page }) => {
    await page.setViewportSize(LANDSCAPE);
    await openHotel(page, 'lido', { language });
    const entries = page.locator(BAR_ENTRY);
    await expect(entries).toHaveCount(6);
    const bar = await boxOf(page.locator(BOTTOM_BAR));
    const fits = await entries.evaluateAll((all) =>
      all.map((entry) => {
        const { top, bottom } = entry.getBoundingClientRect();
        const isWhole = [...entry.querySelectorAll('span')].every(
          ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
        );
        return { top, bottom, isWhole };
      }),
    );
    for (const { top, bottom, isWhole } of fits)
      expect([top >= bar.y, bottom <= bar.y + bar.height, isWhole]).toEqual([true, true, true]);
  });

for (const language of telling(['ar', 'en'], 'language'))
  test.describe(`a phone held sideways, in ${language}`, () => {
    test.use({ viewport: LANDSCAPE });
    const t = translationsOf(HOTEL, language);

    test('the bar stands at the start edge and covers no card, with four products in a row', async ({ page }) => {
      await openHotel(page, HOTEL, { language, path: '/products/102' });
      const bar = await boxOf(page.locator(BOTTOM_BAR));
      expect(bar.width).toBeLessThanOrEqual(72);
      expect(language === 'ar' ? LANDSCAPE.width - bar.x - bar.width : bar.x).toBeLessThan(20);
      const cards = await page
        .locator(PRODUCT_CARD)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(cards.filter(({ top }) => top === cards[0]?.top)).toHaveLength(4);
      for (const { left, right } of cards)
        expect(language === 'ar' ? right <= bar.x : left >= bar.x + bar.width, 'card beside the bar').toBe(true);
      expect(await outOfScreen(page)).toEqual([]);
      await axe(page);
      await screenshot(page, `landscape-list-${language}`);
      // The cake has no options.
      await page.locator(PRODUCT_CARD).nth(7).click();
      await addToCart(page);
      const dock = page.getByRole('navigation', { name: t('main_menu') });
      await expect(dock.getByRole('button', { name: new RegExp(t('view_order')) })).toBeVisible();
      expect((await boxOf(dock)).width).toBeLessThanOrEqual(72);
      await axe(page);
      await screenshot(page, `landscape-cart-bar-${language}`);
    });

    test('a sheet shows its title, text and button beside its picture', async ({ page }) => {
      await openHotel(page, HOTEL, { language, path: '/products/102?product=1001' });
      const sheet = dialog(page);
      await expect(sheet.getByRole('radio').first()).toBeAttached();
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
      await expect(sheet.locator(ORDER_BUTTON)).toBeInViewport({ ratio: 1 });
      await waitUntilSettled(page);
      const [picture, title] = [
        await boxOf(sheet.locator('[data-part="picture"]')),
        await boxOf(sheet.getByRole('heading', { level: 2 }).first()),
      ];
      expect(language === 'ar' ? title.x + title.width <= picture.x : title.x >= picture.x + picture.width).toBe(true);
      expect(picture.height).toBe(LANDSCAPE.height);
      await axe(page);
      await screenshot(page, `landscape-sheet-${language}`);
    });
  });

test.describe('a page at 400 % zoom', () => {
  test.use({ viewport: ZOOMED, seesCookieBanner: true });

  test('bars, the cookie card and a sheet’s foot scroll along, so that the whole height shows content', async ({
    page,
  }) => {
    await openHotel(page, HOTEL, { language: 'en', path: '/products/102' });
    await expect(page.locator(COOKIE_CARD)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 700));
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')]
          .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > 100 && top < window.innerHeight && bottom > 0).length,
    );
    expect(fixed).toBe(0);
    expect(await outOfScreen(page)).toEqual([]);
    await screenshot(page, 'zoom-400-list');
    await page.locator(BOTTOM_BAR).scrollIntoViewIfNeeded();
    await expect(page.locator(BOTTOM_BAR)).toBeInViewport();
    await screenshot(page, 'zoom-400-end');
    await page.locator(PRODUCT_CARD).first().click();
    await expect(dialog(page).locator(ORDER_BUTTON)).toBeVisible();
    await expect(dialog(page).locator(ORDER_BUTTON)).not.toBeInViewport();
    await dialog(page).locator(ORDER_BUTTON).scrollIntoViewIfNeeded();
    await expect(dialog(page).locator(ORDER_BUTTON)).toBeInViewport();
    await screenshot(page, 'zoom-400-sheet');
  });
});

test.describe('text at 200 %', () => {
  test.use({ seesCookieBanner: true });

  for (const width of telling([320, 390], 'width'))
    test(`products, the sheet’s button and the cookie card’s buttons are complete at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openHotel(page, HOTEL, { language: 'en', path: '/products/102' });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const card = page.locator(COOKIE_CARD);
      await expect(card.getByRole('button', { name: 'Accept all' })).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('button', { name: 'Do not use' })).toBeInViewport({ ratio: 1 });
      await screenshot(page, `large-text-list-${width}`);
      await card.getByRole('button', { name: 'Do not use' }).click();
      expect(await outOfScreen(page)).toEqual([]);
      await page.locator(PRODUCT_CARD).nth(7).click();
      const button = dialog(page).locator(ORDER_BUTTON);
      await expect(button).toBeVisible();
      await waitUntilSettled(page);
      const isCut = await button
        .locator('span')
        .first()
        .evaluate((label) => label.scrollHeight > label.clientHeight + 1);
      expect(isCut, 'the label is cut').toBe(false);
      await expect(dialog(page).locator(SHEET_SCROLL)).toBeVisible();
      expect(await outOfScreen(page)).toEqual([]);
      await screenshot(page, `large-text-sheet-${width}`);
    });
});
