import type { PriceForm } from './price-cell';
import type { ValueColumn } from './sheet-columns';
import type { DecimalMark, SheetFormat } from './sheet-format';
import type { CellProblem } from './sheet-problem';

/**
 * The columns that say what a row is and where it stands, at the beginning of the file. `where` is only for reading;
 * `version` stands for what the row said when it was downloaded.
 */
export const PLACE_COLUMNS = ['id', 'kind', 'parent', 'position', 'where', 'version'] as const;
export type PlaceColumn = (typeof PLACE_COLUMNS)[number];

/** Rows of this kind explain the columns and are not read. */
export const NOTE_KIND = 'note';

/** Without these a file is no menu. */
const NEEDED: readonly PlaceColumn[] = ['id', 'kind'];

const PRICE = /^price(?:\s*\(\s*0(?:([.,])0+)?\s*\))?$/;

/** The name of a column in the first row. The price shows how prices of the file are written. */
export function headerName({ name, language }: ValueColumn, { mark, digits }: PriceForm): string {
  if (language !== null) return `${name}.${language}`;
  return name === 'price' ? `price (0${digits === 0 ? '' : mark}${'0'.repeat(digits)})` : name;
}

const normalName = (cell: string): string => cell.trim().toLowerCase();

/** The mark of the file's prices: as its header says, else a comma where a comma does not separate cells. */
export function priceMark(cells: readonly string[], separator: SheetFormat['separator']): DecimalMark {
  const said = cells.map((cell) => PRICE.exec(normalName(cell))?.[1]).find((mark) => mark !== undefined);
  if (said === '.' || said === ',') return said;
  return separator === 'semicolon' ? ',' : '.';
}

/** Which column of the file has what. Indices count from 0. */
export type Header = {
  width: number;
  place: ReadonlyMap<PlaceColumn, number>;
  values: readonly { column: ValueColumn; index: number }[];
};

type ReadHeader = { header: Header; missing: readonly PlaceColumn[]; problems: readonly CellProblem[] };

const LANGUAGE_COLUMN = /^(title|descr)\.([a-z]{2,3})$/;

/** Reads the first row. A column without a name is left alone; `missing`: without them the file cannot be read. */
export function readHeader(
  cells: readonly string[],
  columns: readonly ValueColumn[],
  languages: readonly string[],
): ReadHeader {
  const place = new Map<PlaceColumn, number>();
  const values: { column: ValueColumn; index: number }[] = [];
  const problems: CellProblem[] = [];
  const seen = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const name = normalName(cell).replace(PRICE, 'price');
    if (name === '') continue;
    const add = (reason: CellProblem['reason'], more: CellProblem['values'] = {}) =>
      problems.push({ row: 1, column: index + 1, reason, values: more });
    const placeColumn = PLACE_COLUMNS.find((each) => each === name);
    const column = columns.find(
      (each) => (each.language === null ? each.name : `${each.name}.${each.language}`) === name,
    );
    const language = LANGUAGE_COLUMN.exec(name)?.[2];
    if (seen.has(name)) add('column_twice', { name });
    else if (placeColumn !== undefined) place.set(placeColumn, index);
    else if (column !== undefined) values.push({ column, index });
    else if (language !== undefined) add('language', { language, languages: languages.join(', ') });
    else add('column', { name: cell.trim().slice(0, 40) });
    seen.add(name);
  }
  return {
    header: { width: cells.length, place, values },
    missing: NEEDED.filter((name) => !place.has(name)),
    problems,
  };
}
