import { isUnspaced, mistakesBetween, mistakesIn } from './find-misspelt';
import { type SortedWords, type VisitWord, walkNearWords } from './near-words';

/** The different words of a catalogue, prepared so that a search compares few of them. */
export type WordIndex = SortedWords & {
  /** The words that contain a letter or a pair of letters, by `letterKey` or `pairKey`. */
  containing: ReadonlyMap<number, readonly number[]>;
};

const letterKey = (word: string, at: number): number => word.charCodeAt(at);
const PAIRS = 0x10000;
const pairKey = (word: string, at: number): number => (word.charCodeAt(at) + 1) * PAIRS + word.charCodeAt(at + 1);

const MAX_SHARED = 255;

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MAX_SHARED);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}

/** Indexes different words. Rule: search/SR2. */
export function buildWordIndex(different: Iterable<string>): WordIndex {
  const words = [...different].sort();
  const shared = new Uint8Array(words.length);
  const containing = new Map<number, number[]>();
  const add = (key: number, word: number) => {
    const list = containing.get(key);
    if (list === undefined) containing.set(key, [word]);
    else if (list.at(-1) !== word) list.push(word);
  };
  for (const [place, word] of words.entries()) {
    shared[place] = sharedLetters(words[place - 1] ?? '', word);
    for (let at = 0; at < word.length; at += 1) {
      add(letterKey(word, at), place);
      if (at + 1 < word.length) add(pairKey(word, at), place);
    }
  }
  return { words, shared, containing };
}

const NONE: readonly number[] = [];

/** The shortest list of words that contain a pair of the typed letters; every word that contains all is in it. */
function rarestList({ containing }: WordIndex, typed: string): readonly number[] {
  if (typed.length === 1) return containing.get(letterKey(typed, 0)) ?? NONE;
  let rarest: readonly number[] | undefined;
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const list = containing.get(pairKey(typed, at)) ?? NONE;
    if (rarest === undefined || list.length < rarest.length) rarest = list;
  }
  return rarest ?? NONE;
}

/** Visits the words that contain what was typed; `at`: where. Returns the number of words that it compared. */
export function visitContaining(
  index: WordIndex,
  typed: string,
  visit: (word: number, at: number, length: number) => void,
): number {
  const list = rarestList(index, typed);
  for (const place of list) {
    const word = index.words[place] ?? '';
    const at = word.indexOf(typed);
    if (at >= 0) visit(place, at, word.length);
  }
  return list.length;
}

/**
 * Visits the words with the fewest mistakes, as many as the typed word may have, each time with a number of mistakes
 * that is not above the last one. Returns the number of words that it compared. Rule: search/SR4.
 */
export function visitMisspelt(index: WordIndex, typed: string, visit: VisitWord): number {
  const most = mistakesIn(typed);
  if (most === 0) return 0;
  return isUnspaced(typed) ? visitUnspaced(index, typed, most, visit) : walkNearWords(index, typed, most, visit);
}

/** With one mistake a word lacks one of the typed letters at most, so it has one of the two rarest. */
function visitUnspaced({ words, containing }: WordIndex, typed: string, most: number, visit: VisitWord): number {
  const lists = [...typed].map((letter) => containing.get(letterKey(letter, 0)) ?? NONE);
  const [first = NONE, second = NONE] = lists.sort((one, other) => one.length - other.length);
  const candidates = new Set([...first, ...second]);
  let fewest = most;
  for (const place of candidates) {
    const mistakes = mistakesBetween(typed, words[place] ?? '', fewest);
    if (mistakes > fewest) continue;
    fewest = mistakes;
    visit(place, mistakes);
  }
  return candidates.size;
}
