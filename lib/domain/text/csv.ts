/** What spreadsheets take for a formula at the start of a cell, also behind a tab or a line break. */
const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]/;

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
  const text = typeof value === 'string' && FORMULA.test(value) && !NEGATIVE.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as a CSV file for spreadsheets (RFC 4180). Rule: figures/FG11. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
