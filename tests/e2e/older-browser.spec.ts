import type { Page } from '@playwright/test';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { atHotel, expect, screenshot, test } from './fixtures';
import { LANGUAGE_BUTTON, PRODUCT_CARD } from './parts';

const TELEPHONE = '.telephone-of-old';
/** Wide and narrow, because the bar stands elsewhere. */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Lets pages and scripts ask for what no browser has; without `hasLayers`, styles in layers are unknown too. */
async function beOld(page: Page, { hasLayers }: { hasLayers: boolean }): Promise<void> {
  await page.route(/\/products\/102|\.css|\.js/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { 'accept-encoding': _compressed, ...headers } = route.request().headers();
    const port = Number(process.env.E2E_PORT || '3410');
    const response = await ask({ port, host: 'cala-verde.localhost', path: pathname + search, headers });
    const body = String(response.body).replace(/color-mix\(in srgb, ?red, ?red\)/g, 'what-no-browser-has');
    const policy = response.headers['content-security-policy'];
    const type = response.headers['content-type'] ?? '';
    return route.fulfill({
      body: hasLayers ? body : body.replace(/@layer /g, '@unknown ').replace(/text-emphasis: ?none/g, 'unknown: none'),
      headers: { 'content-type': type, ...(policy && { 'content-security-policy': String(policy) }) },
    });
  });
}

for (const hasLayers of [true, false]) {
  const name = hasLayers ? 'older' : 'much older';
  test(`a browser ${name} than the app’s oldest shows a readable page with the telephone, and no dead buttons`, async ({
    page,
    problems,
  }) => {
    problems.allow(/too old for the app/);
    await beOld(page, { hasLayers });
    const refused = page.waitForEvent('pageerror');
    await page.goto('/products/102');
    expect((await refused).message).toContain('too old for the app');
    const telephone = page.locator(TELEPHONE);
    await expect(telephone).toHaveAttribute('href', /^tel:\+?\d/);
    await expect(page.locator(PRODUCT_CARD).first()).toHaveCSS('pointer-events', 'none');
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      // Nothing lies over it.
      await telephone.click({ trial: true });
      const buttons = page.locator('button').filter({ visible: true });
      expect(await buttons.count()).toBe(await page.locator(PRODUCT_CARD).count());
      await expect(page.locator('.card-mark').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('18+')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    // Without its styles an icon is as wide as the page; the picture of a card is half as wide.
    const widths = await page
      .locator('svg, img')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThan(200);
    await screenshot(page, `${name.replace(' ', '-')}-browser-en`);

    await page.goto('/products/102?lang=ar');
    await expect(telephone).toContainText('\u2066+34 971 000 000\u2069');
    await screenshot(page, `${name.replace(' ', '-')}-browser-ar`);
  });
}

for (const hasLayers of [true, false])
  test(`the desk keeps its buttons in an older browser, with layers ${hasLayers}`, async ({ page }) => {
    await beOld(page, { hasLayers });
    await page.goto(atHotel('cala-verde', '/desk'));
    await expect(page.getByRole('button').first()).toBeVisible();
  });

test('a new browser never shows the line, also without scripts', async ({ page, newGuest }) => {
  await page.goto('/products/102');
  await expect(page.locator(TELEPHONE)).toBeHidden();
  const other = await (await newGuest({ javaScriptEnabled: false })).newPage();
  await other.goto(atHotel('cala-verde', '/products/102'));
  await expect(other.locator(TELEPHONE)).toBeHidden();
  await expect(other.locator(LANGUAGE_BUTTON)).toBeVisible();
});
