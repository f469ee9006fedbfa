import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { dialog } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { BOTTOM_BAR, LANGUAGE_BUTTON, SECTION_TILE } from './parts';

const BRAND = '#b0186a';
const BRAND_FILL = '#a82b69';
const FOOTER = '#123456';

let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    files.write('levant/hotel.json', {
      title: { en: 'Levant', ar: 'المشرق', il: 'לבנט', fa: 'شرق' },
      color: BRAND,
      footer_color: FOOTER,
      languages: ['ar', 'il', 'fa', 'en'],
    });
    files.write('levant/sections/10-kitchen.json', { id: 10, title: 'Kitchen', products: [] });
  });
});
test.afterAll(() => own.stop());

/** The CSS variables with colours of the hotel. */
const theme = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return {
      fill: style.getPropertyValue('--light-brand-fill').trim(),
      footer: style.getPropertyValue('--footer').trim(),
    };
  });
const font = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** Chooses a language and returns whether the page was reloaded. */
async function choose(page: Page, name: string, locale: string): Promise<{ reloaded: boolean }> {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  return { reloaded: (await page.locator('body[data-same-page]').count()) === 0 };
}

test('a hotel keeps its colours when the language and the font change', async ({ page }) => {
  await own.speak(page.context(), 'levant', 'ar');
  await page.goto(own.at('levant'));
  expect(await theme(page)).toEqual({ fill: BRAND_FILL, footer: FOOTER });
  expect(await font(page)).toContain('IBM Plex Sans Arabic');

  for (const [name, locale] of [
    ['עברית', 'he'],
    ['فارسی', 'fa'],
    ['עברית', 'he'],
  ] as const) {
    expect(await choose(page, name, locale), name).toEqual({ reloaded: false });
    expect(await theme(page), name).toEqual({ fill: BRAND_FILL, footer: FOOTER });
    expect((await font(page)).includes('IBM Plex Sans Arabic'), name).toBe(locale === 'fa');
  }
  expect(await choose(page, 'English', 'en')).toEqual({ reloaded: true });
  expect(await theme(page)).toEqual({ fill: BRAND_FILL, footer: FOOTER });
});

test('?lang= in a link sets the language of the visit, and the guest can then choose another language', async ({
  page,
}) => {
  await page.goto(own.at('levant', '/?lang=il'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page).toHaveURL(own.at('levant', '/'));
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(/\/products\/10$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  expect(await choose(page, 'فارسی', 'fa')).toEqual({ reloaded: false });
});

for (const path of ['/', '/products/10', '/search', '/sections/10', '/nowhere']) {
  test(`?lang= sets the language and the writing direction of the page ${path}`, async ({ page, problems }) => {
    problems.allow(/\b404\b/);
    await page.goto(own.at('levant', `${path}?lang=fa`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  });
}

test('pages that were visited before a language was chosen are shown in the chosen language', async ({ page }) => {
  await own.speak(page.context(), 'levant', 'il');
  await page.goto(own.at('levant'));
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(/\/products\/10$/);
  await page.goBack();
  await expect(page.locator(SECTION_TILE).first()).toBeVisible();

  await choose(page, 'فارسی', 'fa');
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(/\/products\/10$/);
  await expect(page).toHaveTitle(/شرق/);
  await page.goBack();
  await expect(page).toHaveTitle(/شرق/);

  // The writing direction changes with a reload, and the pages before it must follow too.
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(/\/products\/10$/);
  await choose(page, 'English', 'en');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(/Levant/);
});

test('a drawer that is opened while the page changes its language stays open and can be closed', async ({ page }) => {
  await page.goto(own.at('levant', '/sections/10'));
  await page.locator(LANGUAGE_BUTTON).click();
  let sendPage = () => {};
  const isOpened = new Promise<void>((resolve) => {
    sendPage = resolve;
  });
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await isOpened;
      await route.continue();
    },
  );
  await dialog(page).getByRole('radio', { name: 'עברית' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(BOTTOM_BAR).getByRole('button').first().click();
  await expect(dialog(page)).toBeVisible();
  sendPage();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(own.at('levant', '/sections/10'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});
