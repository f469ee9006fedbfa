import type { Country } from './phone';
import { countryFor } from './phone-country';
import { typePhone } from './phone-mask';

/**
 * Formats a number from the hotel's data for a phone field. Its dial code decides the country, not the mask that is
 * stored for another number. A number without a dial code belongs to the hotel's country (`ext_data.country_code`), or
 * else the region's. Rules: phone/PH4, phone/PH5.
 */
export function formatStoredPhone(
  number: string,
  context: { countries: readonly Country[]; hotelDialCode: string | null; region: string },
): string {
  const country = countryFor({ ...context, mask: null, number });
  return typePhone({ text: number, before: '', country, countries: context.countries }).value;
}
