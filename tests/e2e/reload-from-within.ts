import type { Page } from '@playwright/test';

/**
 * Reloads as the page itself does, after a change of its address that the browser need not have noticed yet: its own reload
 * would then open the address before.
 */
export async function reloadFromWithin(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    setTimeout(() => window.location.reload());
  });
  await loaded;
}
