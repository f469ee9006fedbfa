import type { WordKey } from './word-key';

/** Languages of the product without a dictionary: a guest reads English where the hotel has no text. */
export const WITHOUT_DICTIONARY: readonly string[] = [];

/**
 * Untranslated words: keyword → languages. A new word that cannot be translated into all languages at once is listed
 * here; the parity test fails when a listed word is translated. Rule: languages/L12.
 */
export const MISSING_WORDS: Readonly<Partial<Record<WordKey, readonly string[]>>> = {};
