import type { Country } from './phone';
import { countryFor } from './phone-country';
import { typePhone } from './phone-mask';

/**
 * A number that the hotel keeps, as a phone field shows it. Its own dial code decides the country, not the mask that
 * was chosen for another number; without one it is the hotel's (`ext_data.country_code`), else the region's. Rules:
 * phone/PH4, phone/PH5.
 */
export function knownPhone(
  number: string,
  at: { countries: readonly Country[]; hotelDialCode: string | null; region: string },
): string {
  const country = countryFor({ ...at, mask: null, number });
  return typePhone({ text: number, before: '', country, countries: at.countries }).value;
}
