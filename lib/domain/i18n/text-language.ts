import { type Text, textIn } from './text';

/**
 * The language that a text is read in, for `lang` and `dir` where it had to fall back (languages/L9); null when nobody
 * knows: a plain string says nothing of its language. Rule: legal-texts/LT7.
 */
export function textLanguage(text: Text | null | undefined, language: string): string | null {
  if (typeof text !== 'object' || text === null) return null;
  const words = textIn(text, language);
  if (words === '') return null;
  return [language, 'en', ...Object.keys(text)].find((code) => text[code] === words) ?? null;
}
