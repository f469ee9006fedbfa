import { COUNTRIES } from '@/components/options/phone/country-list';
import { knownPhone } from '@/lib/domain/phone/known-phone';

/**
 * Formats the phone number that the hotel stores for a guest as the phone field displays it. Import it lazily, because it
 * includes the table of all countries.
 */
export const displayedPhone = (number: string, hotel: { country_code: string | null; region: string }): string =>
  knownPhone(number, { countries: COUNTRIES, hotelDialCode: hotel.country_code, region: hotel.region });
