import WORDS from './refusal-words.json';

/**
 * What a refused order says about itself, in the order's language. The guest app has words of its own for most fields;
 * these are for the lines that it shows as the server sent them. A language that lacks one reads English.
 */
export type RefusalWord = keyof typeof WORDS;

/** `gaps`: what stands in the places of the sentence, as in 'please choose {n} more'. */
export function refusalWord(word: RefusalWord, language: string, gaps: Readonly<Record<string, number>> = {}): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  const sentence = (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
  return Object.entries(gaps).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), sentence);
}
