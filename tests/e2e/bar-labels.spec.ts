import type { Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/domain/i18n/language';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { broken, cutOff } from './bar-labels';
import { expect, screenshot, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { BAR_ENTRY, BAR_LABEL, BOTTOM_BAR, COOKIE_CARD, PRODUCT_CARD } from './parts';
import { telling } from './variants';

test.use({ seesCookieBanner: true });

const CODE = 'labels';
let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    writeHotel(files, { code: CODE, id: 1, languages: LANGUAGES, factor: 1 });
    // Six default entries: Services, Chat, Help, My orders, Cart, Call.
    files.change(`${CODE}/hotel.json`, (hotel) => {
      hotel.navigation = [];
      hotel.help_link = 'https://help.example/';
      hotel.ext_data = { timezone: 'Europe/Madrid', variations: { callPhone: '+34 971 000 000' } };
    });
  });
});
test.afterAll(() => own.stop());

/** Gaps between the cookie card and the bar, and the narrowest target, in px. */
const measures = (page: Page) =>
  page.evaluate(
    ([bar, card, entry]) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const widths = [...document.querySelectorAll(entry)].map((one) => one.getBoundingClientRect().width);
      return { gap: (box(bar)?.top ?? 0) - (box(card)?.bottom ?? 0), narrowest: Math.min(...widths) };
    },
    [BOTTOM_BAR, COOKIE_CARD, BAR_ENTRY] as const,
  );

for (const width of telling([320, 390], 'width'))
  test(`no word of a bar with six entries breaks or is cut in any language at ${width} px, and the cookie card stands above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const language of LANGUAGES) {
      await own.speak(page.context(), CODE, language);
      await page.goto(own.at(CODE, '/home'));
      await expect(page.locator(BAR_LABEL)).toHaveCount(6);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator(COOKIE_CARD)).toBeVisible();
      expect.soft(await cutOff(page), language).toEqual([]);
      expect.soft(await broken(page.locator(BAR_LABEL)), language).toEqual([]);
      const { gap, narrowest } = await measures(page);
      expect.soft(gap, `${language}: between card and bar`).toBeGreaterThanOrEqual(8);
      expect.soft(gap, `${language}: between card and bar`).toBeLessThan(16);
      expect.soft(narrowest, `${language}: narrowest entry`).toBeGreaterThanOrEqual(43.9);
      if (['de', 'hu', 'gr', 'ka'].includes(language)) await screenshot(page, `bar-${language}-${width}`);
    }
  });

test('no word beside the cart’s button breaks or is cut in any language at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(own.at(CODE, '/products/10'));
  await page.locator(COOKIE_CARD).getByRole('button').last().click();
  await page.locator(PRODUCT_CARD).first().click();
  await page.locator('[data-part="order-bar"] > button').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  for (const language of LANGUAGES) {
    await own.speak(page.context(), CODE, language);
    await page.goto(own.at(CODE, '/products/10'));
    await expect(page.locator('[data-part="cart-bar"]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await cutOff(page), language).toEqual([]);
    expect.soft(await broken(page.locator(BAR_LABEL)), language).toEqual([]);
  }
});
