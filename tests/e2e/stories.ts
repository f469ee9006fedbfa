import { expect, type Page } from '@playwright/test';
import { dialog, openHotel } from './guest';

/** Opens home and lets time pass until its stories begin. From then on only the journey moves the clock. */
export async function waitForStories(page: Page, language: string): Promise<void> {
  await page.clock.install();
  await openHotel(page, 'cala-verde', { language });
  await expect(dialog(page)).toHaveCount(0);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 30_000);
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await dialog(page).count()).toBe(1);
  }).toPass();
}
