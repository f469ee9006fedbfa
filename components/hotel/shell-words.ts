import type { Words } from '@/lib/words/word-key';

let words: Words = {};

/** Keeps the words of the page for the one screen that stands where the page itself has broken. */
export const keepShellWords = (shown: Words): void => {
  words = shown;
};

export const shellWords = (): Words => words;
