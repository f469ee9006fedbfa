/** Counted in characters, not in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Whether a message has more characters than the maximum. */
export const isTooLong = (content: string): boolean =>
  // A character has one or two UTF-16 units, so characters are only counted in texts with more units than the maximum.
  content.length > MAX_MESSAGE_LENGTH && [...content].length > MAX_MESSAGE_LENGTH;
