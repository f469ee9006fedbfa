/**
 * What the entries of a catalogue are worth in one search. Made once with the index, so that a search allocates nothing
 * for the entries that it passes.
 */
export type Scores = {
  /** For the word in hand: the most that one of its matches in the entry is worth. */
  word: Uint16Array;
  /** The entries that the word in hand has reached, as many as `reached`. */
  byWord: Uint32Array;
  reached: number;
  /** For all words before: the sum of their worths, and how many of them the entry has. */
  total: Uint16Array;
  words: Uint8Array;
  /** The entries that any word has reached, as many as `found`. */
  byAny: Uint32Array;
  found: number;
};

export const createScores = (size: number): Scores => ({
  word: new Uint16Array(size),
  byWord: new Uint32Array(size),
  reached: 0,
  total: new Uint16Array(size),
  words: new Uint8Array(size),
  byAny: new Uint32Array(size),
  found: 0,
});

/** Raises the worth of an entry for the word in hand; `worth`: above 0. */
export function raiseScore(scores: Scores, entry: number, worth: number): void {
  const before = scores.word[entry] ?? 0;
  if (before === 0) scores.byWord[scores.reached++] = entry;
  if (worth > before) scores.word[entry] = worth;
}

/** Forgets what the word in hand has reached. */
export function dropWordScores(scores: Scores): void {
  for (let place = 0; place < scores.reached; place += 1) scores.word[scores.byWord[place] ?? 0] = 0;
  scores.reached = 0;
}

/** Adds the worths of the word in hand to the sums, and begins the next word. */
export function addWordScores(scores: Scores): void {
  for (let place = 0; place < scores.reached; place += 1) {
    const entry = scores.byWord[place] ?? 0;
    const words = scores.words[entry] ?? 0;
    if (words === 0) scores.byAny[scores.found++] = entry;
    scores.words[entry] = words + 1;
    scores.total[entry] = (scores.total[entry] ?? 0) + (scores.word[entry] ?? 0);
  }
  dropWordScores(scores);
}

/** Returns the entries with the most words, the worthiest first, then in the order of the catalogue; begins anew. */
export function takeBest(scores: Scores): { entries: number[]; words: number } {
  const { total, words, byAny, found } = scores;
  let most = 0;
  for (let place = 0; place < found; place += 1) most = Math.max(most, words[byAny[place] ?? 0] ?? 0);
  const entries: number[] = [];
  for (let place = 0; place < found; place += 1) {
    const entry = byAny[place] ?? 0;
    if (words[entry] === most) entries.push(entry);
  }
  entries.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b);
  for (let place = 0; place < found; place += 1) {
    const entry = byAny[place] ?? 0;
    total[entry] = 0;
    words[entry] = 0;
  }
  scores.found = 0;
  return { entries, words: most };
}
