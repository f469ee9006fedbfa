import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { chooseLanguage, type LanguageTag, readPinnedLanguage, regionalLocale } from '@/lib/domain/i18n/language';

/** A request's language preferences: the link that was followed (`?lang=`), the session cookie, the browser. */
type LanguagePreferences = {
  pinned: string | null;
  stored: string | undefined;
  accept: string | null | undefined;
};

/** The language of a hotel's page, and its tag for dates and numbers. Rule: languages/L4. */
export function pageLanguage(
  response: Pick<HotelResponse, 'languages'> & { hotel: Pick<HotelResponse['hotel'], 'hide_ru'> },
  { pinned, stored, accept }: LanguagePreferences,
): { language: string; locale: LanguageTag } {
  const language = chooseLanguage({
    pinned: readPinnedLanguage(pinned),
    stored,
    accept,
    offered: response.languages.map(({ code }) => code),
    hideRu: response.hotel.hide_ru,
  });
  return { language, locale: regionalLocale(language, accept) };
}
