import { axe, expect, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';

test.use({ seesAnnouncements: true });

const translate = translationsOf('cala-verde', 'en');

test('an announcement of a section pops up once on its pages, and leads to its page', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/211' });
  await expect(dialog(page)).toHaveAccessibleName('Live music on the terrace');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await dialog(page)
    .getByRole('link', { name: translate('read_more') })
    .click();
  await expect(page).toHaveURL(/\/products\/211$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('the announcements of home play as stories after half a minute, and back leads out of them', async ({ page }) => {
  await page.clock.install();
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  await page.clock.runFor(31_000);
  const stories = dialog(page);
  await expect(stories).toHaveAccessibleName('The hidden coves');
  await axe(page);
  await page.clock.runFor(10_000);
  await expect(stories).toHaveAccessibleName('Yoga at sunrise');
  await stories.getByRole('button', { name: translate('pause') }).click();
  await page.clock.runFor(30_000);
  await expect(stories).toHaveAccessibleName('Yoga at sunrise');
  await stories.getByRole('button', { name: translate('story_next') }).press('Enter');
  await expect(stories).toHaveAccessibleName('Wine from next door');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
