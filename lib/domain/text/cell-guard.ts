import { isFormula } from './csv';

/** What spreadsheets take for a number, a date or a time, and write in their own way: 1/2, 10-12, 007, 12:30, 50 %. */
const NUMBER_LIKE = /^\d[\d\s.,:/-]*(?:(?:e\d+|[ap]m|%)\s*)?$/i;

const APOSTROPHES = /^'*/;

/** Whether a spreadsheet would change a text: compute it, or write it as its own number or date. */
const isChanged = (text: string): boolean => isFormula(text) || NUMBER_LIKE.test(text);

/**
 * A text as it stands in a cell: with an apostrophe before it where a spreadsheet would change it. What already begins with
 * apostrophes before such a text gets one more, so that `unguardCell` gives back every text. Rule: menu-sheet/MS5.
 */
export const guardCell = (text: string): string => (isChanged(text.replace(APOSTROPHES, '')) ? `'${text}` : text);

/** The text of a cell: without the apostrophe of `guardCell`, whether or not a spreadsheet has already taken it away. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && isChanged(cell.replace(APOSTROPHES, '')) ? cell.slice(1) : cell;
