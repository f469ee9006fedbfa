import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { axe, expect, screenshot, test, WITH_MOTION } from './fixtures';
import { dialog, translationsOf, untilAtRest } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { BOTTOM_BAR, LANGUAGE_BUTTON, LIST_ITEM } from './parts';
import { telling } from './variants';

test.use(WITH_MOTION);

/** A film of a demo hotel, because a browser has to play it. */
const FILM = 'hotels/polar/pictures/lights';
const BANNERS = [
  { id: 1, title: 'First light by the lake', text: 'Every day at 7:30', image: 'SCENE', link: '/products/10' },
  { id: 2, title: 'Dinner on the terrace', text: '', image: 'SCENE', link: null },
  { id: 3, title: 'Sauna', text: '', image: 'SCENE', link: null },
];

function writeTemplate(files: HotelFiles, code: string, id: number, parts: Record<string, unknown>): void {
  writeHotel(files, { code, id, languages: ['en', 'ar'], factor: 1 });
  files.write(
    `${code}/pictures/scene.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 900"><path fill="#3b6ea5" d="M0 0h400v900H0z"/></svg>',
  );
  const scene = `/storage/${code}/scene.svg`;
  files.change(`${code}/hotel.json`, (hotel) => {
    const { ext_data: extra, ...rest } = parts;
    Object.assign(hotel, { banners: BANNERS.map((banner) => ({ ...banner, image: scene })), ...rest });
    Object.assign(hotel.ext_data as object, extra);
    // The default bar, which has the services.
    delete hotel.navigation;
    hotel.weather = { temp: 6, description: { en: 'Fresh snow', ar: 'ثلج جديد' }, icon: 'snow' };
  });
}

/** The hotels of these journeys: one for each template, one with a desktop layout, one whose film cannot be played. */
function writeHotels(files: HotelFiles): void {
  const film = (code: string) => ({
    template: 'video_template',
    ext_data: {
      video: {
        webm: `/storage/${code}/film.webm`,
        mp4: `/storage/${code}/film.mp4`,
        poster: `/storage/${code}/scene.svg`,
      },
    },
  });
  writeTemplate(files, 'film', 1, film('film'));
  for (const form of ['webm', 'mp4']) {
    mkdirSync(join(files.dir, 'film/pictures'), { recursive: true });
    copyFileSync(`${FILM}.${form}`, join(files.dir, `film/pictures/film.${form}`));
  }
  for (const form of ['webm', 'mp4']) files.write(`lost/pictures/film.${form}`, 'not a film');
  writeTemplate(files, 'lost', 2, film('lost'));
  writeTemplate(files, 'slides', 3, { template: 'slider_template' });
  writeTemplate(files, 'azure', 4, { template: 'blue', color: '#1f5fa8' });
  writeTemplate(files, 'wide', 5, { is_active_desktop_mode: true });
}

let hotels: OwnHotels;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  const brands = join(folder, 'brands.json');
  writeFileSync(brands, '{"nordic": {"name": "Nordic Stay", "favicon": "/storage/azure/scene.svg"}}');
  hotels = await serveOwnHotels(writeHotels, { TENANT_HOSTS: 'stay.localhost=azure:nordic', BRANDS_FILE: brands });
});
test.afterAll(async () => {
  await hotels.stop();
  rmSync(folder, { recursive: true });
});

const t = translationsOf('cala-verde', 'en');
const SERVICES = 'body > nav button[data-opens="services"]';

async function open(page: Page, code: string, { language = 'en', path = '/' } = {}) {
  await hotels.speak(page.context(), code, language);
  await page.goto(hotels.at(code, path));
}

const film = (page: Page) => page.locator('video');
const isPlaying = (video: Locator) => video.evaluate((element: HTMLVideoElement) => !element.paused);
const slides = (page: Page) => page.locator('[data-slides]');
const scrolled = (page: Page) =>
  slides(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));

for (const language of telling(['ar', 'en'], 'language')) {
  for (const code of ['film', 'slides', 'azure'])
    test(`the home of the hotel ${code} is accessible and as wide as the phone, in ${language}`, async ({ page }) => {
      await open(page, code, { language });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      await axe(page);
      await screenshot(page, `template-${code}-${language}`);
    });
}

test('a film plays after the poster, and rests by its button and under a drawer', async ({ page }) => {
  await open(page, 'film');
  await expect.poll(() => isPlaying(film(page))).toBe(true);
  await page.getByRole('button', { name: t('pause') }).click();
  await expect.poll(() => isPlaying(film(page))).toBe(false);
  await page.getByRole('button', { name: t('play') }).click();
  await expect.poll(() => isPlaying(film(page))).toBe(true);
  await page.locator(SERVICES).click();
  await expect.poll(() => isPlaying(film(page))).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => isPlaying(film(page))).toBe(true);
});

test('a poster comes with the page and a high priority, and the film after the first paint', async ({ page }) => {
  const html = (await (await page.goto(hotels.at('film')))?.text()) ?? '';
  expect(html).toMatch(/<img[^>]*\/storage\/film\/scene\.svg[^>]*fetchPriority="high"/i);
  expect(html).not.toContain('<video');
});

for (const [preference, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'Save-Data',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const)
  test(`with ${preference} no film is requested and no slide moves by itself`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await prepare(page);
    await open(page, 'film');
    await untilAtRest(page);
    await expect(film(page)).toHaveCount(0);
    expect(asked.filter((path) => path.includes('/film.'))).toEqual([]);
    await open(page, 'slides');
    await expect(page.getByRole('button', { name: t('play') })).toBeVisible();
  });

test('a film that cannot be played leaves its poster and the page', async ({ page }) => {
  await open(page, 'lost');
  await expect(film(page)).toHaveCount(0);
  await expect(page.locator('main > div > img')).toBeVisible();
  await expect(page.getByRole('link', { name: /Kitchen/ })).toBeVisible();
});

for (const code of ['film', 'slides'])
  test(`the hotel ${code} has neither standard header nor footer: legal links are in the services drawer, the code beside the flag`, async ({
    page,
  }) => {
    await open(page, code);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator(LANGUAGE_BUTTON)).toHaveText('EN');
    await expect(page.getByText('Fresh snow')).toBeVisible();
    await page.locator(SERVICES).click();
    await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: t('privacy_policy') })).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, code, { path: '/products/10' });
    await expect(page.locator(LANGUAGE_BUTTON)).toHaveText('EN');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

for (const [language, forward] of [
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const) {
  const words = translationsOf('cala-verde', language);
  const sign = language === 'ar' ? -1 : 1;

  test(`the slider steps by buttons, arrow keys and its end, in ${language}`, async ({ page }) => {
    await open(page, 'slides', { language });
    await page.getByRole('button', { name: words('slide_next') }).click();
    await expect.poll(() => scrolled(page)).toBe(sign);
    await slides(page).focus();
    await page.keyboard.press(forward);
    await expect.poll(() => scrolled(page)).toBe(2 * sign);
    await expect(page.getByRole('button', { name: words('slide_next') })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: words('slide_previous') }).click();
    await expect.poll(() => scrolled(page)).toBe(sign);
    // The guest has taken over.
    await expect(page.getByRole('button', { name: words('play') })).toBeVisible();
  });

  test(`a swipe moves the slider, and its first slide leads to a section, in ${language}`, async ({ page }) => {
    await open(page, 'slides', { language });
    await expect(page.getByRole('button', { name: words('slide_next') })).toBeVisible();
    await slides(page).evaluate((element, left) => element.scrollTo({ left }), sign * 390);
    await expect(page.getByRole('button', { name: words('slide_previous') })).toHaveAttribute('aria-disabled', 'false');
    await slides(page).evaluate((element) => element.scrollTo({ left: 0 }));
    await page.getByRole('link', { name: 'First light by the lake' }).click();
    await expect(page).toHaveURL(/\/products\/10$/);
  });
}

test('the slider fetches its first picture first and the others lazily, and works without script', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(hotels.at('slides'));
  const pictures = page.locator('[data-slides] img');
  await expect(pictures).toHaveCount(3);
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('loading')))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
  await slides(page).evaluate((element) => element.scrollTo({ left: 390 }));
  await expect(page.getByRole('heading', { name: 'Dinner on the terrace' })).toBeInViewport();
  await expect(pictures.nth(1)).toBeInViewport();
  await context.close();
});

test('the slider fetches the picture of a neighbour when a finger comes to it', async ({ page }) => {
  await open(page, 'slides');
  await expect(page.getByRole('button', { name: t('slide_next') })).toBeVisible();
  await slides(page).locator('..').dispatchEvent('pointerenter');
  await expect(page.locator('[data-slides] > li[data-near] img')).toHaveCount(2);
});

test('the blue template has its own home, a coloured header and a bar at the edge', async ({ page }) => {
  await open(page, 'azure');
  await expect(page.locator(LANGUAGE_BUTTON)).not.toHaveText('EN');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const bar = await page.locator(BOTTOM_BAR).boundingBox();
  expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 390, 844]);
  await open(page, 'azure', { path: '/products/10' });
  const color = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await color('header')).not.toBe(await color('html'));
  await axe(page);
});

test('a host with a brand has the brand’s name and icon, and the hotel’s name on the page', async ({ page }) => {
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  await page.goto(hotels.at('stay'));
  await expect(page).toHaveTitle('Hotel azure · Nordic Stay');
  expect(await icon()).toBe('/storage/azure/scene.svg');
  await expect(page.getByRole('banner')).toContainText('Hotel azure');
  await page.goto(hotels.at('stay', '/products/10'));
  await expect(page).toHaveTitle('Kitchen of azure · Nordic Stay');
  await page.goto(hotels.at('azure'));
  await expect(page).toHaveTitle('Hotel azure');
  expect(await icon()).not.toBe('/storage/azure/scene.svg');
});

test.describe('a hotel with a desktop layout', () => {
  const add = async (page: Page) => {
    await open(page, 'wide', { path: '/products/10' });
    await page.evaluate(() => window.localStorage.clear());
    await page.locator('main li > button').first().click();
    await dialog(page).locator('[data-part="order-bar"] > button').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

    test('shows sections and cart beside the content, and the bar keeps its entries', async ({ page }) => {
      await open(page, 'wide', { path: '/products/10' });
      const panel = page.getByRole('complementary', { name: t('your_order') });
      await expect(panel).toContainText(t('cart_empty_text'));
      await expect(page.getByRole('navigation', { name: t('services') }).getByRole('link')).not.toHaveCount(0);
      await add(page);
      await expect(panel.getByRole('list', { name: t('products') })).toBeVisible();
      await expect(page.getByRole('navigation', { name: t('main_menu') })).toBeVisible();
      await axe(page);
      await screenshot(page, 'desktop-mode');
      await expect(panel.getByRole('button', { name: t('send_to_order') })).toHaveAttribute('type', 'submit');
    });
  });

  test('keeps the phone layout on a phone', async ({ page }) => {
    await add(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(t('view_order')) })).toBeVisible();
  });
});
