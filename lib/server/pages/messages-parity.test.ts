import { readdirSync, readFileSync } from 'node:fs';
import { bcp47, LANGUAGES } from '@/lib/domain/i18n/language';
import { CONSENT_LANGUAGES, CONSENT_SENTENCES } from '@/lib/words/consent-words';
import { MISSING_WORDS, WITHOUT_DICTIONARY } from '@/lib/words/missing-words';
import type { WordKey } from '@/lib/words/word-key';

/**
 * The dictionaries as they are written, before any fallback: a word that a language lacks is read in English, so that
 * nobody who looks at `messagesFor` can see that it is missing.
 */
const read = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`lib/words/${language}.json`, 'utf8'));

const WRITTEN = readdirSync('lib/words')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

const english = read('en');
const KEYS = Object.keys(english) as WordKey[];

const mayLack = (language: string): string[] => [
  ...KEYS.filter((key) => MISSING_WORDS[key]?.includes(language)),
  ...(CONSENT_LANGUAGES.includes(language) ? [] : CONSENT_SENTENCES),
];

const PLURAL_FORM = /\b(zero|one|two|few|many|other) \{/g;

/** The gaps of a sentence, each once; the gap of a plural counts as one. */
const gapsIn = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:, plural, |\})/g)].map(([, gap = '']) => gap))].sort();

/** The categories in which the numbers from 0 to 1000 fall. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(bcp47(language));
  return [...new Set([...Array.from({ length: 1001 }, (_, n) => rules.select(n)), 'other'])].sort();
};

it('every language of the product has a dictionary or is listed as having none', () => {
  expect([...WRITTEN, ...WITHOUT_DICTIONARY].sort()).toEqual([...LANGUAGES].sort());
});

it('a word that is listed as missing is missing in a language that has a dictionary', () => {
  for (const [key, languages] of Object.entries(MISSING_WORDS)) {
    expect(KEYS).toContain(key);
    expect(languages.filter((language) => !WRITTEN.includes(language))).toEqual([]);
  }
});

describe.each(WRITTEN)('the dictionary of %s', (language) => {
  const own = read(language);
  const keys = Object.keys(own) as WordKey[];

  it('lacks the words that are listed as missing and no others', () => {
    expect(KEYS.filter((key) => !keys.includes(key)).sort()).toEqual(mayLack(language).sort());
  });

  it('has no word that the product does not use', () => {
    expect(keys.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it('has words, with a letter or a digit and without blanks around them', () => {
    expect(keys.filter((key) => !/[\p{L}\p{N}]/u.test(own[key] ?? '') || own[key] !== own[key]?.trim())).toEqual([]);
  });

  it('has the gaps and the link of the English sentence', () => {
    const differing = keys.filter(
      (key) =>
        gapsIn(own[key] ?? '').join() !== gapsIn(english[key] ?? '').join() ||
        /\[.+\]/.test(own[key] ?? '') !== /\[.+\]/.test(english[key] ?? ''),
    );
    expect(differing).toEqual([]);
  });

  it('has every form of a plural that the language uses, and no other', () => {
    const plurals = keys.filter((key) => own[key]?.includes(', plural, '));
    const forms = plurals.map((key) => [...(own[key] ?? '').matchAll(PLURAL_FORM)].map(([, form = '']) => form).sort());
    expect(forms).toEqual(plurals.map(() => categoriesOf(language)));
  });

  it('is not the English one', () => {
    const copied = keys.filter((key) => own[key] === english[key]);
    if (language !== 'en') expect(copied.length).toBeLessThan(keys.length / 8);
  });
});
