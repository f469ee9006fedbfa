import WORDS from './chat-words.json';

/** The messages of a refused registration, message or file, in the guest's language. Falls back to English. */
export type ChatWord = keyof typeof WORDS;

export function chatWord(word: ChatWord, language: string): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
}
