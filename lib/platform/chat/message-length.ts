/** Characters that a message may have, counted as a person counts them. */
export const LONGEST_MESSAGE = 4000;

export const isTooLong = (content: string): boolean =>
  // A character is one or two units long, and most messages are short: only the others are counted.
  content.length > LONGEST_MESSAGE && [...content].length > LONGEST_MESSAGE;
