/** Reads what a guest has typed. A browser, an input method or the clipboard may add characters that nobody sees. */

/** A character that shows something: no blank, no control and none of those that are invisible by themselves. */
const SHOWN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing, so that it counts as empty. Rules: chat/CH6, options/O24. */
export const isBlank = (text: string): boolean => !SHOWN.test(text);

/** Removes the blanks around a text; a text that shows nothing is empty. */
export const trimTyped = (text: string): string => (isBlank(text) ? '' : text.trim());

/** The code points of zero in the scripts of supported languages, of their neighbours, and of wide forms. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
];

const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point < first + 10);
  return zero === undefined ? digit : String(point - zero);
};

/** Writes the digits of any script as 0–9 and leaves everything else. Rule: options/O25. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

const UNSEEN = '[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]+';
const AROUND = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');

/** A room as it is stored and sent: digits as 0–9, nothing blank or invisible around it. Rule: checkout/CO19. */
export const roomText = (typed: string): string => asciiDigits(typed.replace(AROUND, ''));

/** Digits and the signs between them. */
const NUMBER = /^[\p{Nd}\s.,:/()+\u066b\u066c-]+$/u;

/** An answer as it is sent: one that is a number has the digits 0–9. Rule: options/O25. */
export const answerText = (typed: string): string => (NUMBER.test(typed) ? asciiDigits(typed) : typed);
