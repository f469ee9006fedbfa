import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cutTexts } from './cut-texts';
import { atHotel, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { outOfScreen } from './long-words';
import { PRODUCT_CARD, VISIBLE_SKELETON } from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const SIZES = [
  ['390', 390, 844],
  ['sideways', 844, 390],
  ['768', 768, 1024],
  ['1024', 1024, 768],
  ['1440', 1440, 900],
] as const;

/** The demo hotels with one product list of each. */
const LISTS = {
  'cala-verde': '/products/102',
  'dar-lila': '/products/611',
  lido: '/products/405',
  polar: '/products/301',
  qasr: '/products/201',
  rive: '/products/511',
} as const;

const SCREENS: Readonly<Record<string, { path?: string; overlay?: string; open?: (page: Page) => Promise<void> }>> = {
  home: { path: '/' },
  list: {},
  sheet: { open: (page) => page.locator(PRODUCT_CARD).first().click() },
  cart: { overlay: 'cart' },
  orders: { path: '/', overlay: 'orders' },
  services: { path: '/', overlay: 'services' },
  language: { path: '/', overlay: 'language' },
  search: { path: '/search' },
  'my-day': { path: '/my-day' },
  chat: { path: '/chat' },
};

/** Opens an overlay as the browser's history does: not every hotel shows a button for each at every size. */
async function openOverlay(page: Page, name: string): Promise<void> {
  await page.evaluate((overlay) => {
    window.history.pushState({ overlays: [{ id: 'looked at', name: overlay, arg: null }] }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, name);
}

/** What is measured may take a moment to follow the window, and one screen that fails shall not hide the others. */
const eventually = expect.configure({ soft: true, timeout: 15_000 });

type Hotel = keyof typeof LISTS;
type Variant = { code: Hotel; language: string; colorScheme: 'light' | 'dark' };

const languagesOf = (code: Hotel): string[] =>
  (JSON.parse(readFileSync(`hotels/${code}/hotel.json`, 'utf8')) as { languages: string[] }).languages;

const VARIANTS: readonly Variant[] = (Object.keys(LISTS) as Hotel[]).flatMap((code) =>
  ['de', 'en', 'ar']
    .filter((language) => languagesOf(code).includes(language))
    .flatMap((language) => (['light', 'dark'] as const).map((colorScheme) => ({ code, language, colorScheme }))),
);

for (const { code, language, colorScheme } of telling(VARIANTS, 'hotel'))
  test.describe(`${code} in ${language}, ${colorScheme}`, () => {
    // Text, and the places of the parts, are measured: a mouse and one device pixel are enough.
    test.use({ isMobile: false, hasTouch: false, colorScheme });

    test('no screen is cut, covered or wider than the window at any size', async ({ page }) => {
      await openHotel(page, code, { language });
      for (const [name, { path = LISTS[code], overlay, open }] of Object.entries(SCREENS)) {
        await page.setViewportSize({ width: 390, height: 844 });
        // Leaves the page first: its own address again would restore the open overlay.
        await page.goto('about:blank');
        await openHotel(page, code, { language, path });
        if (overlay !== undefined) await openOverlay(page, overlay);
        await open?.(page);
        if (overlay !== undefined || open !== undefined) await expect(dialog(page)).toBeVisible();
        await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
        for (const [size, width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await waitUntilSettled(page);
          await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
          const what = `${name} at ${width} × ${height}`;
          await eventually.poll(() => outOfScreen(page), what).toEqual([]);
          await eventually.poll(() => cutTexts(page), what).toEqual([]);
          await screenshot(page, `size-${code}-${language}-${colorScheme}-${name}-${size}`);
        }
      }
      await expect(page).toHaveURL(atHotel(code, '/chat'));
    });
  });
