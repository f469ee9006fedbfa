import { mistakesBetween, mistakesIn } from './find-misspelt';
import { fold, wordsOf } from './fold-text';

/** An entry of the catalogue as the search reads it: plain texts in one language. */
type Searchable = { title: string; descr: string };

/** How much a match is worth, by where it stands. A title says what a thing is; a description only mentions it. */
const WORTH = {
  title: { word: 100, start: 60, inside: 40, misspelt: 25 },
  descr: { word: 16, start: 12, inside: 8, misspelt: 4 },
} as const;

type Field = keyof typeof WORTH;
type Kind = keyof (typeof WORTH)['title'];
/** A word of the catalogue, and the entries in whose fields it stands. */
type Posting = { word: string; title: readonly number[]; descr: readonly number[] };

type SearchIndex = { size: number; postings: readonly Posting[] };

/** Longer texts are no search; further words would only cost time. */
const MAX_LENGTH = 80;
const MAX_WORDS = 8;

/** Builds the index of a catalogue. Rule: search/SR2. */
export function buildSearchIndex(entries: readonly Searchable[]): SearchIndex {
  const postings = new Map<string, { word: string; title: number[]; descr: number[] }>();
  // By the word as it is written: folding each occurrence anew would take most of the time.
  const known = new Map<string, { word: string; title: number[]; descr: number[] }>();
  const postingOf = (written: string) => {
    const word = fold(written);
    const posting = postings.get(word) ?? { word, title: [], descr: [] };
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
  return { size: entries.length, postings: [...postings.values()] };
}

/** The words of a search, folded; the Arabic article is left out, because titles stand with it and without. */
export const searchWords = (typed: string): string[] =>
  [...new Set(wordsOf(typed.slice(0, MAX_LENGTH)).map(fold))].map(withoutArticle).slice(0, MAX_WORDS);

const withoutArticle = (word: string): string => (/^ال.{3,}/.test(word) ? word.slice(2) : word);

type Worths = Map<number, number>;

function addWorth(worths: Worths, posting: Posting, kind: Kind): void {
  for (const field of ['title', 'descr'] as const) {
    for (const entry of posting[field]) worths.set(entry, Math.max(worths.get(entry) ?? 0, WORTH[field][kind]));
  }
}

/**
 * The entries that contain a word, with their worth. It is taken for misspelt only when nothing contains it; then the
 * words with the fewest mistakes count.
 */
function entriesWith(index: SearchIndex, typed: string): Worths {
  const worths: Worths = new Map();
  for (const posting of index.postings) {
    const place = posting.word.indexOf(typed);
    if (place < 0) continue;
    if (place > 0) addWorth(worths, posting, 'inside');
    else addWorth(worths, posting, posting.word.length === typed.length ? 'word' : 'start');
  }
  return worths.size > 0 ? worths : entriesWithMisspelt(index, typed);
}

function entriesWithMisspelt({ postings }: SearchIndex, typed: string): Worths {
  const worths: Worths = new Map();
  let fewest = mistakesIn(typed);
  if (fewest === 0) return worths;
  for (const posting of postings) {
    const mistakes = mistakesBetween(typed, posting.word, fewest);
    if (mistakes > fewest) continue;
    if (mistakes < fewest) worths.clear();
    fewest = mistakes;
    addWorth(worths, posting, 'misspelt');
  }
  return worths;
}

/** Places of entries, best first. `isNear`: none has every word, these have at least one. */
type SearchResult = { entries: readonly number[]; isNear: boolean };

/** Finds the entries that contain every word of a search, else those that contain most of them. Rule: search/SR5. */
export function searchCatalogue(index: SearchIndex, typed: string): SearchResult {
  const words = searchWords(typed);
  const totals = new Map<number, { words: number; worth: number }>();
  for (const word of words) {
    for (const [entry, worth] of entriesWith(index, word)) {
      const total = totals.get(entry) ?? { words: 0, worth: 0 };
      totals.set(entry, { words: total.words + 1, worth: total.worth + worth });
    }
  }
  const most = Math.max(0, ...[...totals.values()].map((total) => total.words));
  const found = [...totals].filter(([, total]) => total.words === most);
  found.sort(([a, one], [b, other]) => other.worth - one.worth || a - b);
  return { entries: found.map(([entry]) => entry), isNear: found.length > 0 && most < words.length };
}
