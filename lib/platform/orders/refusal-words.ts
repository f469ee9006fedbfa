import WORDS from './refusal-words.json';

/**
 * The messages of a refused order, in the order's language, for lines that the guest app shows as received; for most
 * fields it has its own. A missing language falls back to English.
 */
export type RefusalWord = keyof typeof WORDS;

/** `params`: values of the placeholders, as in 'please choose {n} more'. */
export function refusalWord(
  word: RefusalWord,
  language: string,
  params: Readonly<Record<string, number>> = {},
): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  const sentence = (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
  return Object.entries(params).reduce(
    (message, [name, value]) => message.replaceAll(`{${name}}`, String(value)),
    sentence,
  );
}
