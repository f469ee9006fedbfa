import type { Country } from './phone';

/**
 * Builds the countries of a phone field from the rows of `country-table.json`, which `scripts/countries.mjs` generates
 * from phone number metadata. Rules: phone/PH1, phone/PH2.
 */

/**
 * Dial codes of the earlier app that differ from the metadata. `begins`: the part of the mask before the first
 * digit.
 */
const GIVEN: Readonly<Record<string, { dial_code: string; begins: string }>> = {
  US: { dial_code: '+1', begins: '+1' },
  GB: { dial_code: '+44 (0)', begins: '+44 (0)' },
};

/** 'AT 43 36 4-13': country, dial code, digit groups of a mobile number (3 and then 6), allowed lengths (4 to 13). */
const ROW = /^([A-Z]{2}) (\d+) ([1-9]+) ([\d,-]+)$/;

const places = (count: number): string => '_'.repeat(Math.max(0, count));

/** Expands '4-6,9' to 4, 5, 6, 9. */
const lengthsIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

function countryOf(row: string): Country[] {
  const [, code, dial, sizes, ranges] = ROW.exec(row) ?? [];
  if (code === undefined || dial === undefined || sizes === undefined || ranges === undefined) return [];
  const { dial_code, begins } = GIVEN[code] ?? { dial_code: `+${dial}`, begins: `+${dial}-` };
  const groups = [...sizes].map(Number);
  const lengths = lengthsIn(ranges);
  const mask = begins + groups.map(places).join('-');
  const usual = groups.reduce((sum, size) => sum + size, 0);
  return [{ code, dial_code, mask, dc_mask: mask + places(Math.max(...lengths) - usual), lengths }];
}

/**
 * Returns the countries in the order of the rows: US, GB and RU first, then the main country of each dial code, then
 * others with the same dial code. Malformed rows are left out.
 */
export const countriesFrom = (rows: readonly string[]): Country[] => rows.flatMap(countryOf);
