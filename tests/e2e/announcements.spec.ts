import type { Page } from '@playwright/test';
import { axe, expect, test, WITH_MOTION } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { DIALOG_BOX } from './parts';
import { waitForStories } from './stories';

test.use(WITH_MOTION);

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
  await untilAtRest(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a tap on the picture, the title, the text or the link of an announcement leads to its page', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/211' });
  for (const part of ['img', 'h2', 'p', 'a[href]']) {
    const box = await dialog(page).locator(part).first().boundingBox();
    if (box === null) throw new Error(`${part} is not shown`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // Styles of a pressed link apply now.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/products\/211$/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(dialog(page)).toHaveCount(1);
  }
});

/** The picture of the second story, which home shows nowhere else. */
const SECOND_PICTURE = '/storage/emoji/1f305.webp';

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
