import type { Page } from '@playwright/test';

/**
 * Holds back every matching request until the returned function is called, so that the state before the response can be
 * checked reliably.
 */
export async function hold(page: Page, matching: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const isFree = new Promise<void>((done) => {
    release = done;
  });
  await page.route(matching, async (route) => {
    await isFree;
    await route.continue();
  });
  return release;
}
