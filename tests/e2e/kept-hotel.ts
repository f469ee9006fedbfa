import { expect, type Page } from '@playwright/test';
import { cartWith, fillInCheckout, sendButton, t } from './cart';
import { dialog, openHotel } from './guest';

/** The first tap registers the service worker. Waits until it controls the page. */
export async function tap(page: Page): Promise<void> {
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

/** The paths of all that the page has loaded. */
export const loadedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/** Waits until the worker has kept the pack, every file that it names, and the code and fonts that the page has loaded. */
export async function waitUntilKept(page: Page, language: string): Promise<void> {
  const missing = async () =>
    page.evaluate(
      async ({ pack, loaded }) => {
        const found = await (await caches.match(pack))?.json();
        if (found === undefined) return [pack];
        const files: string[] = [...found.files, ...loaded.filter((path) => /^\/(?:_next\/static|fonts)\//.test(path))];
        const kept = await Promise.all(files.map(async (file) => [file, await caches.match(file)] as const));
        return kept.flatMap(([file, response]) => (response === undefined ? [file] : []));
      },
      { pack: `/offline-pack/${language}`, loaded: await loadedPaths(page) },
    );
  await expect.poll(missing).toEqual([]);
}

/** What the browser reports of requests without a network. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|status of 503|response 503|Failed to fetch RSC payload/;

export const waitsNotice = (page: Page) => dialog(page).getByText(t('send_waits_text'));
export const myOrders = (page: Page) => page.getByRole('navigation').locator('[data-opens="orders"]');

/** The uuids of orders that this phone knows. */
export const known = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]'));

/** The order that this phone has not sent yet; null: none. */
export const pending = (page: Page) => page.evaluate(() => localStorage.getItem('order-intent'));

/** Visits home once, then chooses, fills in and sends an order without a network. */
export async function sendWithoutNetwork(page: Page): Promise<void> {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await tap(page);
  await waitUntilKept(page, 'en');
  await page.context().setOffline(true);
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(waitsNotice(page)).toBeVisible();
}
