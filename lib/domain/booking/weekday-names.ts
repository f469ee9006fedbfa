import { WEEKDAY_TABLE } from './weekday-table';

/**
 * The short names of the weekdays in a language, Sunday first; a language without a table of its own reads them in
 * English. A table and not Intl, because servers differ in the languages that they have. Rules: hours/H6, hours/H7.
 */
export function weekdayNames(language: string): readonly string[] {
  const key = language === 'cn' ? 'zh' : language;
  return (Object.hasOwn(WEEKDAY_TABLE, key) ? WEEKDAY_TABLE[key] : WEEKDAY_TABLE.en) ?? [];
}
