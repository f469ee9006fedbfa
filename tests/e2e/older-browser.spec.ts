import type { Page } from '@playwright/test';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { atHotel, expect, screenshot, test } from './fixtures';
import { untilHydrated } from './guest';
import { ADD_MARK, BAR_ENTRY, LANGUAGE_BUTTON, PRODUCT_CARD } from './parts';

const TELEPHONE = '.telephone-of-old';

/** Lets the pages' styles ask for what no browser has, and their scripts fail if `hasScripts` is false. */
async function beOld(page: Page, { hasScripts }: { hasScripts: boolean }): Promise<void> {
  await page.route(/\/products\/102|\.css|\.js/, async (route) => {
    if (route.request().resourceType() === 'script' && !hasScripts) return route.fulfill({ body: '' });
    const { pathname, search } = new URL(route.request().url());
    const { 'accept-encoding': _compressed, ...headers } = route.request().headers();
    const port = Number(process.env.E2E_PORT || '3410');
    const response = await ask({ port, host: 'cala-verde.localhost', path: pathname + search, headers });
    const body = String(response.body).replace(/color-mix\(in srgb, ?red, ?red\)/g, 'what-no-browser-has');
    const policy = response.headers['content-security-policy'];
    const type = response.headers['content-type'] ?? '';
    return route.fulfill({
      body,
      headers: { 'content-type': type, ...(policy && { 'content-security-policy': String(policy) }) },
    });
  });
}

test('a browser older than the app’s scripts shows a readable page with the telephone, and no dead buttons', async ({
  page,
}) => {
  await beOld(page, { hasScripts: false });
  await page.goto('/products/102');
  await expect(page.locator(TELEPHONE)).toBeVisible();
  await expect(page.locator(TELEPHONE)).toHaveAttribute('href', /^tel:\+?\d/);
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(page.locator(PRODUCT_CARD).first()).toHaveCSS('pointer-events', 'none');
  await expect(page.locator(ADD_MARK).first()).toBeHidden();
  await expect(page.locator(LANGUAGE_BUTTON)).toBeHidden();
  for (const entry of await page.locator(BAR_ENTRY).filter({ visible: true }).all())
    expect(await entry.evaluate((element) => element.tagName)).toBe('A');
  await screenshot(page, 'older-browser-en');
});

test('an older browser in which the app runs after all has its buttons, and a new one never shows the line', async ({
  page,
  newGuest,
}) => {
  await beOld(page, { hasScripts: true });
  await page.goto('/products/102');
  await untilHydrated(page);
  await expect(page.locator(TELEPHONE)).toBeHidden();
  await expect(page.locator(LANGUAGE_BUTTON)).toBeVisible();
  const other = await (await newGuest({ javaScriptEnabled: false })).newPage();
  await other.goto(atHotel('cala-verde', '/products/102'));
  await expect(other.locator(TELEPHONE)).toBeHidden();
  await expect(other.locator(LANGUAGE_BUTTON)).toBeVisible();
});
