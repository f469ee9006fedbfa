'use client';

import type { WordKey } from '@/lib/words/word-key';
import { useHotel } from './hotel-context';

/**
 * The language and direction that a word of the consent is read in, for `lang` and `dir`: English where neither the
 * hotel nor the product has it in the guest's own. Rule: consent/CN10.
 */
export function useConsentLanguage(): (word: WordKey) => { lang: string; dir: 'ltr' | 'rtl' } {
  const { consentInEnglish, languageTag, direction } = useHotel();
  return (word) =>
    consentInEnglish.includes(word) ? { lang: 'en', dir: 'ltr' } : { lang: languageTag, dir: direction };
}
