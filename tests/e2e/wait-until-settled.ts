import type { Page } from '@playwright/test';

/** Waits until all animations have ended, except those that repeat for ever. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}
