import type { HotelView } from '@/lib/contract/views';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { localeDataFor } from '@/lib/words/locale-data';
import type { DeskHotel } from '../../desk-context';

/**
 * The hotel as the guests' components need it for a preview in one language: its money, clock, writing and variations.
 * Whatever has to do with ordering is off. Rule: menu/ME56.
 */
export const previewHotel = (hotel: DeskHotel, language: string): HotelView => ({
  id: 0,
  uuid: '',
  code: '',
  title: hotel.title,
  descr: '',
  template: 'default',
  showsLanguageCode: false,
  hasDesktopMode: false,
  logo: null,
  alternateLogo: null,
  script: null,
  counter: null,
  language,
  languageTag: bcp47(language),
  locale: bcp47(language),
  localeData: localeDataFor(bcp47(language)),
  direction: directionOf(language),
  weekdays: weekdayNames(language),
  languages: [],
  currency: hotel.currency,
  currency_position: hotel.currency_position,
  currency_digits: hotel.currency_digits,
  discount_price: 0,
  discount_percent: 0,
  included_charge: '',
  is_payment_property: false,
  is_comment_property: false,
  is_agreement_text: false,
  is_room_number_property: false,
  limit_room: [],
  room_proof: 'off',
  room_number: { title: null, except_sections: [] },
  is_active_chat: false,
  help_link: null,
  channels: { chat: false, voice: false, recognition: false },
  location_of_recommendations: null,
  timezone: hotel.timezone,
  country_code: hotel.guests?.country_code ?? null,
  region: '',
  hasImpressum: false,
  hasPublicOffer: false,
  publicOfferTitle: null,
  text_accepted_order: '',
  withdrawalEmail: null,
  consentInEnglish: [],
  variations: hotel.guests?.variations ?? NO_VARIATIONS,
  live: 'poll',
  realtime: null,
  voice: null,
  messagesVersion: 'desk',
});
