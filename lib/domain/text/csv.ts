/** What spreadsheets take for a formula at the start of a cell, also behind a tab or a line break. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]/;

/** Whether a spreadsheet would compute a text instead of showing it. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** A negative number begins like a formula and is none. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** With it, Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A cell in quotes. A number stays one; a text that a spreadsheet would compute gets an apostrophe before it, so that the
 * name of a dish cannot run anything.
 */
function cell(value: string | number | null): string {
  if (value === null) return '""';
  const text = typeof value === 'string' && isFormula(value) && !NEGATIVE.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

type Rows = readonly (readonly (string | number | null)[])[];

/** Further rows of a file that is written in parts. */
export const csvRows = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Rows as a CSV file for spreadsheets (RFC 4180). Rule: figures/FG11. */
export const csvText = (rows: Rows): string => BYTE_ORDER_MARK + csvRows(rows);
