import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';

/** Saves a screenshot in test-results/screens, for people to look at. */
export async function screenshot(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join('test-results', 'screens', `${name}.png`), animations: 'disabled', ...options });
}
