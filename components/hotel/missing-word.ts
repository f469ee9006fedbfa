import type { WordKey } from '@/lib/words/word-key';

const logged = new Set<WordKey>();

/**
 * What stands in place of a word that the page did not bring, which is an error in the code: development and tests
 * throw, so that it is found. A guest reads nothing there, and the console says it once.
 */
export function missingWord(key: WordKey): string {
  const message = `the page lacks the word "${key}"`;
  if (process.env.NODE_ENV !== 'production') throw new Error(message);
  // biome-ignore lint/suspicious/noConsole: the one place where an operator sees it
  if (!logged.has(key)) console.error(message);
  logged.add(key);
  return '';
}
