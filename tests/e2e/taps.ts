import type { Page } from '@playwright/test';

/**
 * Counts the taps of the page from now on, whatever they hit: one for each press of a finger or a mouse button. A page that
 * is loaded anew starts again; counts that run at the same time do not disturb each other. Returns the reading.
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const before = await page.evaluate(() => {
    const counted = window as unknown as { taps?: number };
    if (counted.taps === undefined) {
      counted.taps = 0;
      document.addEventListener('pointerdown', () => (counted.taps = (counted.taps ?? 0) + 1), true);
    }
    return counted.taps;
  });
  return async () => (await page.evaluate(() => (window as unknown as { taps: number }).taps)) - before;
}
