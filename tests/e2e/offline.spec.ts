import type { Page } from '@playwright/test';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { LIST_ITEM, PRODUCT_CARD, SECTION_TILE } from './parts';

test.use({ serviceWorkers: 'allow' });

/** The first tap registers the service worker. Waits until it controls the page. */
async function tap(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('h1').first().click();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  }).toPass();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'),
    )
    .toBe(true);
}

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

for (const language of ['en', 'ar'] as const) {
  test(`a link without a network leads to the hotel’s offline page, which reloads by itself, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503|response 503|Failed to fetch RSC payload/);
    const t = translationsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language });
    await tap(page);
    await page.context().setOffline(true);
    await page.locator(SECTION_TILE).first().click();
    await expect(offlineHeading(page, t)).toBeVisible();
    await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page).toHaveTitle(new RegExp(`^${t('offline')} · `));
    await screenshot(page, `offline-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `offline-dark-${language}`);

    // Goes back to a page that the browser may have to load again, which fails without a network.
    await page.goBack();
    await expect(page).not.toHaveURL(/products/);
    await expect(offlineHeading(page, t).or(page.locator(SECTION_TILE).first())).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
    await expect(offlineHeading(page, t)).toBeVisible();

    await expect(page.getByRole('link', { name: t('try_again') })).toHaveAttribute('href', '');
    await page.context().setOffline(false);
    await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  });
}

test('the service worker caches only the offline page, which contains no data of the guest', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await tap(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
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
    problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503|response 503/);
    const t = translationsOf('cala-verde', 'en');
    await openUntilReady(page, { language: 'en' });
    const kept = page.context().waitForEvent('serviceworker');
    await giveSign(page);
    const worker = await kept;
    await expect.poll(() => worker.evaluate(() => caches.has('offline-page'))).toBe(true);
    await expect.poll(() => worker.evaluate('self.registration.active !== null')).toBe(true);
    await page.context().setOffline(true);
    await page.goto(atHotel('cala-verde', '/products/102'));
    await expect(offlineHeading(page, t)).toBeVisible();
  });
}

for (const language of ['en', 'ar'] as const) {
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
