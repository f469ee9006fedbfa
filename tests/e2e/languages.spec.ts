import { readFileSync } from 'node:fs';
import { bcp47, LANGUAGES } from '@/lib/domain/i18n/language';
import { type LocaleData, ownDataLanguage } from '@/lib/domain/i18n/locale-data';
import { openModules } from './browser-modules';
import { expect, test } from './fixtures';
import { formattedValues } from './formatted-values';

/** Regions that browsers send beside a language; '': none. */
const REGIONS = ['', 'kk-KZ, fr-CA;q=0.9, pt-BR;q=0.8, en-US;q=0.7, sq-MK;q=0.6, ar-EG;q=0.5'];

/** What a page in this language brings along. */
function localeDataFor(code: string): LocaleData | null {
  const language = ownDataLanguage(bcp47(code));
  return language === null ? null : JSON.parse(readFileSync(`lib/words/locales/${language}.json`, 'utf8'));
}

// A browser in Russian shows what falls back to its own language.
test.use({ locale: 'ru-RU' });

test('a browser formats every value in all 37 languages as the server does', async ({ page }) => {
  await openModules(page);
  const cases = LANGUAGES.flatMap((code) => REGIONS.map((accept) => ({ code, accept, data: localeDataFor(code) })));
  const inBrowser = await page.evaluate(async (languages) => {
    const path: string = '/tests/e2e/formatted-values.ts';
    const module: typeof import('./formatted-values') = await import(path);
    return languages.map(({ code, accept, data }) => module.formattedValues(code, accept, data));
  }, cases);
  expect(inBrowser).toHaveLength(cases.length);
  for (const [index, { code, accept, data }] of cases.entries()) {
    expect(inBrowser[index], `${code} ${accept}`).toEqual(formattedValues(code, accept, data));
  }
});
