import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { hold } from './hold';
import { BAR_ENTRY, CARD_PRICE, PRODUCT_CARD, SECTION_TILE } from './parts';
import { waitUntilSettled } from './wait-until-settled';

const CODE = /^\/_next\/static\/chunks\/.*\.js$/;
const translate = translationsOf('cala-verde', 'en');

const isPage = (url: string) => new URL(url).pathname === '/products/102';

/** The paths of the requests from now on, without queries. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Opens a page and returns the requests after it has come to rest. */
async function openAtRest(page: Page, path: string): Promise<string[]> {
  await openHotel(page, 'cala-verde', { language: 'en', path });
  await page.waitForLoadState('networkidle');
  // Whatever waits for an idle moment has had one.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  return requestsOf(page);
}

for (const path of ['/', '/sections/202', '/products/102']) {
  test(`a page fetches no other page, no dictionary and no overlay before the guest does anything: ${path}`, async ({
    page,
  }) => {
    const all = requestsOf(page);
    const navigations: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('_rsc')) navigations.push(request.url());
    });
    await openAtRest(page, path);
    const named = new Set(
      [...(await page.content()).matchAll(/\/_next\/static\/chunks\/[^"'\\\s]+?\.js/g)].map(([file]) => file),
    );
    expect(navigations).toEqual([]);
    expect(all.filter((one) => one.startsWith('/words/') || one.startsWith('/api/'))).toEqual([]);
    expect(all.filter((one) => CODE.test(one) && !named.has(one))).toEqual([]);
  });
}

test('home makes at most 30 requests and transfers at most 260 KB before the first tap', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const all = requestsOf(page);
  await openAtRest(page, '/');
  expect(all.length).toBeLessThanOrEqual(30);
  expect(bytes / 1024).toBeLessThanOrEqual(260);
});

for (const path of ['/', '/products/102']) {
  test(`a page in Latin letters preloads two font files: ${path}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language: 'en', path });
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
  });
}

test('a pointer over a card fetches the code of its sheet and the dictionary, and opens nothing', async ({ page }) => {
  const later = await openAtRest(page, '/products/102');
  await page.mouse.move(1, 1);
  await page.locator(PRODUCT_CARD).first().hover();
  await expect.poll(() => later.filter((path) => path.startsWith('/words/')).length).toBe(1);
  await expect.poll(() => later.some((path) => CODE.test(path))).toBe(true);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the focus of the keyboard on a link fetches its page, so that Enter shows it without another request', async ({
  page,
}) => {
  const later = await openAtRest(page, '/');
  // The router first asks for the outline of the page and then for all of it.
  const whole = page.waitForResponse(
    (response) => isPage(response.url()) && !('next-router-segment-prefetch' in response.request().headers()),
  );
  await page.keyboard.press('Tab');
  await page.locator(SECTION_TILE).first().focus();
  await (await whole).finished();
  const before = later.filter((path) => path === '/products/102').length;
  await page.keyboard.press('Enter');
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  expect(later.filter((path) => path === '/products/102')).toHaveLength(before);
});

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
    ),
  );

  test('a pointer that passes over a link or a card fetches nothing', async ({ page }) => {
    const later = await openAtRest(page, '/products/102');
    await page.mouse.move(1, 1);
    await page.locator(PRODUCT_CARD).first().hover();
    await page.locator(BAR_ENTRY).first().hover();
    await page.waitForLoadState('networkidle');
    // The pointer moves, which brings the service worker; the test's browser refuses it.
    expect(later.filter((path) => path !== '/service-worker.js')).toEqual([]);
  });
});

test('the first tap on a product shows its picture, title and price while everything else is on its way', async ({
  page,
}) => {
  await openAtRest(page, '/products/102');
  const card = page.locator(PRODUCT_CARD).first();
  const price = (await card.locator(CARD_PRICE).textContent()) ?? '';
  const letCode = await hold(page, '**/_next/static/chunks/**');
  const letWords = await hold(page, '**/words/**');
  const letProduct = await hold(page, '**/api/v1/**');
  await card.click();
  const sheet = dialog(page);
  await expect(sheet.getByRole('heading', { name: 'Margherita pizza' })).toBeVisible();
  await expect(sheet.getByText(price, { exact: true })).toBeVisible();
  await expect(sheet.locator('img')).toBeVisible();
  const [title, picture] = [sheet.getByRole('heading', { level: 2 }), sheet.locator('[data-part="picture"]')];
  /** From the top of the sheet, which is as high as its content. */
  const places = async () => {
    await waitUntilSettled(page);
    const [top, ...parts] = await Promise.all([sheet, title, picture].map((part) => part.boundingBox()));
    return parts.map((box) => box && { ...box, y: box.y - (top?.y ?? 0) });
  };
  const before = await places();
  for (const release of [letCode, letWords, letProduct]) release();
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  expect(await places(), 'nothing moves when the product comes').toEqual(before);
  await expect(sheet.getByRole('button', { name: translate('close') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(card).toBeFocused();
});
