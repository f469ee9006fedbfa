import type { Page } from '@playwright/test';

/**
 * Waits until the screen has the layout of its present size, of which observers hear in the next frame and which React renders
 * before the browser is idle, and until all animations have ended, except those that repeat for ever, and those in a closed `<details>`: the browser
 * skips its content, so that a transition in it does not go on.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((rested) => requestIdleCallback(rested, { timeout: 1000 }));
    const isShown = (one: Animation) => one.effect instanceof KeyframeEffect && one.effect.target?.checkVisibility();
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.filter(isShown).map((one) => one.finished));
  });
}
