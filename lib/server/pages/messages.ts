import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HotelWords } from '@/lib/contract/hotel';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import type { WordKey } from '@/lib/words/word-key';

/** Every message that a page may need, in one language, including the hotel's additional keywords. */
export type Dictionary = Readonly<Record<WordKey, string>>;

type Built = ReadonlyMap<string, Readonly<Record<string, string>>>;

type Dictionaries = { words: Built; digest: string };

const shared = globalThis as { hotelDictionaries?: Dictionaries };

/** Reads the dictionaries. Every file in lib/words is a language; no other list of languages exists. */
function dictionaries(): Dictionaries {
  if (shared.hotelDictionaries !== undefined) return shared.hotelDictionaries;
  const digest = createHash('sha256');
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'words');
  const words = new Map<string, Readonly<Record<string, string>>>();
  for (const file of readdirSync(path).sort()) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(path, file), 'utf8');
    digest.update(file).update(text);
    words.set(basename(file, '.json'), JSON.parse(text));
  }
  shared.hotelDictionaries = { words, digest: digest.digest('hex') };
  return shared.hotelDictionaries;
}

const NO_WORDS: HotelWords = {};

/** The languages of the built-in dictionaries. */
export const builtInLanguages = (): readonly string[] => [...dictionaries().words.keys()];

/** The built-in messages in one language, for pages that belong to no hotel. */
export const builtIn = (language: string): Dictionary => messagesFor(NO_WORDS, language);

/** A text in exactly this language. A plain string counts for every language. */
const exactText = (text: Text | null | undefined, language: string): string | null => {
  const words = typeof text === 'object' && text !== null ? text[language] : text;
  return hasText(words) && typeof words === 'string' ? words : null;
};

const textInAnyLanguage = (text: Text | undefined): string =>
  Object.values(typeof text === 'object' ? text : {}).find((words) => hasText(words)) ?? '';

/** The built-in messages in exactly this language; empty when there are none. */
const builtWords = (language: string): Readonly<Record<string, string>> => dictionaries().words.get(language) ?? {};

const dictionariesOfHotels = new WeakMap<HotelWords, Map<string, Dictionary>>();

/**
 * All messages in one language. Takes for each keyword the first of: the hotel's message in the language, the built-in
 * one, the hotel's English one, the built-in English one; never the bare keyword (languages/L10).
 */
export function messagesFor(words: HotelWords, language: string): Dictionary {
  const languages = dictionariesOfHotels.get(words) ?? new Map<string, Dictionary>();
  dictionariesOfHotels.set(words, languages);
  const cached = languages.get(language);
  if (cached !== undefined) return cached;
  const [own, english] = [builtWords(language), builtWords('en')];
  const all = [...new Set([...Object.keys(english), ...Object.keys(words)])].map((key) => {
    const text = Object.hasOwn(words, key) ? words[key] : undefined;
    const word =
      exactText(text, language) ?? own[key] ?? exactText(text, 'en') ?? english[key] ?? textInAnyLanguage(text);
    return [key, word] as const;
  });
  const dictionary = Object.fromEntries(all) as Dictionary;
  languages.set(language, dictionary);
  return dictionary;
}

/** The keys whose message falls back to English, because neither the hotel nor the product has it in the language. */
export function fallenBackToEnglish<K extends WordKey>(words: HotelWords, language: string, keys: readonly K[]): K[] {
  const own = builtWords(language);
  const isOwn = (key: K) =>
    Object.hasOwn(own, key) || (Object.hasOwn(words, key) && exactText(words[key], language) !== null);
  return keys.filter((key) => !isOwn(key));
}

/** The messages that a client component uses. Only these are sent with the page. */
export function pickMessages<K extends WordKey>(words: Dictionary, keys: readonly K[]): Readonly<Record<K, string>> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Readonly<Record<K, string>>;
}

const versions = new WeakMap<HotelWords, string>();

/** The version in the URL of a dictionary. Changes when the hotel's messages or the built-in ones change. */
export function messagesVersion(words: HotelWords): string {
  const cached = versions.get(words);
  if (cached !== undefined) return cached;
  const digest = createHash('sha256').update(dictionaries().digest).update(JSON.stringify(words)).digest('hex');
  const version = digest.slice(0, 12);
  versions.set(words, version);
  return version;
}
