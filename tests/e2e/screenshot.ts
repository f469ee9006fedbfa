import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';

/**
 * Saves a screenshot in test-results/screens with E2E_SCREENS=on, for people to look at. No check reads them, and they
 * take a tenth of the journeys' time.
 */
export async function screenshot(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (process.env.E2E_SCREENS !== 'on') return;
  await page.screenshot({ path: join('test-results', 'screens', `${name}.png`), animations: 'disabled', ...options });
}
