/**
 * A text that a guest reads: one string, or one string a language. Languages are the spec's codes (`en`, `ar`, `il`,
 * `cn` …), not BCP 47. Rule: languages/L9.
 */
export type Text = string | Readonly<Record<string, string | null>>;

const filled = (value: string | null | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The text in one language; a language that is missing or empty falls back to `en`, then to the
 * first value that is not empty, then to ''. Rule: languages/L9.
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
 * Whether a text counts: a map counts only when at least one value is not empty. Rule: sending/SE16, accepted-order
 * text.
 */
export function hasText(text: Text | null | undefined): text is Text {
  if (text === null || text === undefined) return false;
  return typeof text === 'string' ? filled(text) : Object.values(text).some(filled);
}

/** An amount or a time keeps its own direction inside a sentence of any language; nothing stays nothing. */
export const isolateNumber = (words: string): string => (words === '' ? '' : `\u2066${words}\u2069`);
