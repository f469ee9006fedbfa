import { expect, test } from '@playwright/test';
import { translationsOf } from '../e2e/guest';
import { markCookiesRefused } from '../e2e/known-device';
import { SCREENS } from './screens';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const VARIANTS = [
  { name: 'phone-en', language: 'en', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-en-dark', language: 'en', viewport: PHONE, colorScheme: 'dark' },
  { name: 'phone-ar', language: 'ar', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-ar-dark', language: 'ar', viewport: PHONE, colorScheme: 'dark' },
  { name: 'desktop-en', language: 'en', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'desktop-ar', language: 'ar', viewport: DESKTOP, colorScheme: 'light' },
] as const;

test.beforeEach(({ context }) => markCookiesRefused(context));

for (const { name, language, viewport, colorScheme } of VARIANTS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const [screen, visit] of Object.entries(SCREENS)) {
      test(screen, async ({ page }) => {
        const t = translationsOf('cala-verde', language);
        await visit({ page, language, t });
        // Skeletons announce that something is loading.
        await expect(page.getByText(t('loading'), { exact: true }).filter({ visible: true })).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expect(page).toHaveScreenshot(`${screen}-${name}.png`);
      });
    }
  });
}
