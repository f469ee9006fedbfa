import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { cartWith, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { hold } from './hold';
import { BAR_ENTRY, CART_LINE, LIST_ITEM, SECTION_TILE } from './parts';

const CODE = '**/_next/static/chunks/**';
const DICTIONARY = '**/words/**';

const chunksWith = (text: string): string[] =>
  globSync('.next/static/chunks/*.js')
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => basename(file));

/** The chunks with the fields of a checkout: only they contain react-hook-form. */
const CHUNKS_OF_FIELDS = chunksWith('shouldUnregister');
/** The chunk of the splash: only it names this word. */
const CHUNKS_OF_SPLASH = chunksWith('accept_order');

const abort = (route: Route) => route.abort('failed');

/** Opens a page, on which no code of an overlay is loaded. */
async function openPage(page: Page, language: 'en' | 'ar' = 'en'): Promise<void> {
  await openHotel(page, 'cala-verde', { language });
  await expect(page.locator('html')).toHaveAttribute('data-page', '/');
}

const tapServices = (page: Page) => page.locator(BAR_ENTRY).nth(1).click();
const services = (page: Page, translate: ReturnType<typeof translationsOf>) =>
  page.getByRole('dialog', { name: translate('services'), exact: true });

for (const [what, pattern] of [
  ['code', CODE],
  ['words', DICTIONARY],
] as const) {
  test(`an overlay whose ${what} cannot be fetched shows a message, and a retry fetches them`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|Failed to load chunk|ChunkLoadError/);
    const translate = translationsOf('cala-verde', 'en');
    if (pattern === DICTIONARY) await page.route(pattern, abort);
    await openPage(page);
    if (pattern === CODE) await page.route(pattern, abort);
    await tapServices(page);
    const failed = page.getByRole('alertdialog', { name: translate('error_title') });
    await expect(failed).toBeVisible();
    await expect(page.locator(SECTION_TILE).first()).toBeAttached();
    await axe(page);
    await screenshot(page, `overlay-failed-${what}`);
    // The retry fails too, so the message appears again.
    const retry = failed.getByRole('button', { name: translate('try_again') });
    await retry.click();
    await expect(retry).toHaveAttribute('aria-busy', 'false');
    await page.unroute(pattern);
    await expect(async () => {
      if (await failed.isVisible()) await retry.click();
      await expect(services(page, translate)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('an overlay that cannot be fetched because the guest is offline shows the offline message in Arabic', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load chunk|ChunkLoadError/);
  const translate = translationsOf('cala-verde', 'ar');
  await openPage(page, 'ar');
  await page.context().setOffline(true);
  await tapServices(page);
  await expect(page.getByRole('alertdialog', { name: translate('offline') })).toBeVisible();
  await screenshot(page, 'overlay-offline-ar');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: translate('close') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await tapServices(page);
  await expect(page.getByRole('alertdialog', { name: translate('offline') })).toBeVisible();
  // Nobody need tap once more.
  await page.context().setOffline(false);
  await expect(services(page, translate)).toBeVisible();
  await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
});

test('a tap on an overlay’s button shows a loading dialog at once while the overlay’s code is loading', async ({
  page,
}) => {
  const translate = translationsOf('cala-verde', 'en');
  await openPage(page);
  const release = await hold(page, CODE);
  await tapServices(page);
  await expect(page.getByRole('dialog', { name: translate('loading') })).toBeVisible();
  await screenshot(page, 'overlay-waiting-en');
  release();
  await expect(services(page, translate)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(BAR_ENTRY).nth(1)).toBeFocused();
});

test('a cart whose form fields cannot be fetched keeps its lines and sends nothing until a retry brings the fields', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load chunk|ChunkLoadError/);
  for (const chunk of CHUNKS_OF_FIELDS) await page.route(`**/${chunk}`, abort);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/orders')) orders.push(request.url());
  });
  await cartWith(page, 'Strawberry cake');
  const failure = dialog(page).getByText(t('checkout_failed'));
  await expect(failure).toBeVisible();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  await axe(page);
  await sendButton(page).click();
  await expect(failure).toBeVisible();
  expect(orders).toEqual([]);
  // The page tries again by itself too, and the button may be gone when it is pressed.
  const retry = await dialog(page)
    .getByRole('button', { name: t('try_again') })
    .elementHandle();
  for (const chunk of CHUNKS_OF_FIELDS) await page.unroute(`**/${chunk}`);
  await retry?.evaluate((button) => (button as HTMLButtonElement).click());
  await fillInCheckout(page);
  await expect(failure).toHaveCount(0);
});

test('an accepted order is shown although no more code can be fetched once the checkout is filled in', async ({
  page,
  problems,
}) => {
  // What else is fetched by itself, like announcements, fails too.
  problems.allow(/ERR_FAILED|Failed to load chunk|ChunkLoadError/);
  const fetched = page.waitForResponse((response) => CHUNKS_OF_SPLASH.some((chunk) => response.url().endsWith(chunk)));
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await (await fetched).finished();
  await page.route(CODE, abort);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
});
