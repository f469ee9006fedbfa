import { createRequire } from 'node:module';

// Loaded with `require`, because the package's types cover only a part of the metadata.
const load = createRequire(import.meta.url);
const { getExampleNumber } = load('libphonenumber-js/max');
const { Metadata } = load('libphonenumber-js/core');
const examples = load('libphonenumber-js/mobile/examples');
const metadata = load('libphonenumber-js/metadata.max.json');

/**
 * The types of phone numbers that guests have. Accepting premium, toll-free and company numbers would only accept more
 * typing errors.
 */
const TELEPHONES = ['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'];

/** Countries at the top of the list, before the alphabetical order (phone/PH1). */
const FIRST = ['US', 'GB', 'RU'];

/**
 * One row for each country, like 'ES 34 3222 9': country code, dial code, digit groups of a mobile number, and the
 * possible numbers of digits ('4-13', '7,9'). The main country of a dial code comes before the others that share it,
 * because a number does not always show which of them it belongs to.
 *
 * @returns {string[]}
 */
export function countryRows() {
  /** @type {Record<string, string[]>} */
  const sharing = metadata.country_calling_codes;
  const countries = Object.keys(metadata.countries).map((country) => ({ country, ...planOf(country) }));
  const rank = (/** @type {{ country: string, dialled: string }} */ { country, dialled }) => {
    if (FIRST.includes(country)) return FIRST.indexOf(country);
    return FIRST.length + Math.sign(sharing[dialled]?.indexOf(country) ?? 0);
  };
  return countries
    .sort((one, other) => rank(one) - rank(other) || one.country.localeCompare(other.country, 'en'))
    .map(({ country, dial, groups, lengths }) => `${country} ${dial} ${groups.join('')} ${inRanges(lengths)}`);
}

/** @param {string} country */
function planOf(country) {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  const { numberingPlan } = plans;
  const dialled = numberingPlan.callingCode();
  const area = areaOf(dialled, numberingPlan.leadingDigits());
  const example = getExampleNumber(country, examples)?.formatInternational() ?? '';
  /** @type {string[]} */
  const groups = example.split(' ').slice(1);
  if (area !== '' && groups.shift() !== area) throw new Error(`${country}: ${example} does not begin with ${area}`);
  if (groups.length === 0 || groups.some(({ length }) => length > 9))
    throw new Error(`${country}: no mask in ${example}`);
  const lengths = new Set(TELEPHONES.flatMap((type) => numberingPlan.type(type)?.possibleLengths() ?? []));
  return {
    dialled,
    dial: dialled + area,
    groups: groups.map(({ length }) => length),
    lengths: [...lengths].map((length) => length - area.length).sort((one, other) => one - other),
  };
}

/**
 * The area code of a country that shares the dial code +1 and has only one area code, like 1242 of the Bahamas. A
 * country with several area codes keeps +1, so that none of its numbers is refused.
 *
 * @param {string} dialled
 * @param {string | undefined} leadingDigits
 */
const areaOf = (dialled, leadingDigits) =>
  dialled === '1' && /^\d{3}$/.test(leadingDigits ?? '') ? (leadingDigits ?? '') : '';

/**
 * Writes a list of lengths as ranges: 4, 5, 6, 9 becomes '4-6,9'.
 *
 * @param {number[]} lengths
 */
function inRanges(lengths) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const length of lengths) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === length - 1) last[1] = length;
    else ranges.push([length, length]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
