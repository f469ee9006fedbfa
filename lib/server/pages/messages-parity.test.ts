import { readdirSync, readFileSync } from 'node:fs';
import { bcp47, LANGUAGES } from '@/lib/domain/i18n/language';
import { CONSENT_LANGUAGES, CONSENT_SENTENCES } from '@/lib/words/consent-message-keys';
import type { MessageKey } from '@/lib/words/message-key';
import { MISSING_MESSAGES, WITHOUT_DICTIONARY } from '@/lib/words/missing-messages';

/**
 * Reads the dictionaries directly, without fallbacks. `messagesFor` replaces a missing message with the English one,
 * and would hide that it is missing.
 */
const read = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`lib/words/${language}.json`, 'utf8'));

const WRITTEN = readdirSync('lib/words')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

const english = read('en');
const KEYS = Object.keys(english) as MessageKey[];

const mayLack = (language: string): string[] => [
  ...KEYS.filter((key) => MISSING_MESSAGES[key]?.includes(language)),
  ...(CONSENT_LANGUAGES.includes(language) ? [] : CONSENT_SENTENCES),
];

const PLURAL_FORM = /\b(zero|one|two|few|many|other) \{/g;

/** The names of a message's placeholders, each once; that of a plural counts as one placeholder. */
const gapsIn = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:, plural, |\})/g)].map(([, gap = '']) => gap))].sort();

/** The plural categories that a language uses for the numbers from 0 to 1000. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(bcp47(language));
  return [...new Set([...Array.from({ length: 1001 }, (_, n) => rules.select(n)), 'other'])].sort();
};

it('has a dictionary for every language except those that are listed as having none', () => {
  expect([...WRITTEN, ...WITHOUT_DICTIONARY].sort()).toEqual([...LANGUAGES].sort());
});

it('lists missing messages only for languages that have a dictionary', () => {
  for (const [key, languages] of Object.entries(MISSING_MESSAGES)) {
    expect(KEYS).toContain(key);
    expect(languages.filter((language) => !WRITTEN.includes(language))).toEqual([]);
  }
});

describe.each(WRITTEN)('the dictionary of %s', (language) => {
  const own = read(language);
  const keys = Object.keys(own) as MessageKey[];

  it('lacks exactly the messages that are listed as missing for its language', () => {
    expect(KEYS.filter((key) => !keys.includes(key)).sort()).toEqual(mayLack(language).sort());
  });

  it('has no message that the product does not use', () => {
    expect(keys.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it('has only messages that contain a letter or a digit and have no space around them', () => {
    expect(keys.filter((key) => !/[\p{L}\p{N}]/u.test(own[key] ?? '') || own[key] !== own[key]?.trim())).toEqual([]);
  });

  it('has the same placeholders and links as the English message', () => {
    const differing = keys.filter(
      (key) =>
        gapsIn(own[key] ?? '').join() !== gapsIn(english[key] ?? '').join() ||
        /\[.+\]/.test(own[key] ?? '') !== /\[.+\]/.test(english[key] ?? ''),
    );
    expect(differing).toEqual([]);
  });

  it('has exactly the plural forms that its language uses', () => {
    const plurals = keys.filter((key) => own[key]?.includes(', plural, '));
    const forms = plurals.map((key) => [...(own[key] ?? '').matchAll(PLURAL_FORM)].map(([, form = '']) => form).sort());
    expect(forms).toEqual(plurals.map(() => categoriesOf(language)));
  });

  it('shares less than an eighth of its messages with the English dictionary', () => {
    const copied = keys.filter((key) => own[key] === english[key]);
    if (language !== 'en') expect(copied.length).toBeLessThan(keys.length / 8);
  });
});
