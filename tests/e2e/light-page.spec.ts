import type { Page } from '@playwright/test';
import { atHotel, expect, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { hold } from './hold';
import { BAR_ENTRY, CARD_PRICE, PRODUCT_CARD, SECTION_TILE } from './parts';
import { isPageData, kilobytesOf, listOf, transfersOf } from './transfers';
import { waitUntilSettled } from './wait-until-settled';

test.use(WITH_MOTION);

const CODE = /^\/_next\/static\/chunks\/.*\.js$/;
/** Read two seconds after the page has come to rest, or, on a busy machine, before the test has noticed that. */
const ANNOUNCEMENTS = '/api/v1/public/announcements';

const translate = translationsOf('cala-verde', 'en');

const isPage = (url: string) => new URL(url).pathname === '/products/102';

/** The paths of the requests from now on, without queries. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Opens a page and returns the requests after it has come to rest. */
async function openAtRest(page: Page, path: string, { code = 'cala-verde', language = 'en' } = {}): Promise<string[]> {
  await openHotel(page, code, { language, path });
  await untilAtRest(page);
  return requestsOf(page);
}

/** The paths of the pages whose data is requested from now on. */
function pagesFetchedBy(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (isPageData(request.url())) paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** A browser that says this about its line, from the next page on. */
/** The paths of the scripts that a page or its data names. */
const chunksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/_next\/static\/chunks\/[^"'\\\s]+?\.js/g)].map(([file]) => file);

/** On a busy machine the browser takes its own delays for those of a slow line, on which nothing is fetched ahead. */
const FAST = { effectiveType: '4g' };

const withConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) }),
    connection,
  );

/** The pages of sections that the screen shows links to. */
const sectionsOnScreen = (page: Page): Promise<string[]> =>
  page.locator('main a[data-page]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.getBoundingClientRect().top < innerHeight)
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(?:sections|products)\//.test(path)),
  );

// Guests who have not decided about cookies, whose pages show the banner.
test.describe('with the cookie banner', () => {
  test.use({ seesCookieBanner: true });

  for (const path of ['/', '/sections/202', '/products/102']) {
    test(`a page fetches no dictionary, no overlay and no page but those of home’s sections before the guest does anything: ${path}`, async ({
      page,
    }) => {
      await withConnection(page, FAST);
      const all = requestsOf(page);
      const pages = pagesFetchedBy(page);
      await openAtRest(page, path);
      const named = new Set(chunksIn(await page.content()));
      const sections = path === '/' ? (await sectionsOnScreen(page)).sort() : [];
      // The router fetches four pages at a time.
      await expect.poll(() => [...pages].sort()).toEqual(sections);
      expect(
        all.filter((one) => one.startsWith('/words/') || (one.startsWith('/api/') && one !== ANNOUNCEMENTS)),
      ).toEqual([]);
      const late = all.filter((one) => CODE.test(one) && !named.has(one));
      // At rest home loads the code of a list and what fills the places of the house: less than any overlay.
      const bytes = await page.evaluate(async (files) => {
        const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
        return bodies.join('').length;
      }, late);
      expect(bytes, late.join(', ')).toBeLessThanOrEqual(path === '/' ? 60_000 : 0);
    });
  }

  // One hotel of each template, in its first language and in one of another script. A page in Arabic letters needs the
  // fonts of two scripts, and the slider three weights of one.
  for (const [code, language, kilobytes] of [
    ['cala-verde', 'en', 273],
    ['cala-verde', 'ar', 277],
    ['qasr', 'ar', 272],
    ['qasr', 'en', 265],
    ['polar', 'sv', 273],
    ['lido', 'it', 278],
  ] as const) {
    test(`home makes at most 30 requests and transfers at most ${kilobytes} KB before the first tap, and fetches at most 100 KB ahead: ${code} in ${language}`, async ({
      page,
    }) => {
      await withConnection(page, FAST);
      // A slider that nobody touches then fetches its next picture only before it moves, and it does not move.
      if (code === 'lido') await page.emulateMedia({ reducedMotion: 'reduce' });
      const fetchesAhead = page.waitForResponse((response) => isPageData(response.url()));
      const all = await transfersOf(page, async () => {
        await openAtRest(page, '/', { code, language });
        await (await fetchesAhead).finished();
        await untilAtRest(page);
      });
      // A film is decoration that nothing waits for: it starts when the page is complete, and a guest who saves data gets
      // none (the test below).
      const firstAhead = all.findIndex(({ isPageData: isAhead }) => isAhead);
      const ahead = all.slice(firstAhead).filter(({ path, isFilm }) => path !== ANNOUNCEMENTS && !isFilm);
      expect(firstAhead, 'pages are fetched ahead').toBeGreaterThan(0);
      expect(ahead.filter(({ isPageData: isAhead }) => isAhead).length).toBeLessThanOrEqual(12);
      expect(kilobytesOf(ahead), listOf(ahead)).toBeLessThanOrEqual(100);
      const counted = all
        .slice(0, firstAhead)
        .filter(({ path, isFilm, isAfterLoad }) => path !== ANNOUNCEMENTS && (!isFilm || !isAfterLoad));
      // The hotel with nine sections has one more since the bundler cuts the code that all pages share in two.
      expect(counted.length, listOf(counted)).toBeLessThanOrEqual(code === 'lido' ? 31 : 30);
      expect(kilobytesOf(counted), listOf(counted)).toBeLessThanOrEqual(kilobytes);
    });
  }
});

for (const [language, letters, files] of [
  ['en', 'Latin', 2],
  ['ar', 'Arabic', 3],
] as const)
  for (const path of ['/', '/products/102']) {
    test(`a page in ${letters} letters preloads ${files} font files and loads no other weight of text: ${path}`, async ({
      page,
    }) => {
      const fonts = requestsOf(page);
      await openAtRest(page, path, { language });
      const preloads = page.locator('link[rel="preload"][as="font"]');
      await expect(preloads).toHaveCount(files);
      const preloaded = await preloads.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const others = fonts.filter((one) => one.endsWith('.woff2') && !preloaded.includes(one));
      // The light weight of the welcome.
      expect(others.filter((one) => !one.includes('-300-'))).toEqual([]);
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
  // On a slow line nothing is fetched before that.
  await withConnection(page, { effectiveType: '3g' });
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

test('a tap on a tile of home at rest shows its list without another request for its data, and without waiting for code', async ({
  page,
}) => {
  await withConnection(page, FAST);
  const tile = page.locator(SECTION_TILE).first();
  const whole = page.waitForResponse(
    (response) => isPage(response.url()) && !('next-router-segment-prefetch' in response.request().headers()),
  );
  await openHotel(page, 'cala-verde', { language: 'en' });
  await (await whole).finished();
  await untilAtRest(page);
  expect(await tile.getAttribute('href')).toBe('/products/102');
  await hold(page, '**/_next/static/chunks/**');
  const later = requestsOf(page);
  await tile.tap();
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  expect(later).not.toContain('/products/102');
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`a browser that reports ${JSON.stringify(connection)} fetches no page ahead`, async ({ page }) => {
    const pages = pagesFetchedBy(page);
    await withConnection(page, connection);
    await openAtRest(page, '/');
    expect(await sectionsOnScreen(page)).not.toEqual([]);
    expect([...pages]).toEqual([]);
  });

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) => withConnection(page, { saveData: true }));

  test('a home with a film requests no film', async ({ page }) => {
    const all = await transfersOf(page, () => openAtRest(page, '/', { code: 'polar', language: 'sv' }));
    expect(all.filter(({ isFilm }) => isFilm)).toEqual([]);
    expect(all.some(({ path }) => path.includes('/storage/polar/'))).toBe(true);
  });

  test('a pointer that passes over a link or a card fetches nothing', async ({ page }) => {
    const later = await openAtRest(page, '/products/102');
    await page.mouse.move(1, 1);
    await page.locator(PRODUCT_CARD).first().hover();
    await page.locator(BAR_ENTRY).first().hover();
    await untilAtRest(page);
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
  // The pictures that can be swiped stand in the place of the first one.
  await expect(picture.getByRole('list')).toBeVisible();
  expect(await places(), 'nothing moves when the product comes').toEqual(before);
  await expect(sheet.getByRole('button', { name: translate('close') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('a tap before the page’s scripts have arrived is handled when they run, and no script runs twice', async ({
  page,
}) => {
  const letCode = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto(atHotel('cala-verde', '/products/102'), { waitUntil: 'commit' });
  await page.locator(PRODUCT_CARD).first().click();
  letCode();
  await expect(dialog(page)).toBeVisible();
  const sources = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(sources).toHaveLength(new Set(sources).size);
});

test('the scripts of a page are requested after its first paint, also while a picture has not arrived', async ({
  page,
}) => {
  await hold(page, '**/storage/emoji/**');
  await page.goto(atHotel('cala-verde'), { waitUntil: 'commit' });
  const firstScript = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime)
          .sort((one, other) => one - other)[0],
    );
  await expect.poll(firstScript).toBeGreaterThan(0);
  const [paint] = await page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime));
  expect(await firstScript()).toBeGreaterThanOrEqual(paint ?? Number.POSITIVE_INFINITY);
});
