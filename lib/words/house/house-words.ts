import table from './house-words-table.json';

/** What of the house guests ask for by a word of their own; hours are asked for by what has them. */
export type HouseWord = 'wifi' | 'check-out' | 'phone' | 'mail' | 'map';

const TABLE: Readonly<Record<string, Readonly<Record<HouseWord, string>>>> = table;

/** How guests name something of the house in a language, and in English, which guests of every language type. */
export const houseWordsOf = (what: HouseWord, language: string): readonly string[] =>
  [...new Set([language, 'en'])].flatMap((each) => TABLE[each]?.[what].split(', ') ?? []);
