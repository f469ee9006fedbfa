import type { Page } from '@playwright/test';
import { atHotel, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, wordsOf } from './guest';

test.use({ serviceWorkers: 'allow' });

/** The first tap brings the worker; it is waited for, as a guest who reads a page does without knowing. */
async function tap(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('h1').first().click();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  }).toPass();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const offlineHeading = (page: Page, words: ReturnType<typeof wordsOf>) =>
  page.getByRole('heading', { level: 1, name: words('offline') });

for (const language of ['en', 'ar'] as const) {
  test(`without a network a link leads to the hotel’s own offline page, which comes back by itself, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503|answer 503|Failed to fetch RSC payload/);
    const words = wordsOf('cala-verde', language);
    await openHotel(page, 'cala-verde', { language });
    await tap(page);
    await page.context().setOffline(true);
    await page.locator('.tile').first().click();
    await expect(offlineHeading(page, words)).toBeVisible();
    await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page).toHaveTitle(new RegExp(`^${words('offline')} · `));
    await screenshot(page, `offline-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `offline-dark-${language}`);

    // Back to a page that may have to be loaded again, and which the browser cannot load either.
    await page.goBack();
    await expect(offlineHeading(page, words).or(page.locator('.tile').first())).toBeVisible();
    await page.goForward();
    await expect(offlineHeading(page, words)).toBeVisible();

    await expect(page.getByRole('link', { name: words('try_again') })).toHaveAttribute('href', '');
    await page.context().setOffline(false);
    await expect(page.locator('.product').first()).toBeVisible();
  });
}

test('the worker keeps one page, which says nothing about the guest', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await tap(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
});

test('no worker is asked for before the first tap', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/service-worker.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a drawer says that the guest is offline, and fills on a retry once the network is back', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const words = wordsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words('services') }).click();
  await expect(dialog(page).getByText(words('offline'))).toBeVisible();
  await screenshot(page, 'offline-drawer-en');
  await page.context().setOffline(false);
  await expect(async () => {
    const retry = dialog(page).getByRole('button', { name: words('try_again') });
    if (await retry.isVisible()) await retry.click();
    await expect(dialog(page).locator('.item').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
