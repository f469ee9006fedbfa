import type { Page } from '@playwright/test';

/** Waits until what moves has come to rest; what loops for ever may go on. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}
