import WORDS from './chat-words.json';

/** What a refused registration, message or file says about itself, in the guest's language. English where one lacks. */
export type ChatWord = keyof typeof WORDS;

export function chatWord(word: ChatWord, language: string): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
}
