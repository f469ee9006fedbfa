/** Different words, sorted by code units; `shared`: how many letters each has in common with the one before it. */
export type SortedWords = { words: readonly string[]; shared: Uint8Array };

/** `word`: its place among the words. */
export type VisitWord = (word: number, mistakes: number) => void;

/** Longer words are not taken for misspelt. */
const LONGEST = 100;
const WIDTH = LONGEST + 1;
/** Rows of the table of distances: one for each letter of a word. */
const DEPTH = LONGEST + 4;

/**
 * The table of distances between what was typed (columns) and the word in hand (rows), kept between calls. `best`: the
 * fewest mistakes with which a beginning of the word, up to that row, is what was typed. `lowest`: the smallest number of
 * a row, below which no later row can fall.
 */
const table = new Uint8Array((DEPTH + 1) * WIDTH);
const best = new Uint8Array(DEPTH + 1);
const lowest = new Uint8Array(DEPTH + 1);

/** How many letters a misspelt word has in common with the word that is meant, at its beginning. Rule: search/SR4. */
export const FIRST_LETTERS = 2;

/** The place of the first word that is not sorted before a text. */
function placeOf(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Walks through the sorted words with the same first letters and visits those that begin with what was typed, with at most
 * so many mistakes; each visit lowers the limit to its own mistakes. Words that begin like the last one share its rows, and once further letters
 * cannot make a word nearer, all words with that beginning are decided. Returns the number of words that it compared.
 */
export function walkNearWords({ words, shared }: SortedWords, typed: string, most: number, visit: VisitWord): number {
  if (typed.length > LONGEST) return 0;
  for (let column = 0; column <= typed.length; column += 1) table[column] = column;
  best[0] = typed.length;
  let [limit, compared, rows] = [most, 0, 0];
  // Words that share so many letters with the last one are as near as it was by then.
  let decided = Number.POSITIVE_INFINITY;
  const beginning = typed.slice(0, FIRST_LETTERS);
  const first = placeOf(words, beginning);
  for (let place = first; words[place]?.startsWith(beginning); place += 1) {
    const word = words[place] ?? '';
    const common = place === first ? 0 : (shared[place] ?? 0);
    rows = Math.min(rows, common);
    if (common < decided) {
      decided = Number.POSITIVE_INFINITY;
      compared += 1;
      rows = fillRows(word, typed, { rows, depth: Math.min(word.length, typed.length + most), limit });
      if ((lowest[rows] ?? 0) > limit) decided = rows;
    }
    const mistakes = best[rows] ?? 0;
    if (mistakes > limit) continue;
    limit = mistakes;
    visit(place, mistakes);
  }
  return compared;
}

/** Fills the rows behind those of letters that are known, until further ones cannot help. Returns how many there are. */
function fillRows(word: string, typed: string, bounds: { rows: number; depth: number; limit: number }): number {
  for (let row = bounds.rows + 1; row <= bounds.depth; row += 1) {
    fillRow(word, typed, row);
    if ((lowest[row] ?? 0) > bounds.limit) return row;
  }
  return bounds.depth;
}

/** Fills the row of a letter of the word. */
function fillRow(word: string, typed: string, row: number): void {
  const [above, current] = [(row - 1) * WIDTH, row * WIDTH];
  const [letter, earlier] = [word.charCodeAt(row - 1), row > 1 ? word.charCodeAt(row - 2) : -1];
  table[current] = row;
  let fewest = row;
  for (let column = 1; column <= typed.length; column += 1) {
    const other = typed.charCodeAt(column - 1);
    const change = (table[above + column - 1] ?? 0) + (letter === other ? 0 : 1);
    let least = Math.min(change, (table[above + column] ?? 0) + 1, (table[current + column - 1] ?? 0) + 1);
    if (column > 1 && earlier === other && letter === typed.charCodeAt(column - 2))
      least = Math.min(least, (table[above - WIDTH + column - 2] ?? 0) + 1);
    table[current + column] = least;
    if (least < fewest) fewest = least;
  }
  best[row] = Math.min(best[row - 1] ?? row, table[current + typed.length] ?? row);
  lowest[row] = fewest;
}
