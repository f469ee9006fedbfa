import { COUNTRIES } from '@/components/options/phone/country-list';
import { knownPhone } from '@/lib/domain/phone/known-phone';

/** A known number in the mask of its country. It brings the table of countries along: load it late. */
export const displayedPhone = (number: string, hotel: { country_code: string | null; region: string }): string =>
  knownPhone(number, { countries: COUNTRIES, hotelDialCode: hotel.country_code, region: hotel.region });
