import { isRecord } from '../json/read-value';
import { LANGUAGES } from './language';

type Path = readonly (string | number)[];
type PlacedText = { path: Path; texts: Readonly<Record<string, string | null>> };

const isLanguage = (key: string): boolean => (LANGUAGES as readonly string[]).includes(key);

/** Addresses by language, such as those of pictures, may be missing in a language. */
const isAddress = (text: string | null): boolean => text !== null && /^(?:\/|https?:)/.test(text);

/** Maps by language that hold no texts, and may name some languages only. */
const NO_TEXTS = ['languageFlags'];

/** Every text by language in a JSON value of a hotel's files, with its path. */
export function textsInJson(value: unknown, path: Path = []): readonly PlacedText[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsInJson(entry, [...path, index]));
  if (!isRecord(value) || NO_TEXTS.includes(String(path.at(-1)))) return [];
  const entries = Object.entries(value);
  const texts = entries.filter((entry): entry is [string, string | null] => {
    const [key, text] = entry;
    return isLanguage(key) && (text === null || typeof text === 'string');
  });
  const isText = texts.length > 0 && texts.length === entries.length;
  if (!isText) return entries.flatMap(([key, entry]) => textsInJson(entry, [...path, key]));
  return texts.some(([, text]) => isAddress(text)) ? [] : [{ path, texts: Object.fromEntries(texts) }];
}

/** The languages in which a text by language is missing. */
export const missingLanguages = (
  texts: Readonly<Record<string, string | null>>,
  languages: readonly string[],
): readonly string[] => languages.filter((language) => (texts[language] ?? '').trim() === '');
