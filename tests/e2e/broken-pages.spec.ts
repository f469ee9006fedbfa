import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { openHotel, translationsOf } from './guest';
import { BOTTOM_BAR, PRODUCT_CARD, SECTION_TILE } from './parts';
import { telling } from './variants';

declare global {
  interface Window {
    /** Lists whose entries have a field with this name throw an error when they are rendered. */
    broken?: string;
    /** How often a list has thrown. */
    breaks?: number;
  }
}

/** Makes every list throw during rendering whose entries have the field named by `window.broken`. */
const canBreak = (page: Page) =>
  page.addInitScript(() => {
    const { map } = Array.prototype;
    Object.defineProperty(Array.prototype, 'map', {
      configurable: true,
      writable: true,
      value: function breakable(this: unknown[], ...args: Parameters<typeof map>) {
        const [first] = this;
        if (window.broken !== undefined && first instanceof Object && window.broken in first) {
          window.breaks = (window.breaks ?? 0) + 1;
          throw new Error('broken');
        }
        return map.apply(this, args);
      },
    });
  });

const setBroken = (page: Page, name?: string) =>
  page.evaluate((value) => {
    if (value === undefined) delete window.broken;
    else window.broken = value;
  }, name);

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`a page that fails to render keeps header and bar, and a retry renders it, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/broken|error occurred/i);
    await canBreak(page);
    await openHotel(page, 'cala-verde', { language });
    // Before the app handles taps, a link loads a page of its own, in which nothing is broken.
    await expect(page.locator('html')).toHaveAttribute('data-page', '/');
    await setBroken(page, 'closed');
    await page.locator(SECTION_TILE).first().click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_text'));
    await expect(page.getByRole('heading', { level: 1, name: t('error_title') })).toBeVisible();
    await expect(page.locator(BOTTOM_BAR)).toBeVisible();
    await axe(page);
    await screenshot(page, `page-broken-${language}`);
    // The list still throws, so the error message appears again.
    const breaks = () => page.evaluate(() => window.breaks ?? 0);
    const before = await breaks();
    const retry = page.getByRole('button', { name: t('try_again') });
    await retry.click();
    await expect.poll(breaks).toBeGreaterThan(before);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_text'));
    await setBroken(page);
    // The response to the first retry may arrive only now and render the page without a second retry.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
      await expect(page.locator(PRODUCT_CARD).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test(`a shell that fails to render shows an error in the guest’s language, and a retry renders the hotel, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/broken|error occurred/i);
    await canBreak(page);
    await openHotel(page, 'cala-verde', { language });
    await expect(page.locator('html')).toHaveAttribute('data-page', '/');
    await setBroken(page, 'icon');
    // The bar renders again when an overlay opens above it.
    await page.getByRole('button', { name: t('services') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('error_title') })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('error_text'));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page).toHaveTitle(t('error_title'));
    await axe(page);
    await screenshot(page, `shell-broken-${language}`);
    await setBroken(page);
    await page.getByRole('button', { name: t('try_again') }).click();
    await expect(page.locator(BOTTOM_BAR)).toBeVisible();
    await expect(page.locator(SECTION_TILE).first()).toBeAttached();
  });
}
