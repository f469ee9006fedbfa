/** Characters that a message may have, counted as a person counts them. */
export const MAX_MESSAGE_LENGTH = 4000;

export const isTooLong = (content: string): boolean =>
  // A character is one or two units long, and most messages are short: only the others are counted.
  content.length > MAX_MESSAGE_LENGTH && [...content].length > MAX_MESSAGE_LENGTH;
