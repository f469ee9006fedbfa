import type { Words } from '@/lib/words/word-key';

let words: Words = {};

/** Stores the page's messages for app/global-error.tsx, which is rendered when the shell itself has failed. */
export const keepShellWords = (shown: Words): void => {
  words = shown;
};

export const shellWords = (): Words => words;
