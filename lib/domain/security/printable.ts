/**
 * Text of data for a terminal or a log. Control characters (C0, C1 with the escape sequences of terminals that begin with
 * them) and those that turn the direction of a line could hide or forge what a person reads there.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const REPLACEMENT = '\ufffd';

/** Lines and tabs stay: a stack has them. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => (character === '\n' || character === '\t' ? character : REPLACEMENT));

/** One line, and nothing that looks like a second one. */
export const printableLine = (text: string): string => text.replace(UNPRINTABLE, REPLACEMENT);
