import { type Text, textIn } from './text';

/**
 * Returns the language of a rendered text, for `lang` and `dir` after a fallback (languages/L9); null if it is unknown,
 * because a plain string has no language. Rule: legal-texts/LT7.
 */
export function textLanguage(text: Text | null | undefined, language: string): string | null {
  if (typeof text !== 'object' || text === null) return null;
  const shown = textIn(text, language);
  if (shown === '') return null;
  return [language, 'en', ...Object.keys(text)].find((code) => text[code] === shown) ?? null;
}
