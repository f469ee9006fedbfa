import { cachedFormatter } from './cached-formatter';
import type { LanguageTag } from './language';
import { intlLocales, localeDataOf, type PastUnit } from './locale-data';

/** Digits are Latin in every language, as in prices. */
const OPTIONS = { numeric: 'auto', numberingSystem: 'latn' } as const;

const relativeIn = cachedFormatter((locale) => new Intl.RelativeTimeFormat(intlLocales(locale), OPTIONS));

/** Formats how long ago something was, like '14 minutes ago'. `count`: 1 or more; 'yesterday' for a day. Rule: languages/L20. */
export function timeAgo(count: number, unit: PastUnit, locale: LanguageTag): string {
  const data = localeDataOf(locale);
  if (data === null) return relativeIn(locale).format(-count, unit);
  const word = unit === 'day' ? data.days[String(-count)] : undefined;
  return word ?? data.past[unit][count === 1 ? 'one' : 'other'].replace('{n}', String(count));
}

/** 'now'. */
export const nowInWords = (locale: LanguageTag): string =>
  localeDataOf(locale)?.now ?? relativeIn(locale).format(0, 'second');

/** A day near today like 'today' (0), 'tomorrow' (1) or 'yesterday' (-1). */
export const dayFromNow = (distance: number, locale: LanguageTag): string =>
  localeDataOf(locale)?.days[String(distance)] ?? relativeIn(locale).format(distance, 'day');
