import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bcp47 } from '@/lib/domain/i18n/language';
import { interpolate } from '@/lib/words/message-key';
import { atHotel } from './at-hotel';

type Dictionary = Readonly<Record<string, string>>;

const read = (path: string): Dictionary => JSON.parse(readFileSync(path, 'utf8'));

/** The messages that a guest of a hotel reads in one language: the hotel's own, or else the built-in ones. */
export function translationsOf(hotel: string, language: string): (key: string, params?: Dictionary) => string {
  const messages = { ...read(`lib/words/${language}.json`), ...read(`hotels/${hotel}/words/${language}.json`) };
  return (key, params = {}) => {
    const sentence = messages[key];
    if (sentence === undefined) throw new Error(`no word ${key} in ${language}`);
    return interpolate(sentence, params, bcp47(language));
  };
}

/**
 * Opens a hotel in a language, as a guest with a browser in that language, and waits until the page handles taps. `early`:
 * for journeys about the time before, and for pages whose scripts do not run.
 */
export async function openHotel(
  page: Page,
  code: string,
  options: { language?: string; path?: string; early?: boolean } = {},
) {
  const { language, path = '/', early = false } = options;
  if (language !== undefined) {
    await page.context().addCookies([{ name: 'lang', value: language, url: atHotel(code) }]);
  }
  await page.goto(atHotel(code, path));
  await expect(page.locator('html')).toHaveAttribute('lang', /.+/);
  if (!early) await untilHydrated(page);
}

/** Waits until the app handles taps. Before that, a link loads a page of its own. */
export const untilHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-page', /.+/);

/**
 * Waits until a page requests nothing more, also not after an idle moment. Only for journeys that say
 * what a page does not load or show: what it does load has a sign of its own to wait for.
 */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
}

/** The topmost open dialog. */
export const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Closes the only open dialog by its button. Until it has closed, a reload would open it again. */
export async function closeDialog(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole('button', { name: label }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}
