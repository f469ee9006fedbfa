import chatRefusals from './platform/chat-refusals.json';
import orderRefusals from './platform/order-refusals.json';
import { interpolate } from './word-key';

/**
 * What the embedded platform says of an order, a message or a file that it refuses. The guest app has words of its own
 * for most fields and shows these lines as the platform sent them. They stand apart from the dictionaries, which are
 * sent to every phone.
 */
const WORDS = { ...orderRefusals, ...chatRefusals };

export type PlatformWord = keyof typeof WORDS;

/**
 * A refusal in the guest's language, or in English where that language has none. `params`: the values of its
 * placeholders, as in 'please choose {n} more'.
 */
export function platformWord(
  word: PlatformWord,
  language: string,
  params: Readonly<Record<string, number>> = {},
): string {
  const translations: Readonly<Record<string, string>> = WORDS[word];
  const sentence = (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? WORDS[word].en;
  return interpolate(sentence, params);
}
