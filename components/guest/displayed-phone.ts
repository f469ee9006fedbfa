import { COUNTRIES } from '@/components/options/phone/country-list';
import { formatStoredPhone } from '@/lib/domain/phone/format-stored-phone';

/**
 * Formats the phone number that the hotel stores for a guest as the phone field displays it. Import it lazily, because it
 * includes the table of all countries.
 */
export const displayedPhone = (number: string, hotel: { country_code: string | null; region: string }): string =>
  formatStoredPhone(number, { countries: COUNTRIES, hotelDialCode: hotel.country_code, region: hotel.region });
