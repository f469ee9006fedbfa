import type en from './en.json';

/** A keyword of the built-in dictionary. A hotel's own dictionary may add others; the product asks only for these. */
export type WordKey = keyof typeof en;

/** Words in one language. */
export type Words = Readonly<Partial<Record<WordKey, string>>>;

/** The gaps of a sentence: `{n}`, `{title}` … */
export type Gaps = Readonly<Record<string, string | number>>;

/** A sentence with its gaps filled; a gap that nobody fills stays visible, so that it is found. */
export const fill = (sentence: string, gaps: Gaps = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => (name in gaps ? String(gaps[name]) : gap));
