import 'server-only';
import type { WordKey } from '@/lib/words/word-key';

/** Every word a page may need, in one language. The hotel's own additional keywords stand among them. */
export type Dictionary = Readonly<Record<WordKey, string>>;

/** Only the words that an island uses travel to the browser with the page. */
export function pick<K extends WordKey>(words: Dictionary, keys: readonly K[]): Readonly<Record<K, string>> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Readonly<Record<K, string>>;
}
