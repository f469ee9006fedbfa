import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';

/** Keeps a picture of the screen in test-results/screens, for a person to look at. */
export async function screenshot(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join('test-results', 'screens', `${name}.png`), animations: 'disabled', ...options });
}
