import { gzipSync } from 'node:zlib';
import { bcp47, LANGUAGES } from '@/lib/domain/i18n/language';
import { CONSENT_LANGUAGES, CONSENT_SENTENCES } from '@/lib/words/consent-message-keys';
import { messagesIn, WRITTEN_LANGUAGES } from './written-messages';

const english = messagesIn('en');
const KEYS = Object.keys(english);

const PLURAL = ', plural, ';
const PLURAL_FORM = /\b(zero|one|two|few|many|other) \{/g;

/** Languages whose nouns keep their form after a number, so that their messages need no plural forms. */
const NOUNS_UNCHANGED = ['az', 'ba', 'cn', 'fa', 'hu', 'ja', 'ka', 'ko', 'ky', 'kz', 'mn', 'tat', 'tr', 'uz'];
/** Messages with a noun that has one form for all numbers: 'Zeichen', 'tecken', 'Artikel'. */
const NOUN_UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  length_so_far: ['de', 'sv'],
  length_reached: ['de', 'sv'],
  cart_items: ['de'],
};

/**
 * Messages that are written as in English, with the languages in which the same word, abbreviation or loan is the right
 * one. Anything else that equals the English message was not translated.
 */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  allergen_gluten: ['al', 'cnr', 'de', 'es', 'fr', 'hr', 'nl', 'pl', 'ro', 'sl', 'sv', 'tr'],
  allergen_soybeans: ['az', 'tr', 'uz'],
  allergen_lupin: ['al', 'fr', 'ro', 'sv'],
  diet_vegetarian: ['az', 'ro', 'uz'],
  diet_vegan: ['az', 'de', 'et', 'ro', 'tr', 'uz'],
  diet_halal: [
    'az',
    'cnr',
    'cs',
    'de',
    'es',
    'et',
    'fr',
    'hr',
    'hu',
    'it',
    'lv',
    'nl',
    'pl',
    'pt',
    'ro',
    'sk',
    'sl',
    'sv',
  ],
  diet_kosher: ['al', 'es', 'it', 'pt', 'sv', 'uz'],
  // What a Romanian presses to agree.
  accept: ['ro'],
  // Used in hotels and apps of these languages for a conversation in writing.
  chat: ['cs', 'de', 'es', 'fr', 'hr', 'it', 'nl', 'pt', 'ro', 'sk', 'uz'],
  // Hotels of these languages use the English word.
  check_out_time: ['de', 'it', 'pt'],
  checkin_button: ['al', 'cs', 'de', 'es', 'it', 'pt', 'ro', 'sk'],
  checkin_signature: ['fr'],
  checkin_title: ['cs', 'sk'],
  // The first page of a site in Italian.
  filter: ['cnr', 'de', 'et', 'nl', 'sk', 'sl', 'sv'],
  home: ['it'],
  // An international word, spelt alike in these languages.
  hotel: ['cnr', 'cs', 'de', 'es', 'hr', 'it', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl'],
  // A German word that English borrowed.
  impressum: ['de'],
  incl_charge: ['it', 'nl', 'pt'],
  no: ['es', 'it'],
  note: ['fr'],
  voice_assistant: ['fr'],
  receipt_date: ['fr'],
  // Italian hotels use the English word.
  popular: ['es', 'pt', 'ro'],
  reception: ['it'],
  services: ['de', 'fr'],
  // The symbol of the minute.
  timer_minutes: ['al', 'cnr', 'cs', 'et', 'hr', 'it', 'lv', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv'],
  sort_name: ['de'],
  slot_minutes: ['al', 'cnr', 'cs', 'es', 'et', 'fr', 'hr', 'it', 'lv', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv'],
  total: ['es', 'fr', 'pt', 'ro'],
  // What printed tests are called in these languages.
  'platform/ticket_test': ['cnr', 'cs', 'de', 'fr', 'hr', 'nl', 'pl', 'ro', 'sk', 'sv'],
  // What Italian devices call it.
  wifi_password: ['it'],
};

/** The most bytes of a language's messages as `/words/{language}` sends them, compressed. */
const DICTIONARY_BYTES = 12 * 1_024;

/** The labels of the bottom bar, and how long one may be to fit a line of a bar with five entries on a small phone. */
const BAR_LABELS = ['home', 'services', 'my_orders', 'cart', 'help', 'chat', 'call', 'recognition'] as const;
const BAR_LABEL_CHARACTERS = 12;
/** Languages whose usual word is longer: 'Szolgáltatások', 'Beställningar'. */
const LONG_BAR_LABELS: Readonly<Record<string, readonly string[]>> = { hu: ['services'], sv: ['my_orders'] };

/** The names of a message's placeholders, each once; that of a plural counts as one placeholder. */
const placeholdersIn = (sentence = ''): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?:, plural, |\})/g)].map(([, name = '']) => name))].sort();

/** Whether a message has a word besides its placeholders: '{n} x' and '18+' have none. */
const hasWord = (sentence = ''): boolean => /\p{L}{2}/u.test(sentence.replaceAll(/\{\w+\}/g, ' '));

/** The plural categories that a language uses for the numbers from 0 to 1000; none where Intl knows no rules. */
const categoriesOf = (language: string): string[] => {
  const locale = bcp47(language);
  if (Intl.PluralRules.supportedLocalesOf(locale).length === 0) return [];
  const rules = new Intl.PluralRules(locale);
  return [...new Set([...Array.from({ length: 1001 }, (_, n) => rules.select(n)), 'other'])].sort();
};

it('has a dictionary for exactly the supported languages', () => {
  expect([...WRITTEN_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
});

describe.each(WRITTEN_LANGUAGES)('the messages in %s', (language) => {
  const own = messagesIn(language);
  const keys = Object.keys(own);

  it('lack only the legal texts, and those only in a language without any', () => {
    const missing = KEYS.filter((key) => !keys.includes(key));
    expect(missing.sort()).toEqual(CONSENT_LANGUAGES.includes(language) ? [] : [...CONSENT_SENTENCES].sort());
  });

  it('have no key that the English messages lack', () => {
    expect(keys.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it('contain a letter or a digit each', () => {
    expect(keys.filter((key) => !/[\p{L}\p{N}]/u.test(own[key] ?? ''))).toEqual([]);
  });

  it('have no other digits than 0 to 9', () => {
    expect(keys.filter((key) => /(?![0-9])\p{Nd}/u.test(own[key] ?? ''))).toEqual([]);
  });

  it('have the same placeholders and links as the English messages', () => {
    const differing = keys.filter(
      (key) =>
        placeholdersIn(own[key]).join() !== placeholdersIn(english[key]).join() ||
        /\[.+\]/.test(own[key] ?? '') !== /\[.+\]/.test(english[key] ?? ''),
    );
    expect(differing).toEqual([]);
  });

  it('have exactly the plural forms that the language uses', () => {
    const plurals = keys.filter((key) => own[key]?.includes(PLURAL));
    const forms = plurals.map((key) => [...(own[key] ?? '').matchAll(PLURAL_FORM)].map(([, form = '']) => form).sort());
    expect(forms).toEqual(plurals.map(() => categoriesOf(language)));
  });

  it('have plural forms where the English message has them, unless the noun has one form for all numbers', () => {
    const withoutForms = keys.filter((key) => english[key]?.includes(PLURAL) && !own[key]?.includes(PLURAL));
    const isUnchanged = (key: string) =>
      NOUNS_UNCHANGED.includes(language) || NOUN_UNCHANGED[key]?.includes(language) === true;
    expect(withoutForms.filter((key) => !isUnchanged(key))).toEqual([]);
  });

  it('are sent in at most 12 KB', () => {
    const sent = Object.entries(own).filter(([key]) => !key.startsWith('platform/'));
    expect(gzipSync(JSON.stringify(Object.fromEntries(sent))).length).toBeLessThanOrEqual(DICTIONARY_BYTES);
  });

  it('have labels of the bottom bar that are short, unless the language has no shorter word', () => {
    const long = BAR_LABELS.filter((key) => [...(own[key] ?? '')].length > BAR_LABEL_CHARACTERS);
    expect(long).toEqual(LONG_BAR_LABELS[language] ?? []);
  });

  it('equal the English ones only where the list says that the word is the same', () => {
    const equal = keys.filter((key) => hasWord(own[key]) && own[key]?.toLowerCase() === english[key]?.toLowerCase());
    const listed = Object.keys(AS_IN_ENGLISH).filter((key) => AS_IN_ENGLISH[key]?.includes(language));
    if (language !== 'en') expect(equal.sort()).toEqual(listed.sort());
  });
});
