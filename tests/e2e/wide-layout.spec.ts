import type { Page } from '@playwright/test';
import { addToCart } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { PRODUCT_CARD } from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const HOTEL = 'cala-verde';
const mouse = { isMobile: false, hasTouch: false, deviceScaleFactor: 1 };
const WIDTHS = [
  ['small-tablet', 768, 1024],
  ['tablet', 820, 1180],
  ['tablet-sideways', 1024, 768],
  ['desktop', 1280, 800],
  ['large', 1440, 900],
] as const;

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
/** Tries again without a box, because a sheet may just then take the place of its placeholder. */
const boxOf = async (part: ReturnType<Page['locator']>) => {
  for (;;) {
    const box = await part.boundingBox();
    if (box !== null) return box;
  }
};
/** The number of products in the first row. */
const columns = async (page: Page) => {
  const tops = await page
    .locator(PRODUCT_CARD)
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
};

for (const [name, width, height] of WIDTHS)
  for (const language of telling(['ar', 'en'], 'language'))
    for (const colorScheme of telling(['dark', 'light'], 'look'))
      test.describe(`at ${width} px, ${language}, ${colorScheme}`, () => {
        test.use({ ...mouse, viewport: { width, height }, colorScheme });

        test('products stand in three columns, and a sheet in the middle', async ({ page }) => {
          const t = translationsOf(HOTEL, language);
          await openHotel(page, HOTEL, { language, path: '/products/102' });
          await expect.poll(() => columns(page)).toBe(3);
          await expect(panel(page, t('your_order'))).toHaveCount(width < 1000 ? 0 : 1);
          await axe(page);
          await screenshot(page, `wide-products-${name}-${language}-${colorScheme}`);
          await page.locator(PRODUCT_CARD).nth(2).click();
          await expect(dialog(page)).toBeVisible();
          await waitUntilSettled(page);
          const sheet = await boxOf(dialog(page));
          expect(sheet.width).toBe(560);
          expect(Math.abs(sheet.x - (width - sheet.x - sheet.width))).toBeLessThan(2);
          expect(Math.abs(sheet.y - (height - sheet.y - sheet.height))).toBeLessThan(2);
          expect(sheet.height).toBeLessThanOrEqual(height * 0.9 + 1);
          await axe(page);
          await screenshot(page, `wide-sheet-${name}-${language}-${colorScheme}`);
        });
      });

for (const language of telling(['ar', 'en'], 'language'))
  test.describe(`on a desktop, ${language}`, () => {
    test.use({ ...mouse, viewport: { width: 1280, height: 800 } });

    test('sections and cart stay beside the content while it scrolls, mirrored in Arabic', async ({ page }) => {
      const t = translationsOf(HOTEL, language);
      await openHotel(page, HOTEL, { language, path: '/products/102' });
      // The cake has no options.
      await page.locator(PRODUCT_CARD).nth(7).click();
      await addToCart(page);
      const cart = panel(page, t('your_order'));
      await expect(cart.getByRole('list', { name: t('products') }).getByRole('listitem')).toHaveCount(1);
      await expect(cart.getByRole('button', { name: t('send_to_order') })).toBeInViewport({ ratio: 1 });
      const sections = navigation(page, t('services'));
      await expect(sections.locator('[aria-current="page"]')).toHaveCount(1);
      const [list, content, side] = [await boxOf(sections), await boxOf(page.locator('main')), await boxOf(cart)];
      expect([Math.round(list.width), Math.round(side.width)]).toEqual([212, 336]);
      const order = [list, content, side].map(({ x }) => x);
      expect(order).toEqual(order.toSorted((one, other) => (language === 'ar' ? other - one : one - other)));
      await axe(page);
      await screenshot(page, `wide-cart-${language}`);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      expect((await boxOf(cart)).y).toBeGreaterThan(70);
      expect((await boxOf(sections)).y).toBeGreaterThan(70);
    });

    test('an order is filled in and sent in the column of the cart, without a second cart', async ({ page }) => {
      const t = translationsOf(HOTEL, language);
      await openHotel(page, HOTEL, { language, path: '/products/102' });
      await page.locator(PRODUCT_CARD).nth(7).click();
      await addToCart(page);
      const cart = panel(page, t('your_order'));
      const send = cart.getByRole('button', { name: t('send_to_order') });
      await expect(cart.getByLabel(t('room_number'))).toBeVisible();
      await send.click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(cart.locator(':focus')).toBeVisible();
      await axe(page);
      await screenshot(page, `wide-cart-errors-${language}`);
      await cart.getByRole('radio').first().check();
      await cart.getByLabel(t('room_number')).fill('214');
      await cart.getByRole('checkbox').last().check();
      await screenshot(page, `wide-cart-form-${language}`);
      await send.click();
      await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
      await expect(panel(page, t('your_order')).getByText(t('cart_empty_text'))).toBeAttached();
    });

    test('the bar stands in the header with home, services and orders', async ({ page }) => {
      const t = translationsOf(HOTEL, language);
      for (const path of ['/home', '/products/102', '/skip-the-clean']) {
        await openHotel(page, HOTEL, { language, path });
        const bar = navigation(page, t('main_menu'));
        await expect(bar).toHaveCount(1);
        const box = await boxOf(bar);
        expect(box.y + box.height).toBeLessThan(80);
        const title = page.locator('header').first().locator('h1, a').first();
        const { x, width } = await boxOf(title);
        const isBefore = language === 'ar' ? x >= box.x + box.width : x + width <= box.x;
        expect(isBefore, `the title of ${path} stands beside the bar`).toBe(true);
        await axe(page);
        await screenshot(page, `wide-header-${path.replaceAll('/', '')}-${language}`);
      }
      await openHotel(page, HOTEL, { language, path: '/search' });
      const bar = await boxOf(navigation(page, t('main_menu')));
      expect((await boxOf(page.getByRole('searchbox'))).y).toBeGreaterThan(bar.y + bar.height);
      await axe(page);
      await screenshot(page, `wide-header-search-${language}`);
      await navigation(page, t('main_menu'))
        .getByRole('button', { name: t('my_orders') })
        .click();
      await expect(dialog(page).getByRole('heading', { name: t('my_orders') })).toBeVisible();
    });
  });

test.describe('with a keyboard', () => {
  test.use({ ...mouse, viewport: { width: 1280, height: 800 } });

  test('subsections stand below the section that contains them, and lead to each other', async ({ page }) => {
    const t = translationsOf(HOTEL, 'en');
    await openHotel(page, HOTEL, { language: 'en', path: '/products/211' });
    const sections = navigation(page, t('services'));
    const current = sections.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await current.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/products\/211/);
    await expect(sections.locator('[aria-current="page"]')).toHaveCount(1);
  });

  test('forced colours show which section is the current one', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openHotel(page, HOTEL, { language: 'en', path: '/products/102' });
    await axe(page);
    await screenshot(page, 'wide-forced-colours');
  });
});
