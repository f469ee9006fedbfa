/** Scripts without blanks between words: a typed word may stand anywhere in a run of letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** How many mistakes a typed word may have: short words none, because "beer" is no "beef". Rule: search/SR4. */
export function mistakesIn(typed: string): number {
  const { length } = typed;
  if (isUnspaced(typed)) return length < 3 ? 0 : 1;
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Rows of the table of distances, kept between calls: a search compares thousands of words. */
const ROWS: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)];
const LONGEST = 127;

/**
 * The number of mistakes with which a word begins with what was typed (a letter too many, too few or another, or two
 * exchanged); for scripts without blanks: with which it contains it. Infinity above `most`.
 */
export function mistakesBetween(typed: string, word: string, most: number): number {
  const anywhere = isUnspaced(typed);
  const width = Math.min(word.length, anywhere ? LONGEST : typed.length + most);
  if (width < typed.length - most || typed.length > LONGEST) return Number.POSITIVE_INFINITY;
  let [before, last, current] = ROWS;
  for (let column = 0; column <= width; column += 1) last[column] = anywhere ? 0 : column;
  let fewest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    fewest = fillRow({ typed, word, row, width }, { before, last, current });
    if (fewest > most) return Number.POSITIVE_INFINITY;
    [before, last, current] = [last, current, before];
  }
  return fewest;
}

/** Fills one row of the table and returns its smallest number, below which no later row can fall. */
function fillRow(
  { typed, word, row, width }: { typed: string; word: string; row: number; width: number },
  { before, last, current }: Readonly<Record<'before' | 'last' | 'current', Uint8Array>>,
): number {
  const letter = typed.charCodeAt(row - 1);
  const earlier = typed.charCodeAt(row - 2);
  current[0] = row;
  let fewest = row;
  for (let column = 1; column <= width; column += 1) {
    const other = word.charCodeAt(column - 1);
    const change = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    let least = Math.min(change, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && earlier === other)
      least = Math.min(least, (before[column - 2] ?? 0) + 1);
    current[column] = least;
    if (least < fewest) fewest = least;
  }
  return fewest;
}
