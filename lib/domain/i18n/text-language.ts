import { type Text, textIn } from './text';

/**
 * Returns the language of a rendered text, for `lang` and `dir` after a fallback (languages/L9); null if it is unknown,
 * because a plain string has no language. Rule: legal-texts/LT7.
 */
export function textLanguage(text: Text | null | undefined, language: string): string | null {
  if (typeof text !== 'object' || text === null) return null;
  const words = textIn(text, language);
  if (words === '') return null;
  return [language, 'en', ...Object.keys(text)].find((code) => text[code] === words) ?? null;
}
