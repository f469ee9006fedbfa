/**
 * Makes text safe for a terminal or a log. Control characters (C0, C1 with terminal escape sequences) and bidi marks
 * could hide or forge output.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const REPLACEMENT = '\ufffd';

/** Replaces unprintable characters but keeps newlines and tabs, for stack traces. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => (character === '\n' || character === '\t' ? character : REPLACEMENT));

/** Replaces all unprintable characters, so that the result is one line. */
export const printableLine = (text: string): string => text.replace(UNPRINTABLE, REPLACEMENT);
