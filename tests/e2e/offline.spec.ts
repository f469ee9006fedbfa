import type { Page } from '@playwright/test';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { loadedPaths, OFFLINE_ERRORS, tap, waitUntilKept } from './kept-hotel';
import { LIST_ITEM, ORDER_BAR, PRODUCT_CARD, SECTION_TILE } from './parts';
import { telling } from './variants';

test.use({ serviceWorkers: 'allow' });

const offlineHeading = (page: Page, t: ReturnType<typeof translationsOf>) =>
  page.getByRole('heading', { level: 1, name: t('offline') });

/** Opens a page and waits for the last thing that it does by itself: from then on it listens for signs of a guest. */
async function openUntilReady(page: Page, options: Parameters<typeof openHotel>[2]): Promise<void> {
  const last = page.waitForResponse('**/api/v1/public/announcements*');
  await openHotel(page, 'cala-verde', options);
  await (await last).finished();
}

/** Opens a page, and cuts the network before anything is tapped. */
async function openThenCutNetwork(page: Page, options: Parameters<typeof openHotel>[2]): Promise<void> {
  await openUntilReady(page, options);
  await page.context().setOffline(true);
}

/** What the worker has kept: paths, and bytes as they were transferred. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const responses = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => [request.url, await cache.match(request)] as const),
        );
      }),
    );
    const kept = responses.flat().map(([url, response]) => ({
      path: new URL(url).pathname,
      bytes: Number(response?.headers.get('content-length') ?? 0),
    }));
    return kept;
  });

const sumOf = (kept: readonly { bytes: number }[]) => kept.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens home once, and cuts the network when the worker has kept the hotel. */
async function visitThenCutNetwork(page: Page, language: string): Promise<void> {
  await openHotel(page, 'cala-verde', { language });
  await tap(page);
  await waitUntilKept(page, language);
  await page.context().setOffline(true);
}

const offlineLine = (page: Page, t: ReturnType<typeof translationsOf>) =>
  page.getByRole('status').locator('p', { hasText: t('offline_as_of', { time: '' }).trim() });

for (const language of telling(['ar', 'en'], 'language')) {
  test(`every page opens without a network after one visit of home, in ${language}`, async ({ page, problems }) => {
    problems.allow(OFFLINE_ERRORS);
    const t = translationsOf('cala-verde', language);
    await visitThenCutNetwork(page, language);
    const pages = await page.evaluate(async (path) => {
      const pack = await (await caches.match(path))?.json();
      return Object.keys(pack.responses).filter((each) => !/^\/(?:api|words|catalogue)\//.test(each));
    }, `/offline-pack/${language}`);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages).toEqual(expect.arrayContaining(['/search', '/booking', '/chat']));
    for (const path of pages) {
      const response = await page.goto(atHotel('cala-verde', path));
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(offlineLine(page, t)).toBeVisible();
      await expect(page.locator('h1').first()).toBeVisible();
    }
    await page.goto(atHotel('cala-verde', '/products/102'));
    await expect(offlineLine(page, t)).toBeVisible();
    await axe(page);
    await screenshot(page, `offline-list-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `offline-list-dark-${language}`);
    await page.emulateMedia({ forcedColors: 'active' });
    await axe(page);

    await page.locator(PRODUCT_CARD).first().press('Enter');
    await expect(dialog(page).getByRole('heading').first()).toBeVisible();

    await page.context().setOffline(false);
    await expect(offlineLine(page, t)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-kept-at', /./);
  });
}

test('a page that is not kept is the hotel’s offline page without a network, and reloads by itself', async ({
  page,
  problems,
}) => {
  problems.allow(OFFLINE_ERRORS);
  // What the reload asks for does not exist.
  problems.allow(/404.*\/sections\/999999/);
  const t = translationsOf('cala-verde', 'en');
  await visitThenCutNetwork(page, 'en');
  await page.goto(atHotel('cala-verde', '/sections/999999'));
  await expect(offlineHeading(page, t)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('offline')} · `));
  await screenshot(page, 'offline-en');
  await expect(page.getByRole('link', { name: t('try_again') })).toHaveAttribute('href', '');
  await page.context().setOffline(false);
  await expect(offlineHeading(page, t)).toBeHidden();
});

test('the service worker fetches at most 350 KB, keeps at most 612 KB with Brotli, and nothing that contains data of the guest', async ({
  page,
}) => {
  await openUntilReady(page, { language: 'en' });
  const loaded = await loadedPaths(page);
  await tap(page);
  await waitUntilKept(page, 'en');
  const kept = await readKept(page);
  const fetched = sumOf(kept.filter(({ path }) => !loaded.includes(path)));
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ fetched, kept: sumOf(kept) }) });
  expect(fetched).toBeLessThan(350 * 1024);
  expect(sumOf(kept)).toBeLessThan(612 * 1024);
  const others = kept
    .map(({ path }) => path)
    .filter((path) => !/^\/(?:_next\/static|flags|fonts|storage|pictures)\//.test(path));
  expect(others).toEqual(['/offline-pack/en']);
});

test('a guest who saves data keeps the offline page alone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openUntilReady(page, { language: 'en' });
  await tap(page);
  await page.reload();
  await expect(page.locator(SECTION_TILE).first()).toBeVisible();
  expect(await readKept(page)).toEqual([]);
});

/** Actions that register the service worker without a tap. The network is removed only afterwards. */
const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'has only scrolled': (page) => page.evaluate(() => window.scrollTo(0, 200)),
  'has only pressed a key': (page) => page.keyboard.press('Tab'),
  'has only moved a mouse': (page) => page.mouse.move(40, 40),
  'has only opened the page and left it': (page) => page.goto('about:blank'),
};

for (const [what, giveSign] of Object.entries(SIGNS)) {
  test(`a guest who ${what} sees the hotel’s offline page when there is no network later`, async ({
    page,
    problems,
  }) => {
    problems.allow(OFFLINE_ERRORS);
    const t = translationsOf('cala-verde', 'en');
    await openUntilReady(page, { language: 'en' });
    const kept = page.context().waitForEvent('serviceworker');
    await giveSign(page);
    const worker = await kept;
    await expect.poll(() => worker.evaluate('self.registration.active !== null')).toBe(true);
    await page.context().setOffline(true);
    await page.goto(atHotel('cala-verde', '/sections/999999'));
    await expect(offlineHeading(page, t)).toBeVisible();
  });
}

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a link that is the first tap without a network waits, and opens when the network is back, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const t = translationsOf('cala-verde', language);
    await openThenCutNetwork(page, { language });
    await page.locator(SECTION_TILE).first().click();
    const notice = page.getByRole('alertdialog', { name: t('offline') });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(atHotel('cala-verde'));
    await axe(page);
    await screenshot(page, `offline-held-back-${language}`);
    await notice.getByRole('button', { name: t('try_again') }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: t('close') }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await page.locator(SECTION_TILE).first().click();
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
    await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
    await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(SECTION_TILE).first()).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('the header’s back button waits too when it is the first tap without a network', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const t = translationsOf('cala-verde', 'en');
  await openThenCutNetwork(page, { language: 'en', path: '/products/102' });
  await page.getByRole('button', { name: t('back'), exact: true }).click();
  const notice = page.getByRole('alertdialog', { name: t('offline') });
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator(SECTION_TILE).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a device that reports itself as offline, but reaches its own server, opens a link after a moment', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await openUntilReady(page, { language: 'en' });
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  // The service worker controls the page now, so further links do not wait.
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'),
    )
    .toBe(true);
});

test('the service worker is not requested before the guest has done anything', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openUntilReady(page, { language: 'en' });
  expect(asked).not.toContain('/service-worker.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a drawer shows that the guest is offline, and a retry fills it when the network is back', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const t = translationsOf('cala-verde', 'en');
  await openUntilReady(page, { language: 'en', path: '/products/102' });
  // Its focus fetches the drawer's code and words, so that only the services are missing.
  const fetched = ['**/_next/static/chunks/**', '**/words/**'].map((url) => page.waitForResponse(url));
  await page.getByRole('button', { name: t('services') }).focus();
  await Promise.all(fetched);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t('services') }).click();
  await expect(dialog(page).getByText(t('offline'))).toBeVisible();
  await screenshot(page, 'offline-drawer-en');
  await page.context().setOffline(false);
  await expect(async () => {
    const retry = dialog(page).getByRole('button', { name: t('try_again') });
    if (await retry.isVisible()) await retry.click();
    await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a sheet that is the first tap without a network says so, and opens when the network is back, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    problems.allow(/Failed to load chunk/);
    const t = translationsOf('cala-verde', language);
    await openThenCutNetwork(page, { language, path: '/products/102' });
    await page.locator(PRODUCT_CARD).first().click();
    const notice = page.getByRole('alertdialog', { name: t('offline') });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: t('call') })).toHaveAttribute('href', /^tel:/);
    await axe(page);
    await screenshot(page, `offline-sheet-${language}`);
    await notice.getByRole('button', { name: t('try_again') }).click();
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog(page).locator(ORDER_BAR).getByRole('button').last()).toBeVisible();
  });

  test(`a sheet whose code is loaded says that there is no network for its product, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const t = translationsOf('cala-verde', language);
    await openUntilReady(page, { language, path: '/products/102' });
    // A card's focus fetches the sheet's code and words, so that only the product is missing.
    const words = page.waitForResponse('**/words/**');
    await page.locator(PRODUCT_CARD).first().focus();
    await (await words).finished();
    await untilAtRest(page);
    await page.context().setOffline(true);
    await page.locator(PRODUCT_CARD).first().press('Enter');
    await expect(dialog(page).getByRole('alert').getByText(t('offline'))).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: t('call') })).toHaveAttribute('href', /^tel:/);
    await axe(page);
    await screenshot(page, `offline-sheet-product-${language}`);
    await page.context().setOffline(false);
    await expect(async () => {
      const retry = dialog(page).getByRole('button', { name: t('try_again') });
      if (await retry.isVisible()) await retry.click();
      await expect(dialog(page).locator(ORDER_BAR).getByRole('button').last()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
}
