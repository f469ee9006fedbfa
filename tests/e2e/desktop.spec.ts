import type { Page } from '@playwright/test';
import config from '@/playwright.config';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { serveOwnHotels } from './own-hotels';
import { LANGUAGE_BUTTON, LIST_ITEM, MAIN, PAGE_PARTS } from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

/** A desktop browser whose scroll bar takes up width, so that hiding it could shift the page. */
test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const leftEdges = (page: Page) =>
  page.locator(PAGE_PARTS).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a drawer opens at the window edge without shifting the page, in ${language}`, async ({ page }) => {
    const t = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language, path: '/products/102' });
    const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(bar, 'width of the scroll bar').toBeGreaterThan(0);
    const before = await leftEdges(page);
    await page.getByRole('button', { name: t('services') }).click();
    await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
    await waitUntilSettled(page);
    const box = await dialog(page).boundingBox();
    if (language === 'ar') expect(box?.x).toBe(0);
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280);
    expect(await leftEdges(page)).toEqual(before);
    await screenshot(page, `desktop-services-${language}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await leftEdges(page)).toEqual(before);
  });
}

test('a drawer opens without shifting a page that has no scroll bar', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  await openHotel(page, 'cala-verde', { language: 'en', path: '/nowhere' });
  await page.setViewportSize({ width: 1280, height: 2000 });
  const left = () => page.locator(MAIN).evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await page.locator(LANGUAGE_BUTTON).click();
  await expect(dialog(page)).toBeVisible();
  expect(await left()).toBe(before);
});

const banners = (page: Page) => page.getByRole('list', { name: 'From the hotel' });

test('a row of banners without links is focusable on a phone, where it scrolls, but not on a desktop', async ({
  page,
  newGuest,
}) => {
  const own = await serveOwnHotels((files) => {
    const banner = (id: number) => ({ id, title: { en: `Banner ${id}` }, text: { en: 'Words' } });
    files.write('plain/hotel.json', {
      title: { en: 'Plain' },
      languages: ['en'],
      banners: [banner(1), banner(2)],
    });
    files.write('plain/sections/10-kitchen.json', { id: 10, title: 'Kitchen', products: [] });
  });
  try {
    const phone = await (await newGuest({ viewport: { width: 390, height: 844 } })).newPage();
    for (const [guest, stops] of [
      [page, 0],
      [phone, 1],
    ] as const) {
      await guest.goto(own.at('plain'));
      await expect(guest.locator('html')).toHaveAttribute('data-page', '/');
      await expect(banners(guest).getByRole('listitem')).toHaveCount(2);
      await expect(banners(guest).and(guest.locator('[tabindex="0"]'))).toHaveCount(stops);
      await axe(guest);
    }
    await banners(phone).focus();
    await phone.keyboard.press('ArrowRight');
    await expect.poll(() => banners(phone).evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  } finally {
    await own.stop();
  }
});
