/**
 * A hotel-provided text: one string, or one string for each language. Languages are the project's codes (`en`, `ar`,
 * `il`, `cn` …), not BCP 47. Rule: languages/L9.
 */
export type Text = string | Readonly<Record<string, string | null>>;

const filled = (value: string | null | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Returns the text in one language. A missing or empty text falls back to `en`, then to the first language that is not
 * empty, then to ''. Rule: languages/L9.
 */
export function textIn(text: Text | null | undefined, language: string): string {
  if (text === null || text === undefined) return '';
  if (typeof text === 'string') return text;
  const own = text[language];
  if (filled(own)) return own;
  const english = text.en;
  if (filled(english)) return english;
  return Object.values(text).find(filled) ?? '';
}

/**
 * The language of the text that `textIn` returns, whose fallback may be another than was asked for; null when the text
 * does not say. Rule: languages/L9.
 */
export function languageIn(text: Text | null | undefined, language: string): string | null {
  if (text === null || text === undefined || typeof text === 'string') return null;
  return [language, 'en', ...Object.keys(text)].find((each) => filled(text[each])) ?? null;
}

/**
 * Whether a text is not empty: a map needs at least one value that is not empty. Rule: sending/SE16, accepted-order
 * text.
 */
export function hasText(text: Text | null | undefined): text is Text {
  if (text === null || text === undefined) return false;
  return typeof text === 'string' ? filled(text) : Object.values(text).some(filled);
}

/** A text in each of its languages. */
export const textsOf = (text: Text): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter(filled);

/**
 * Makes a text of others, in every language that one of them has; one string if none has languages. `make` returns it in
 * one language.
 */
export function textFrom(texts: readonly Text[], make: (language: string) => string): Text {
  const languages = new Set(texts.flatMap((text) => (typeof text === 'string' ? [] : Object.keys(text))));
  if (languages.size === 0) return make('');
  return Object.fromEntries([...languages].map((language) => [language, make(language)]));
}

/**
 * Isolates an amount or a time inside a sentence, so that it runs left to right in every language. An empty text stays
 * empty.
 */
export const isolateNumber = (text: string): string => (text === '' ? '' : `\u2066${text}\u2069`);
