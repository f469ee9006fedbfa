import type en from './en.json';

/** A keyword of the built-in dictionary; a hotel's own dictionary may have others. Rule: languages/L11. */
export type WordKey = keyof typeof en;

export type Words = Readonly<Partial<Record<WordKey, string>>>;

/** Values of placeholders: `{n}`, `{title}` … */
export type Params = Readonly<Record<string, string | number>>;

/** `{n, plural, one {# day} other {# days}}`; a form may contain plain placeholders and no further plural. */
const PLURAL = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;
const PLURAL_FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The forms of a plural by category: one, few, many, other … */
const formsOf = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...written.matchAll(PLURAL_FORM)].map(([, category = '', form = '']) => [category, form]));

/**
 * Replaces placeholders; one without a value stays visible, so that it is noticed. A plural of the ICU message syntax
 * takes the form of `locale` (BCP 47) for its number, and `#` in it is that number. A sentence in another language than
 * the page's may lack that category: then `other`. Rule: languages/L13.
 */
export function interpolate(sentence: string, params: Params = {}, locale = 'en'): string {
  return sentence
    .replace(PLURAL, (plural, param: string, written: string) => {
      const number = Object.hasOwn(params, param) ? params[param] : undefined;
      if (number === undefined) return plural;
      const forms = formsOf(written);
      const form = forms[new Intl.PluralRules(locale).select(Number(number))] ?? forms.other ?? '';
      return form.replaceAll('#', String(number));
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : placeholder,
    );
}
