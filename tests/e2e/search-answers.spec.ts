import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const t = translationsOf('rive', 'en');
const results = (page: Page) => page.getByRole('main');

test('one tap on a topic finds the Wi-Fi of a hotel without a chat, whose password is copied, and Back leaves the search', async ({
  page,
}) => {
  await openHotel(page, 'rive', { language: 'en', path: '/home' });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('search_hint') })
    .click();
  const topics = page.getByRole('region', { name: t('search_answers') });
  await expect(topics.getByRole('button', { name: t('check_out_time') })).toBeVisible();
  await axe(page);
  await screenshot(page, 'search-ideas');
  await topics.getByRole('button', { name: 'Wi-Fi' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Wi-Fi');
  await expect(results(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Wi-Fi Maison Rive' })).toBeVisible();
  await axe(page);
  await screenshot(page, 'search-wifi');
  await results(page)
    .getByRole('button', { name: t('copy_text') })
    .click();
  await expect(results(page).getByRole('button', { name: t('copied_text') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('leman-1816');
  await page.getByRole('searchbox').fill('address');
  await expect(results(page).getByRole('link', { name: t('open_map') })).toHaveAttribute('target', '_blank');
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('one tap on a diet finds its dishes, which chips narrow to a section, and the next tap opens one', async ({
  page,
}) => {
  const words = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/search' });
  await page
    .getByRole('region', { name: words('how_i_eat') })
    .getByRole('button', { name: words('diet_vegan') })
    .click();
  const chips = page.getByRole('group', { name: words('filter') }).getByRole('button');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  const dishes = results(page).getByRole('listitem').getByRole('button');
  const all = await dishes.count();
  await chips.filter({ hasText: 'Room service' }).click();
  await expect.poll(() => dishes.count()).toBeLessThan(all);
  await axe(page);
  await dishes.filter({ hasText: 'Garden salad' }).click();
  await expect(dialog(page).getByRole('heading').first()).toHaveText('Garden salad');
});
