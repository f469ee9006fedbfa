import { createRequire } from 'node:module';

// Its types know a part of the metadata only.
const load = createRequire(import.meta.url);
const { getExampleNumber } = load('libphonenumber-js/max');
const { Metadata } = load('libphonenumber-js/core');
const examples = load('libphonenumber-js/mobile/examples');
const metadata = load('libphonenumber-js/metadata.max.json');

/**
 * The telephones that guests have; what premium, toll-free and company numbers look like would only let mistakes
 * pass.
 */
const TELEPHONES = ['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'];

/** Countries that stand before the alphabet (phone/PH1). */
const FIRST = ['US', 'GB', 'RU'];

/**
 * One row a country: 'ES 34 3222 9': its two letters, the dial code, the groups in which a mobile number is written
 * after it, and how many digits there may be ('4-13', '7,9'). The main country of a dial code stands before the others
 * that share it, because a number alone does not tell them apart.
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
 * The islands of +1 have an area code of their own: +1242 is the Bahamas. One with several of them is +1, so that none
 * of its numbers is shut out.
 *
 * @param {string} dialled
 * @param {string | undefined} leadingDigits
 */
const areaOf = (dialled, leadingDigits) =>
  dialled === '1' && /^\d{3}$/.test(leadingDigits ?? '') ? (leadingDigits ?? '') : '';

/**
 * 4,5,6,9 as '4-6,9'.
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
