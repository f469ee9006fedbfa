import { OTHER_SCRIPT } from '../crawlers/drawable-text';

/** Stands for what a ticket cannot show. */
export const LEFT_OUT = '[…]';

/** What joins or changes a pictograph, and is nothing by itself. */
const JOINERS = /[\u200d\u20e3\ufe0e\ufe0f\p{Emoji_Modifier}]/gu;

/** Faces, hands, hearts and the like, which ask for nothing: a kitchen misses nothing without them. */
const GREETINGS =
  /[\u{1f600}-\u{1f64f}\u{1f90c}-\u{1f917}\u{1f919}-\u{1f91f}\u{1f923}-\u{1f929}\u{1f970}-\u{1f97a}\u{1f44b}-\u{1f44f}\u{1f493}-\u{1f49f}\u{1f389}\u{1f38a}\u{1f973}\u2728\u2764\u2665\u263a]/gu;

/** The signs ©, ® and ™ and the digits count as pictographs. */
const PICTURES = /(?![©®™\d#*])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Co}\p{Cn}]/u;
const MISSING = new RegExp(
  `(?:${OTHER_SCRIPT.source}|${PICTURES.source})+(?:\\s*(?:${OTHER_SCRIPT.source}|${PICTURES.source})+)*`,
  'gu',
);

const CONTROLS = /[^\P{Cc}\n]|\p{Cs}/gu;
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * The text that a ticket can show, in the same lines: a mark stands for pictographs and for letters of a script without
 * a font, so that nobody takes 'no 🥜' for 'no'. Rule: tickets/TK6.
 */
export const printableText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .replace(CONTROLS, ' ')
    .replace(JOINERS, '')
    .replace(GREETINGS, '')
    .replace(MISSING, LEFT_OUT)
    .replace(/[^\S\n\u00a0]+/gu, ' ')
    // A count stays with its sign.
    .replace(/ x (?=\d)/gu, ' x\u00a0')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction in which a text begins that somebody has typed; `otherwise`: of one without letters. */
export function typedDirection(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [letter] = FIRST_LETTER.exec(text) ?? [];
  if (letter === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
