import type { Country } from './phone';
import { countryFor } from './phone-country';
import { typePhone } from './phone-mask';

/**
 * A number that the hotel keeps, as a phone field shows it. Its own dial code decides the country, not the mask that
 * was chosen for another number. Source: guest-app 4 "Option values", "Phone country".
 */
export function knownPhone(
  number: string,
  at: { countries: readonly Country[] /** ext_data.country_code. */; hotelDialCode: string | null },
): string {
  const country = countryFor({ mask: null, number, hotelDialCode: at.hotelDialCode, countries: at.countries });
  return typePhone({ text: number, before: '', country, countries: at.countries }).value;
}
