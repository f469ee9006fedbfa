import { cachedFormatter } from './cached-formatter';
import type { LanguageTag } from './language';
import { intlLocales, localeDataOf, type MeasureUnit } from './locale-data';

const measureIn = (unit: MeasureUnit, digits: number) =>
  cachedFormatter(
    (locale) =>
      new Intl.NumberFormat(intlLocales(locale), {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
        numberingSystem: 'latn',
      }),
  );

/** By unit and greatest number of decimals. */
const MEASURES = {
  kilobyte: measureIn('kilobyte', 0),
  megabyte: measureIn('megabyte', 1),
  celsius: measureIn('celsius', 0),
} as const;

/** Formats a number with its unit, like '2.4 MB'. `locale`: BCP 47. Rules: languages/L15, languages/L20. */
export function measureInWords(value: number, unit: MeasureUnit, locale: LanguageTag): string {
  const data = localeDataOf(locale);
  // Which space stands before the unit depends on the browser's year. This one does not break.
  if (data === null)
    return MEASURES[unit](locale)
      .format(value)
      .replace(/[ \u202f]/g, '\u00a0');
  const isGrouped = Math.trunc(Math.abs(value)).toString().length >= data.minGroup;
  const parts = MEASURES[unit]('en-GB').formatToParts(value);
  const number = parts.map(({ type, value: text }) => {
    if (type === 'group') return isGrouped ? data.group : '';
    if (type === 'decimal') return data.decimal;
    return type === 'integer' || type === 'fraction' || type === 'minusSign' ? text : '';
  });
  return data.measures[unit].replace('{n}', number.join(''));
}

const COUNT = cachedFormatter((locale) => new Intl.NumberFormat(intlLocales(locale), { numberingSystem: 'latn' }));

/** A count for staff, like '1,234'. `locale`: BCP 47. */
export const formatCount = (count: number, locale: LanguageTag): string => COUNT(locale).format(count);
