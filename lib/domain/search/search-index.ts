import { foldText, wordsOf } from './fold-text';
import { addWordScores, createScores, dropWordScores, raiseScore, type Scores, takeBest } from './scores';
import { buildWordIndex, visitContaining, visitMisspelt, type WordIndex } from './word-index';

/** An entry of the catalogue as the search reads it: plain texts in one language. */
type Searchable = { title: string; descr: string };

/** How much a match is worth, by where it stands. A title says what a thing is; a description only mentions it. */
const WORTH = {
  title: { word: 100, start: 60, inside: 40, misspelt: 25 },
  descr: { word: 16, start: 12, inside: 8, misspelt: 4 },
} as const;

type Field = keyof typeof WORTH;
type Kind = keyof (typeof WORTH)['title'];
/** The entries in whose fields a word stands. */
type Posting = { title: readonly number[]; descr: readonly number[] };

type SearchIndex = { size: number; words: WordIndex; postings: readonly Posting[]; scores: Scores };

/** Longer texts are no search; further words would only cost time. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;

/** Builds the index of a catalogue. Rule: search/SR2. */
export function buildSearchIndex(entries: readonly Searchable[]): SearchIndex {
  const postings = new Map<string, { title: number[]; descr: number[] }>();
  // By the word as it is written: folding each occurrence anew would take most of the time.
  const known = new Map<string, { title: number[]; descr: number[] }>();
  const postingOf = (written: string) => {
    const word = foldText(written);
    const posting = postings.get(word) ?? { title: [], descr: [] };
    postings.set(word, posting);
    known.set(written, posting);
    return posting;
  };
  const add = (field: Field, text: string, entry: number) => {
    for (const written of wordsOf(text)) {
      const entries = (known.get(written) ?? postingOf(written))[field];
      if (entries.at(-1) !== entry) entries.push(entry);
    }
  };
  for (const [entry, { title, descr }] of entries.entries()) {
    add('title', title, entry);
    add('descr', descr, entry);
  }
  const words = buildWordIndex(postings.keys());
  const nowhere: Posting = { title: [], descr: [] };
  return {
    size: entries.length,
    words,
    postings: words.words.map((word) => postings.get(word) ?? nowhere),
    scores: createScores(entries.length),
  };
}

/** The words of a search, folded; the Arabic article is left out, because titles stand with it and without. */
export const searchWords = (typed: string): string[] =>
  [...new Set(wordsOf(typed.slice(0, MAX_LENGTH)).map(foldText))].map(withoutArticle).slice(0, MAX_WORDS);

const withoutArticle = (word: string): string => (/^ال.{3,}/.test(word) ? word.slice(2) : word);

/** Adds what the entries that contain a word are worth, as far as the word says so. */
function scoreWord({ postings, scores }: SearchIndex, word: number, kind: Kind): void {
  const posting = postings[word];
  if (posting === undefined) return;
  for (const entry of posting.title) raiseScore(scores, entry, WORTH.title[kind]);
  for (const entry of posting.descr) raiseScore(scores, entry, WORTH.descr[kind]);
}

/**
 * Scores the entries that contain a word. It is taken for misspelt only when nothing contains it; then the words with
 * the fewest mistakes count. Returns the number of words that it compared.
 */
function scoreTyped(index: SearchIndex, typed: string): number {
  let isContained = false;
  const compared = visitContaining(index.words, typed, (word, at, length) => {
    isContained = true;
    scoreWord(index, word, at > 0 ? 'inside' : length === typed.length ? 'word' : 'start');
  });
  if (isContained) return compared;
  let fewest = Number.POSITIVE_INFINITY;
  const misspelt = visitMisspelt(index.words, typed, (word, mistakes) => {
    if (mistakes < fewest) dropWordScores(index.scores);
    fewest = mistakes;
    scoreWord(index, word, 'misspelt');
  });
  return compared + misspelt;
}

/**
 * Places of entries, best first. `isNear`: none has every word, these have at least one. `compared`: how many words of
 * the index were looked at.
 */
type SearchResult = { entries: readonly number[]; isNear: boolean; compared: number };

/** Finds the entries that contain every word of a search, else those that contain most of them. Rule: search/SR5. */
export function searchCatalogue(index: SearchIndex, typed: string): SearchResult {
  const words = searchWords(typed);
  let compared = 0;
  for (const word of words) {
    compared += scoreTyped(index, word);
    addWordScores(index.scores);
  }
  const { entries, words: most } = takeBest(index.scores);
  return { entries, isNear: entries.length > 0 && most < words.length, compared };
}
