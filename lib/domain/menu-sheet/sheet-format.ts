/** How cells are separated. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type SeparatorName = keyof typeof SEPARATORS;

export type DecimalMark = '.' | ',';

/** How a file is written: where a comma separates decimals it does not separate cells. Rule: menu-sheet/MS3. */
export type SheetFormat = { separator: SeparatorName; mark: DecimalMark };

export const FORMATS: Readonly<Record<'comma' | 'semicolon', SheetFormat>> = {
  comma: { separator: 'comma', mark: '.' },
  semicolon: { separator: 'semicolon', mark: ',' },
};

/** The first line of some files says it: `sep=;`. */
const NAMED = /^sep=([,;\t])\r?\n/i;

/** The first row, with line breaks in quotes; a longer one is no row of names. */
const FIRST_ROW = /^(?:"(?:[^"]|"")*"|[^"\r\n]){0,20000}/;

const NAMES = Object.keys(SEPARATORS) as readonly SeparatorName[];

/**
 * Recognises what separates the cells of a file: what its first line says, else what occurs most in its first row outside of
 * quotes. `skipped`: the characters of that line, which is no row. Rule: menu-sheet/MS4.
 */
export function recognizeSeparator(text: string): { separator: SeparatorName; skipped: number } {
  const named = NAMED.exec(text);
  const said = NAMES.find((name) => SEPARATORS[name] === named?.[1]);
  if (named !== null && said !== undefined) return { separator: said, skipped: named[0].length };
  const row = (FIRST_ROW.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (name: SeparatorName) => row.split(SEPARATORS[name]).length;
  const separator = NAMES.reduce((most, name) => (count(name) > count(most) ? name : most));
  return { separator, skipped: 0 };
}
