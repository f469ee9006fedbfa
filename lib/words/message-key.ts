import type { LanguageTag } from '@/lib/domain/i18n/language';
import { intlLocales } from '@/lib/domain/i18n/locale-data';
import type en from './en.json';

/** A message key of the built-in dictionary. A hotel's own dictionary may have further keys. Rule: languages/L11. */
export type MessageKey = keyof typeof en;

export type Messages = Readonly<Partial<Record<MessageKey, string>>>;

/** Values of placeholders such as `{n}` and `{title}`. */
export type Params = Readonly<Record<string, string | number>>;

/** `{n, plural, one {# day} other {# days}}`. A form may contain simple placeholders but no further plural. */
const PLURAL = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;
const PLURAL_FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** By locale, because a phone needs far longer to create one than to use it. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralCategory(number: number, locale: LanguageTag): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(intlLocales(locale));
  pluralRules.set(locale, rules);
  return rules.select(number);
}

/** Returns the forms of a plural by category: one, few, many, other … */
const formsOf = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...written.matchAll(PLURAL_FORM)].map(([, category = '', form = '']) => [category, form]));

/**
 * Replaces placeholders. A placeholder without a value stays visible, so that the error is noticed. A plural in ICU
 * message syntax uses the form of `locale` (BCP 47) for its number, and `#` in it is replaced by the number. A message
 * in another language than the page may lack that category; `other` is used then. Rule: languages/L13.
 */
export function interpolate(sentence: string, params: Params = {}, locale: LanguageTag = 'en'): string {
  return sentence
    .replace(PLURAL, (plural, param: string, written: string) => {
      const number = Object.hasOwn(params, param) ? params[param] : undefined;
      if (number === undefined) return plural;
      const forms = formsOf(written);
      const form = forms[pluralCategory(Number(number), locale)] ?? forms.other ?? '';
      return form.replaceAll('#', String(number));
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : placeholder,
    );
}
