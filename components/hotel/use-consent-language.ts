'use client';

import type { MessageKey } from '@/lib/words/message-key';
import { useHotel } from './hotel-context';

/**
 * Returns `lang` and `dir` of a consent message: those of English when neither the hotel nor the product has the
 * message in the guest's language. Rule: consent/CN10.
 */
export function useConsentLanguage(): (key: MessageKey) => { lang: string; dir: 'ltr' | 'rtl' } {
  const { consentInEnglish, languageTag, direction } = useHotel();
  return (key) => (consentInEnglish.includes(key) ? { lang: 'en', dir: 'ltr' } : { lang: languageTag, dir: direction });
}
