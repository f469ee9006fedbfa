import { LANGUAGES } from '@/lib/domain/i18n/language';
import { isRecord } from '@/lib/domain/json/read-value';
import type { JsonPath } from '../json-file';

type PlacedText = { path: JsonPath; texts: Readonly<Record<string, string | null>> };

const isLanguage = (key: string): boolean => (LANGUAGES as readonly string[]).includes(key);

/** Addresses by language, such as those of pictures, may be missing in a language. */
const isAddress = (text: string | null): boolean => text !== null && /^(?:\/|https?:)/.test(text);

/** Maps by language that hold no texts, and may name some languages only. */
const NO_TEXTS = ['languageFlags'];

/** Every text by language in a JSON value, with its path. */
export function textsOf(value: unknown, path: JsonPath = []): readonly PlacedText[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]));
  if (!isRecord(value) || NO_TEXTS.includes(String(path.at(-1)))) return [];
  const entries = Object.entries(value);
  const texts = entries.filter((entry): entry is [string, string | null] => {
    const [key, text] = entry;
    return isLanguage(key) && (text === null || typeof text === 'string');
  });
  const isText = texts.length > 0 && texts.length === entries.length;
  if (!isText) return entries.flatMap(([key, entry]) => textsOf(entry, [...path, key]));
  return texts.some(([, text]) => isAddress(text)) ? [] : [{ path, texts: Object.fromEntries(texts) }];
}
