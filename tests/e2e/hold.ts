import type { Page } from '@playwright/test';

/** Holds back every request that fits until the returned function is called: what is seen meanwhile is no race. */
export async function hold(page: Page, matching: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(matching, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}
