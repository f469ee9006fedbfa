import type { HotelView } from '@/lib/contract/views';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { localeDataFor } from '@/lib/words/locale-data';

/** The hotel as guests see it in the language of the desk, or in the hotel's first one where it does not offer that. */
export function hotelInLanguage(hotel: HotelView, desk: string): HotelView {
  const offered = hotel.languages.map(({ code }) => code);
  const language = offered.includes(desk) ? desk : (offered[0] ?? hotel.language);
  const languageTag = bcp47(language);
  return {
    ...{ ...hotel, language, languageTag, locale: languageTag, direction: directionOf(language) },
    localeData: localeDataFor(languageTag),
    weekdays: weekdayNames(language),
  };
}
