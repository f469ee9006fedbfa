import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { OFFLINE_ERRORS, tap, waitUntilKept } from './kept-hotel';
import { ORDER_BAR, PRODUCT_CARD } from './parts';
import { telling } from './variants';

test.use({ serviceWorkers: 'allow' });

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a dish of the pack opens without a network on the page that fetched the pack, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(OFFLINE_ERRORS);
    const t = translationsOf('cala-verde', language);
    // This page was there before the worker, so that the worker answers none of its calls.
    await openHotel(page, 'cala-verde', { language, path: '/products/102' });
    await tap(page);
    await waitUntilKept(page, language);
    await page.context().setOffline(true);
    await expect(page.getByRole('status').getByText(t('offline_as_of', { time: '' }).trim())).toBeVisible();
    await page.locator(PRODUCT_CARD).first().click();
    const sheet = dialog(page);
    await expect(sheet.locator(ORDER_BAR).getByRole('button').last()).toBeVisible();
    await expect(sheet.getByRole('heading').first()).not.toBeEmpty();
    await expect(sheet.getByText(t('food_contains', { list: '' }).trim())).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('try_again') })).toHaveCount(0);
    await expect(page.getByText(t('offline'), { exact: true })).toHaveCount(0);
    await axe(page);
    await screenshot(page, `offline-dish-${language}`);
  });
}
