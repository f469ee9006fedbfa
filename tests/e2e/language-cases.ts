import { readFileSync } from 'node:fs';
import { bcp47, LANGUAGES } from '@/lib/domain/i18n/language';
import { type LocaleData, ownDataLanguage } from '@/lib/domain/i18n/locale-data';

/** A language, the regions that a browser sends beside it ('': none), and what a page in it brings along. */
type LanguageCase = { code: string; accept: string; data: LocaleData | null };

const REGIONS = ['', 'kk-KZ, fr-CA;q=0.9, pt-BR;q=0.8, en-US;q=0.7, sq-MK;q=0.6, ar-EG;q=0.5'];

function localeDataFor(code: string): LocaleData | null {
  const language = ownDataLanguage(bcp47(code));
  return language === null ? null : JSON.parse(readFileSync(`lib/words/locales/${language}.json`, 'utf8'));
}

/** All 37 languages. */
export const LANGUAGE_CASES: readonly LanguageCase[] = LANGUAGES.flatMap((code) =>
  REGIONS.map((accept) => ({ code, accept, data: localeDataFor(code) })),
);

/** Formats every value of the product in a page that can import the project's modules. */
export async function valuesInBrowser(cases: readonly LanguageCase[]): Promise<Record<string, string[]>[]> {
  const path: string = '/tests/e2e/formatted-values.ts';
  const module: typeof import('./formatted-values') = await import(path);
  return cases.map(({ code, accept, data }) => module.formattedValues(code, accept, data));
}
