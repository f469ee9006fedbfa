/** Counted in characters, not in UTF-16 units. Rule: chat/CH6. */
export const MAX_MESSAGE_LENGTH = 4000;

/** The length of a message in characters. */
export const messageLength = (content: string): number => [...content].length;

/** Whether a message has more characters than the maximum. Rule: chat/CH6. */
export const isTooLong = (content: string): boolean =>
  // A character has one or two UTF-16 units, so characters are only counted in texts with more units than the maximum.
  content.length > MAX_MESSAGE_LENGTH && messageLength(content) > MAX_MESSAGE_LENGTH;
