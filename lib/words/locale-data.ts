import type { LanguageTag } from '@/lib/domain/i18n/language';
import { type LocaleData, ownDataLanguage, provideLocaleData } from '@/lib/domain/i18n/locale-data';
import az from './locales/az.json';
import ba from './locales/ba.json';
import ka from './locales/ka.json';
import kk from './locales/kk.json';
import ky from './locales/ky.json';
import mn from './locales/mn.json';
import sq from './locales/sq.json';
import tt from './locales/tt.json';
import uz from './locales/uz.json';

const FILES = { az, ba, ka, kk, ky, mn, sq, tt, uz };

// Whoever imports this file can write dates in every language; a page gets the data of its own language only.
for (const [language, data] of Object.entries<LocaleData>(FILES)) provideLocaleData(language, data);

/** The data with which a page's dates and numbers are written; null if browsers have the language. Rule: languages/L20. */
export function localeDataFor(locale: LanguageTag): LocaleData | null {
  const language = ownDataLanguage(locale);
  return language === null ? null : FILES[language];
}
