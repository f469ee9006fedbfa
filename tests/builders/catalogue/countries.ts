import type { Country } from '@/lib/domain/phone/phone';

const country = (code: string, dial_code: string, mask: string, lengths: number[], dc_mask = mask): Country => ({
  code,
  dial_code,
  mask,
  dc_mask,
  lengths,
});

/** A few countries in the order of the table: several share a dial code, and some have numbers of several lengths. */
export const COUNTRIES: readonly Country[] = [
  country('US', '+1', '+1___-___-____', [10]),
  country('GB', '+44 (0)', '+44 (0)____-______', [9, 10]),
  country('RU', '+7', '+7-___-___-__-__', [10]),
  country('AT', '+43', '+43-___-______', [4, 5, 6, 7, 8, 9, 10, 11, 12, 13], '+43-____-_________'),
  country('BS', '+1242', '+1242-___-____', [7]),
  country('CA', '+1', '+1-___-___-____', [10]),
  country('DE', '+49', '+49-____-_______', [5, 6, 7, 8, 9, 10, 11, 12, 13]),
  country('ES', '+34', '+34-___-__-__-__', [9]),
  country('IT', '+39', '+39-___-___-____', [6, 7, 8, 9, 10, 11]),
  country('JE', '+44', '+44-____-______', [10]),
  country('KZ', '+7', '+7-___-___-____', [10]),
  country('PL', '+48', '+48-__-___-__-__', [9]),
];

/** The country with a two-letter code. */
export function countryNamed(code: string): Country {
  const found = COUNTRIES.find((each) => each.code === code);
  if (found === undefined) throw new Error(`No country ${code} among the builders`);
  return found;
}
