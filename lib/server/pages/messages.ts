import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HotelWords } from '@/lib/contract/hotel';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import type { WordKey } from '@/lib/words/word-key';

/** Every word a page may need, in one language. The hotel's own additional keywords stand among them. */
export type Dictionary = Readonly<Record<WordKey, string>>;

type Built = ReadonlyMap<string, Readonly<Record<string, string>>>;

type Dictionaries = { words: Built; digest: string };

const shared = globalThis as { hotelDictionaries?: Dictionaries };

/** A language is added by adding its file: nothing lists them. */
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

/** The languages that the product itself has words in. */
export const builtInLanguages = (): readonly string[] => [...dictionaries().words.keys()];

/** The built-in dictionary alone, for pages that belong to no hotel. */
export const builtIn = (language: string): Dictionary => messagesFor(NO_WORDS, language);

/** What a text says in exactly this language; a plain string says it in every one. */
const said = (text: Text | null | undefined, language: string): string | null => {
  const words = typeof text === 'object' && text !== null ? text[language] : text;
  return hasText(words) && typeof words === 'string' ? words : null;
};

const anything = (text: Text | undefined): string =>
  Object.values(typeof text === 'object' ? text : {}).find((words) => hasText(words)) ?? '';

/** The product's own words in exactly this language; none where it has none. */
const builtWords = (language: string): Readonly<Record<string, string>> => dictionaries().words.get(language) ?? {};

const made = new WeakMap<HotelWords, Map<string, Dictionary>>();

/**
 * All words in one language. For each keyword: the hotel's word in the language, the built-in one, the hotel's English
 * one, the built-in English one; never the bare keyword (languages/L10).
 */
export function messagesFor(words: HotelWords, language: string): Dictionary {
  const languages = made.get(words) ?? new Map<string, Dictionary>();
  made.set(words, languages);
  const kept = languages.get(language);
  if (kept !== undefined) return kept;
  const [own, english] = [builtWords(language), builtWords('en')];
  const all = [...new Set([...Object.keys(english), ...Object.keys(words)])].map((key) => {
    const text = Object.hasOwn(words, key) ? words[key] : undefined;
    const word = said(text, language) ?? own[key] ?? said(text, 'en') ?? english[key] ?? anything(text);
    return [key, word] as const;
  });
  const dictionary = Object.fromEntries(all) as Dictionary;
  languages.set(language, dictionary);
  return dictionary;
}

/** Which of these words are read in English, because neither the hotel nor the product has them in the language. */
export function fallenBackToEnglish<K extends WordKey>(words: HotelWords, language: string, keys: readonly K[]): K[] {
  const own = builtWords(language);
  const isOwn = (key: K) =>
    Object.hasOwn(own, key) || (Object.hasOwn(words, key) && said(words[key], language) !== null);
  return keys.filter((key) => !isOwn(key));
}

/** Only the words that an island uses travel to the browser with the page. */
export function pickMessages<K extends WordKey>(words: Dictionary, keys: readonly K[]): Readonly<Record<K, string>> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Readonly<Record<K, string>>;
}

const versions = new WeakMap<HotelWords, string>();

/** Changes when the hotel's words or the built-in ones do: part of the address of the dictionary. */
export function messagesVersion(words: HotelWords): string {
  const kept = versions.get(words);
  if (kept !== undefined) return kept;
  const digest = createHash('sha256').update(dictionaries().digest).update(JSON.stringify(words)).digest('hex');
  const version = digest.slice(0, 12);
  versions.set(words, version);
  return version;
}
