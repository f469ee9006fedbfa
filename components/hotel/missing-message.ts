import type { MessageKey } from '@/lib/words/message-key';

const logged = new Set<MessageKey>();

/**
 * Handles a message key that the page does not have, which is an error in the code. Throws in development and in tests.
 * In production it returns '' and logs each key once.
 */
export function missingMessage(key: MessageKey): string {
  const message = `the page lacks the word "${key}"`;
  if (process.env.NODE_ENV !== 'production') throw new Error(message);
  // biome-ignore lint/suspicious/noConsole: operators find the error in the console
  if (!logged.has(key)) console.error(message);
  logged.add(key);
  return '';
}
