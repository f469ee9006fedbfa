import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { BOTTOM_BAR, CART_BAR, FOOTER_BUTTON, PRODUCT_CARD } from './parts';
import { telling } from './variants';

test.use({ seesCookieBanner: true });

const t = translationsOf('cala-verde', 'en');

const banner = (page: Page, name = t('cookie_title')) => page.getByRole('region', { name });
const decision = (page: Page) => page.evaluate(() => localStorage.getItem('access_cookie'));

async function openSettings(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('cookie_settings') })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(t('cookie_settings'));
  return dialog(page);
}

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest is asked about cookies above the bottom bar, and the focus stays where it was, in ${language}`, async ({
    page,
  }) => {
    const translate = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language });
    const region = banner(page, translate('cookie_title'));
    await expect(region).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const [box, bar] = await Promise.all([region.boundingBox(), page.locator(BOTTOM_BAR).boundingBox()]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await axe(page);
    await screenshot(page, `cookies-banner-${language}`);
    await region.getByRole('button', { name: translate('cookie_policy') }).click();
    await expect(dialog(page)).toHaveAccessibleName(translate('cookie_settings'));
    await expect(dialog(page)).toContainText(translate('cookie_undecided'));
    await axe(page);
    await screenshot(page, `cookies-settings-${language}`);
    await page.goBack();
    await expect(region).toBeVisible();
  });
}

for (const [key, stored] of [
  ['cookie_accept', 'true'],
  ['cookie_refuse', 'false'],
  ['cookie_close', 'false'],
] as const)
  test(`the button ${key} stores ${stored}, and no page asks again`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language: 'en' });
    await banner(page)
      .getByRole('button', { name: t(key) })
      .click();
    await expect(banner(page)).toHaveCount(0);
    expect(await decision(page)).toBe(stored);
    await openHotel(page, 'cala-verde', { path: '/products/102' });
    await untilAtRest(page);
    await expect(banner(page)).toHaveCount(0);
  });

test('the buttons to accept and to refuse are equally large', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  const sizes = await Promise.all(
    (['cookie_refuse', 'cookie_accept'] as const).map((key) =>
      banner(page)
        .getByRole('button', { name: t(key) })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          return [Math.round(width), Math.round(height), getComputedStyle(button).backgroundColor];
        }),
    ),
  );
  expect(sizes[0]).toEqual(sizes[1]);
});

test('no page of the chat and not the occupancy of places asks about cookies', async ({ page }) => {
  for (const path of ['/chat', '/locations-occupancy']) {
    await openHotel(page, 'cala-verde', { language: 'en', path });
    await untilAtRest(page);
    await expect(banner(page)).toHaveCount(0);
  }
});

/** What of the focused element must stay visible where the screen is too low for it and the banner, in pixels. */
const LEAST_VISIBLE = 24;

/** What has the focus, if the banner lies over it. */
const isFocusCovered = (page: Page) =>
  page.evaluate((least) => {
    const region = document.querySelector('section[aria-labelledby="cookie-title"]');
    const focused = document.activeElement;
    if (region === null || focused === null || focused === document.body || region.contains(focused)) return null;
    const [one, other] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
    const isCovered =
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isTooHigh = one.height > other.top && Math.min(one.bottom, other.top) - Math.max(one.top, 0) > least;
    return isCovered && !isTooHigh
      ? `${focused.textContent} ${one.top}-${one.bottom} under ${other.top}-${other.bottom}`
      : null;
  }, LEAST_VISIBLE);

for (const [where, path, viewport] of [
  ['home on a phone', '/', { width: 390, height: 844 }],
  ['a long list on a phone', '/products/102', { width: 390, height: 844 }],
  ['home on a phone in landscape', '/', { width: 844, height: 390 }],
  ['a short page on a wide screen', '/search', { width: 1280, height: 800 }],
  ['a long list on a wide screen', '/products/102', { width: 1280, height: 800 }],
] as const)
  test(`nothing that gets the focus lies under the banner: ${where}`, async ({ page, problems }) => {
    // The focus on a link prefetches its page, with pictures that this page does not show.
    problems.allow(/was preloaded using link preload but not used/);
    await page.setViewportSize(viewport);
    await openHotel(page, 'cala-verde', { language: 'en', path });
    await expect(banner(page)).toBeVisible();
    let stops = 0;
    for (; stops < 80; stops += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusCovered(page)).toBeNull();
      if (await banner(page).evaluate((region) => region.contains(document.activeElement))) break;
    }
    expect(stops, 'the banner is reached by the keyboard').toBeLessThan(80);
  });

test('the end of a page can be scrolled out from under the banner', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('privacy_policy') })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(t('privacy_policy'));
});

test('a guest changes their mind in the settings', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await banner(page)
    .getByRole('button', { name: t('cookie_refuse') })
    .click();
  const settings = await openSettings(page);
  await expect(settings.getByRole('status').filter({ hasText: t('cookie_refused') })).toBeVisible();
  await settings.getByRole('button', { name: t('cookie_accept') }).click();
  await expect(settings.getByRole('status').filter({ hasText: t('cookie_accepted') })).toBeVisible();
  expect(await decision(page)).toBe('true');
});

test('a hotel without a footer opens the settings from its services drawer', async ({ page }) => {
  const translate = translationsOf('polar', 'en');
  await openHotel(page, 'polar', { language: 'en' });
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: translate('services') })
    .click();
  await dialog(page)
    .getByRole('button', { name: translate('cookie_settings') })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(translate('cookie_settings'));
});

test('a guest downloads what the device has stored, and erases it', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102?set-room=204' });
  await banner(page)
    .getByRole('button', { name: t('cookie_refuse') })
    .click();
  await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator(CART_BAR)).toBeVisible();
  const settings = await openSettings(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('button', { name: t('device_export') }).click(),
  ]);
  const { host, stored } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(host).toBe(new URL(page.url()).host);
  expect(stored).toContainEqual(expect.objectContaining({ place: 'local', key: 'fs_room_number', value: '204' }));
  expect(stored).toContainEqual(expect.objectContaining({ place: 'cookie', key: 'lang', value: 'en' }));
  expect(stored.map(({ key }: { key: string }) => key)).toContain('cart');

  await settings.getByRole('button', { name: t('device_erase') }).click();
  await axe(page);
  await screenshot(page, 'cookies-erase-en');
  await dialog(page)
    .getByRole('button', { name: t('no') })
    .click();
  await expect(dialog(page)).toHaveAccessibleName(t('cookie_settings'));
  expect(await page.evaluate(() => localStorage.getItem('fs_room_number'))).toBe('204');
  await settings.getByRole('button', { name: t('device_erase') }).click();
  await dialog(page)
    .getByRole('button', { name: t('yes') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator(FOOTER_BUTTON).first()).toBeAttached();
  const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie]);
  expect(left.filter((entry) => entry !== '')).toEqual([]);
});
