import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HotelMessages } from '@/lib/contract/hotel';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import type { MessageKey } from '@/lib/words/message-key';
import { forget, remember } from '../remember';

/** Every message that a page may need, in one language, including the hotel's additional keywords. */
export type Dictionary = Readonly<Record<MessageKey, string>>;

type Built = ReadonlyMap<string, Readonly<Record<string, string>>>;

type Dictionaries = { byLanguage: Built; digest: string };

/** The built-in dictionaries: every JSON file directly in lib/words is that of one language, named by its code. */
const dictionaries = (): Dictionaries => remember('dictionaries', readDictionaries);

function readDictionaries(): Dictionaries {
  const digest = createHash('sha256');
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'words');
  const byLanguage = new Map<string, Readonly<Record<string, string>>>();
  for (const file of readdirSync(path).sort()) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(path, file), 'utf8');
    digest.update(file).update(text);
    byLanguage.set(basename(file, '.json'), JSON.parse(text));
  }
  return { byLanguage, digest: digest.digest('hex') };
}

const NO_HOTEL_MESSAGES: HotelMessages = {};

/** The languages of the built-in dictionaries. */
export const builtInLanguages = (): readonly string[] => [...dictionaries().byLanguage.keys()];

/** The built-in messages in one language, for pages that belong to no hotel. */
export const builtInMessages = (language: string): Dictionary => messagesFor(NO_HOTEL_MESSAGES, language);

/** A text in exactly this language. A plain string counts for every language. */
const exactText = (text: Text | null | undefined, language: string): string | null => {
  const inLanguage = typeof text === 'object' && text !== null ? text[language] : text;
  return hasText(inLanguage) && typeof inLanguage === 'string' ? inLanguage : null;
};

const textInAnyLanguage = (text: Text | undefined): string =>
  Object.values(typeof text === 'object' ? text : {}).find((message) => hasText(message)) ?? '';

/** The built-in messages in exactly this language; empty when there are none. */
const builtInWithoutFallback = (language: string): Readonly<Record<string, string>> =>
  dictionaries().byLanguage.get(language) ?? {};

let dictionariesOfHotels = new WeakMap<HotelMessages, Map<string, Dictionary>>();

/**
 * All messages in one language. Takes for each keyword the first of: the hotel's message in the language, the built-in
 * one, the hotel's English one, the built-in English one; never the bare keyword (languages/L10).
 */
export function messagesFor(hotelMessages: HotelMessages, language: string): Dictionary {
  const languages = dictionariesOfHotels.get(hotelMessages) ?? new Map<string, Dictionary>();
  dictionariesOfHotels.set(hotelMessages, languages);
  const cached = languages.get(language);
  if (cached !== undefined) return cached;
  const [own, english] = [builtInWithoutFallback(language), builtInWithoutFallback('en')];
  const all = [...new Set([...Object.keys(english), ...Object.keys(hotelMessages)])].map((key) => {
    const text = Object.hasOwn(hotelMessages, key) ? hotelMessages[key] : undefined;
    const message =
      exactText(text, language) ?? own[key] ?? exactText(text, 'en') ?? english[key] ?? textInAnyLanguage(text);
    return [key, message] as const;
  });
  const dictionary = withOwnCartLabel(Object.fromEntries(all) as Dictionary, hotelMessages, language);
  languages.set(language, dictionary);
  return dictionary;
}

/** The hotel's own message for a key in exactly this language; null: it has none. */
export const ownMessage = (hotelMessages: HotelMessages, key: MessageKey, language: string): string | null =>
  Object.hasOwn(hotelMessages, key) ? exactText(hotelMessages[key], language) : null;

/** A hotel's own word for the cart's button is also that of the bar which leads to it. Rule: navigation/N1. */
function withOwnCartLabel(dictionary: Dictionary, hotelMessages: HotelMessages, language: string): Dictionary {
  const own = ownMessage(hotelMessages, 'send_to_order', language);
  const isNamed = ownMessage(hotelMessages, 'view_order', language) !== null;
  return own === null || isNamed ? dictionary : { ...dictionary, view_order: own };
}

/** The keys whose message falls back to English, because neither the hotel nor the product has it in the language. */
export function fallenBackToEnglish<K extends MessageKey>(
  hotelMessages: HotelMessages,
  language: string,
  keys: readonly K[],
): K[] {
  const own = builtInWithoutFallback(language);
  const isOwn = (key: K) => Object.hasOwn(own, key) || ownMessage(hotelMessages, key, language) !== null;
  return keys.filter((key) => !isOwn(key));
}

/** The messages that a client component uses. Only these are sent with the page. */
export function pickMessages<K extends MessageKey>(
  dictionary: Dictionary,
  keys: readonly K[],
): Readonly<Record<K, string>> {
  return Object.fromEntries(keys.map((key) => [key, dictionary[key]])) as Readonly<Record<K, string>>;
}

let versions = new WeakMap<HotelMessages, string>();

/** The version in the URL of a dictionary. Changes when the hotel's messages or the built-in ones change. */
export function messagesVersion(hotelMessages: HotelMessages): string {
  const cached = versions.get(hotelMessages);
  if (cached !== undefined) return cached;
  const digest = createHash('sha256').update(dictionaries().digest).update(JSON.stringify(hotelMessages)).digest('hex');
  const version = digest.slice(0, 12);
  versions.set(hotelMessages, version);
  return version;
}

/** Reads the built-in dictionaries again at their next use, because their files have changed. */
export function forgetBuiltIn(): void {
  forget('dictionaries');
  dictionariesOfHotels = new WeakMap();
  versions = new WeakMap();
}
