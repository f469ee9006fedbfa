/** What ends a line somewhere: in a terminal, a mail, a spreadsheet or a browser. */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text as one line. Wherever a text of a guest stands in a structure of lines, it must not begin a line of its own. */
export const singleLine = (text: string): string => text.replace(CONTROLS, ' ');

/** The lines of a text, without other control characters. */
export const linesOf = (text: string): readonly string[] => text.split(BREAK).map(singleLine);
