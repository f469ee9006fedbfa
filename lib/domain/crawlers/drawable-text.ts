/** Scripts of the product's languages, for which images have fonts. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Georgian', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
/** A letter for which there is no font. */
export const OTHER_SCRIPT = new RegExp(
  `[^${['Common', 'Inherited', ...SCRIPTS].map((name) => `\\p{Script=${name}}`).join('')}]`,
  'u',
);
/** Pictographs, their modifiers and flags, private and unassigned characters: no font of ours has them. */
const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\p{Cn}]|\u20e3|\ufe0e|\ufe0f|\u200d/gu;
/** Control characters, which end or break the markup of the drawing library. */
const CONTROLS = /[\p{Cc}\p{Cs}]+/gu;

/** The signs ©, ® and ™ and the digits count as pictographs. */
const KEPT = /[©®™\d#*]/u;

/**
 * The text that an image can show: one line without pictographs; '' if it has letters of a script for which there is no
 * font, because boxes instead of letters are worse than none.
 */
export function drawableText(text: string): string {
  const plain = text
    .replace(PICTURES, (sign) => (KEPT.test(sign) ? sign : ''))
    .replace(CONTROLS, ' ')
    .replace(/\s+/gu, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();
  return OTHER_SCRIPT.test(plain) ? '' : plain;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `length` characters as guests count them, up to a whole word, with an ellipsis if there are more. */
export function clipText(text: string, length: number): string {
  const all = [...graphemes.segment(text.slice(0, length * 12))].map(({ segment }) => segment);
  if (all.length <= length) return text;
  const start = all.slice(0, length).join('');
  const lastSpace = start.lastIndexOf(' ');
  // A long last word, or a language without spaces, is cut where it is.
  return `${(lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
