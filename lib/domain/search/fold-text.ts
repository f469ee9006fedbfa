/**
 * Text as the search compares it: lower case, without accents and vowel marks, with the letters that guests type for
 * one another made equal. Rule: search/SR3.
 */

/** Letters that are no base letter with a mark in Unicode, and are still typed as another letter. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'e',
  ґ: 'г',
  қ: 'к',
  ғ: 'г',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  ҡ: 'к',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  // Tatweel, the line that only stretches an Arabic word.
  ـ: '',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
};

const KATAKANA = /[\u30a1-\u30f6]/;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Arabic and Persian digits; their last four bits are the digit. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;

function foldLetter(letter: string): string {
  const known = LETTERS[letter];
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  if (KATAKANA.test(letter)) return String.fromCodePoint(code - KATAKANA_TO_HIRAGANA);
  return ARABIC_DIGIT.test(letter) ? String(code & 15) : letter;
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}+/gu, '');

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Folds a text as a whole, which is many times faster than `foldWithOffsets`. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  // Twice, because the lower case of some letters has marks.
  return [...withoutMarks(withoutMarks(text).toLowerCase())].map(foldLetter).join('');
}

/** `offsets[i]`: where the character of `text[i]` begins in the original; the last one is the original's length. */
type Folded = { text: string; offsets: readonly number[] };

/** Folds character by character and keeps the offsets, so that a match can be marked in the original. */
export function foldWithOffsets(original: string): Folded {
  let text = '';
  let at = 0;
  const offsets: number[] = [];
  for (const character of original) {
    const folded = foldText(character);
    text += folded;
    offsets.push(...new Array<number>(folded.length).fill(at));
    at += character.length;
  }
  offsets.push(at);
  return { text, offsets };
}

/** Words that are written with a hyphen or an apostrophe, as guests type them without: "Wi-Fi", "check-out". */
export const joinedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)+/gu) ?? []).map((word) =>
    word.replaceAll(/[-‐‑'’]/g, ''),
  );

/** The words of a text: runs of letters and digits with their marks. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
