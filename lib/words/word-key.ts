import type en from './en.json';

/** A keyword of the built-in dictionary. A hotel's own dictionary may add others; the product asks only for these. */
export type WordKey = keyof typeof en;

/** Words in one language. */
export type Words = Readonly<Partial<Record<WordKey, string>>>;

/** The gaps of a sentence: `{n}`, `{title}` … */
export type Params = Readonly<Record<string, string | number>>;

/** `{n, plural, one {# day} other {# days}}`; a form may hold plain gaps and no further plural. */
const PLURAL = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;
const PLURAL_FORM = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The forms of a plural by their category: one, few, many, other … */
const formsOf = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...written.matchAll(PLURAL_FORM)].map(([, category = '', form = '']) => [category, form]));

/**
 * A sentence with its gaps filled; a gap that nobody fills stays visible, so that it is found. A plural of the ICU
 * message syntax takes the form that `locale` (BCP 47) uses for its number, and `#` in it is that number. A sentence
 * of another language than the page's may lack that category: it has `other`.
 */
export function interpolate(sentence: string, gaps: Params = {}, locale = 'en'): string {
  return sentence
    .replace(PLURAL, (plural, gap: string, written: string) => {
      const number = Object.hasOwn(gaps, gap) ? gaps[gap] : undefined;
      if (number === undefined) return plural;
      const forms = formsOf(written);
      const form = forms[new Intl.PluralRules(locale).select(Number(number))] ?? forms.other ?? '';
      return form.replaceAll('#', String(number));
    })
    .replace(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(gaps, name) ? String(gaps[name]) : gap));
}
