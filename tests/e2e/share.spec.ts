import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilHydrated } from './guest';
import { MAIN, PRODUCT_CARD } from './parts';
import { telling } from './variants';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a section and a product are shared by their addresses, in ${language}`, async ({ page }) => {
    const t = translationsOf('cala-verde', language);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await openHotel(page, 'cala-verde', { language, path: '/sections/102' });
    await untilHydrated(page);
    const main = page.locator(MAIN);
    await main.getByRole('button', { name: t('share'), exact: true }).click();
    await expect(main.getByRole('status').getByText(t('link_copied'))).toBeVisible();
    expect(await clipboard()).toBe(atHotel('cala-verde', '/products/102'));
    await screenshot(page, `share-section-${language}`);
    // Where no '+' is half under the header.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await axe(page);

    await page.locator(PRODUCT_CARD).first().click();
    const share = dialog(page).getByRole('button', { name: t('share'), exact: true });
    await share.press('Enter');
    await expect(dialog(page).getByRole('status').getByText(t('link_copied'))).toBeVisible();
    await axe(page);
    await screenshot(page, `share-product-${language}`);
    const address = await clipboard();
    expect(address).toMatch(/\/products\/102\?product=\d+$/);
    await page.goto(address);
    await expect(dialog(page).getByRole('button', { name: t('share'), exact: true })).toBeVisible();
  });
}

test('the bars of the browser follow its appearance', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  const colors = page.locator('meta[name="theme-color"]');
  await expect(colors).toHaveCount(2);
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#161310');
});
