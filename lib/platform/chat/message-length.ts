/** In characters, not in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 4000;

export const isTooLong = (content: string): boolean =>
  // A character has one or two units, and most messages are short: only the others are counted.
  content.length > MAX_MESSAGE_LENGTH && [...content].length > MAX_MESSAGE_LENGTH;
