import { foldText, joinedWords, wordsOf } from './fold-text';
import { addWordScores, createScores, dropWordScores, raiseScore, type Scores, takeBest } from './scores';
import { buildWordIndex, visitContaining, visitMisspelt, type WordIndex } from './word-index';

/**
 * An entry of the catalogue as the search reads it: plain texts in one language. `names`: how guests call it besides; `more`:
 * what it can be had with.
 */
type Searchable = { title: string; descr: string; names?: string; more?: string };

/** How much a match is worth, by where it stands. A title says what a thing is; a description only mentions it. */
const WORTH = {
  title: { word: 100, start: 60, inside: 40, misspelt: 25 },
  names: { word: 50, start: 20, inside: 0, misspelt: 12 },
  descr: { word: 16, start: 12, inside: 8, misspelt: 4 },
  more: { word: 14, start: 10, inside: 0, misspelt: 0 },
} as const;

type Field = keyof typeof WORTH;
const FIELDS = ['title', 'names', 'descr', 'more'] as const satisfies readonly Field[];
type Kind = keyof (typeof WORTH)['title'];
/** The entries in whose fields a word stands. */
type Posting = Readonly<Record<Field, readonly number[]>>;

/** `isExact`: whether a word is never misspelt, nor meant by one that is. */
export type SearchIndex = {
  size: number;
  words: WordIndex;
  postings: readonly Posting[];
  scores: Scores;
  isExact: (word: string) => boolean;
};

/** Longer texts are no search; further words would only cost time. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;

const nowhere = (): Record<Field, number[]> => ({ title: [], names: [], descr: [], more: [] });

/** Builds the index of a catalogue. Rules: search/SR2, search/SR4. */
export function buildSearchIndex(
  entries: readonly Searchable[],
  isExact: (word: string) => boolean = () => false,
): SearchIndex {
  const postings = new Map<string, Record<Field, number[]>>();
  // By the word as it is written: folding each occurrence anew would take most of the time.
  const known = new Map<string, Record<Field, number[]>>();
  const postingOf = (written: string) => {
    const word = foldText(written);
    const posting = postings.get(word) ?? nowhere();
    postings.set(word, posting);
    known.set(written, posting);
    return posting;
  };
  const add = (field: Field, text: string, entry: number) => {
    for (const written of [...wordsOf(text), ...joinedWords(text)]) {
      const entries = (known.get(written) ?? postingOf(written))[field];
      if (entries.at(-1) !== entry) entries.push(entry);
    }
  };
  for (const [entry, { title, descr, names = '', more = '' }] of entries.entries()) {
    add('title', title, entry);
    add('names', names, entry);
    add('descr', descr, entry);
    add('more', more, entry);
  }
  const words = buildWordIndex(postings.keys());
  return {
    size: entries.length,
    words,
    postings: words.words.map((word) => postings.get(word) ?? nowhere()),
    scores: createScores(entries.length),
    isExact,
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
  for (const field of FIELDS)
    if (WORTH[field][kind] > 0) for (const entry of posting[field]) raiseScore(scores, entry, WORTH[field][kind]);
}

/**
 * Scores the entries that contain a word. It is taken for misspelt only when nothing contains it; then the words with
 * the fewest mistakes count. Returns the number of words that it compared.
 */
function scoreTyped(index: SearchIndex, typed: string, isWhole: boolean): number {
  let isContained = false;
  const compared = visitContaining(index.words, typed, (word, at, length) => {
    if (isWhole && length > typed.length) return;
    isContained = true;
    scoreWord(index, word, at > 0 ? 'inside' : length === typed.length ? 'word' : 'start');
  });
  if (isContained || isWhole || index.isExact(typed)) return compared;
  let fewest = Number.POSITIVE_INFINITY;
  const misspelt = visitMisspelt(index.words, typed, (word, mistakes) => {
    if (index.isExact(index.words.words[word] ?? '')) return;
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

const NONE: ReadonlySet<string> = new Set();

/**
 * Finds the entries that contain every word of a search, else those that contain most of them. `whole`: words that are no
 * part of another one. Rule: search/SR5.
 */
export function searchCatalogue(index: SearchIndex, typed: string, whole: ReadonlySet<string> = NONE): SearchResult {
  const words = searchWords(typed);
  let compared = 0;
  for (const word of words) {
    compared += scoreTyped(index, word, whole.has(word));
    addWordScores(index.scores);
  }
  const { entries, words: most } = takeBest(index.scores);
  return { entries, isNear: entries.length > 0 && most < words.length, compared };
}
