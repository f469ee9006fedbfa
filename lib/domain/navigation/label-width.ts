/**
 * The width of characters in em: upper bounds for most letters of the built-in fonts at medium weight. The first class
 * that has a character decides.
 */
const CLASSES: readonly (readonly [pattern: RegExp, em: number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[ijlıłIІіїґ.,'’ʻ׳]/u, 0.33],
  [/[rtfгťוזיןاإأآ]/u, 0.45],
  [/[mwMWшщжюфыШЩЖЮФМЫДΩω@ლ]/u, 0.86],
  [/[سشصض]/u, 1.15],
  [/[طظتبثنفقكگي]/u, 0.8],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/u, 1],
  [/[дцмнҙң]/u, 0.72],
  [/\p{sc=Georgian}/u, 0.63],
  [/[\p{Lu}\p{sc=Hebrew}]/u, 0.68],
  [/[sacçcčćzžşyvkxşсзтгуакәәе]/u, 0.54],
  [/\p{sc=Greek}/u, 0.57],
  [/./u, 0.61],
];

const charWidth = (char: string): number => CLASSES.find(([pattern]) => pattern.test(char))?.[1] ?? 0;

/**
 * An estimate of the width of a label's longest word, in em: the server has no fonts, and the places of the entries must
 * be known before the first one is read. Rules: navigation/N26, layout/LY14.
 */
export const longestWordWidth = (label: string): number =>
  Math.max(0, ...label.split(/\s+/).map((word) => [...word].reduce((sum, char) => sum + charWidth(char), 0)));

/** The label of an entry with the width of its longest word, of which the browser needs no table of widths. */
export const labelOf = (title: string): { title: string; width: number } => ({
  title,
  width: Number(longestWordWidth(title).toFixed(2)),
});
