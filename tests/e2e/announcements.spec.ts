import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { DIALOG_BOX } from './parts';

test.use({ seesAnnouncements: true });

const translate = translationsOf('cala-verde', 'en');

test('an announcement of a section pops up once on its pages, and leads to its page', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/211' });
  await expect(dialog(page)).toHaveAccessibleName('Live music on the terrace');
  await axe(page);
  expect((await dialog(page).locator(DIALOG_BOX).boundingBox())?.width).toBe(350);
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

/** The picture of the second story, which home shows nowhere else. */
const SECOND_PICTURE = '/storage/emoji/1f305.webp';

/** Opens home and lets time pass until its stories begin. From then on only the journey moves the clock. */
async function waitForStories(page: Page, language: string): Promise<void> {
  await page.clock.install();
  await openHotel(page, 'cala-verde', { language });
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 30_000);
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await dialog(page).count()).toBe(1);
  }).toPass();
}

/** axe waits for timers. The stories are paused meanwhile. */
async function axeInTime(page: Page): Promise<void> {
  await page.clock.resume();
  await axe(page);
}

test('the announcements of home play as stories after half a minute, and back leads out of them', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await waitForStories(page, 'en');
  const stories = dialog(page);
  await expect(stories).toHaveAccessibleName('The hidden coves');
  // Fetched while the first story shows.
  await expect.poll(() => requested).toContain(SECOND_PICTURE);
  await page.clock.runFor(10_000);
  await expect(stories).toHaveAccessibleName('Yoga at sunrise');
  await stories.getByRole('button', { name: translate('pause') }).click();
  await page.clock.runFor(30_000);
  await expect(stories).toHaveAccessibleName('Yoga at sunrise');
  await axeInTime(page);
  await stories.getByRole('button', { name: translate('story_next') }).press('Enter');
  await expect(stories).toHaveAccessibleName('Wine from next door');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('stories are mirrored in Arabic: a tap on the left half of a picture leads on, one on the right half back', async ({
  page,
}) => {
  await waitForStories(page, 'ar');
  const stories = dialog(page);
  await expect(stories).toHaveAccessibleName('الخلجان المخفية');
  const tapAt = (share: number) => page.mouse.click(share * (page.viewportSize()?.width ?? 0), 300);
  await tapAt(0.2);
  await expect(stories).toHaveAccessibleName('يوغا عند الشروق');
  await tapAt(0.8);
  await expect(stories).toHaveAccessibleName('الخلجان المخفية');
  await stories.getByRole('button', { name: translationsOf('cala-verde', 'ar')('pause') }).click();
  await axeInTime(page);
});
