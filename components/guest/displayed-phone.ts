import { COUNTRIES } from '@/components/options/phone/country-list';
import { knownPhone } from '@/lib/domain/phone/known-phone';

/** Formats a known number by the mask of its country. It imports the table of countries: load it lazily. */
export const displayedPhone = (number: string, hotel: { country_code: string | null; region: string }): string =>
  knownPhone(number, { countries: COUNTRIES, hotelDialCode: hotel.country_code, region: hotel.region });
