import { hasText } from '../i18n/text';
import { jsonEqual } from '../json/json-equal';
import type { FileValue } from '../menu/menu-item';
import { unguardCell } from '../text/cell-guard';
import { lostLetters } from './sheet-bytes';
import { type CellChange, dietFault, headingFault, type RowPlace, type ValueColumn } from './sheet-columns';
import type { Header } from './sheet-header';
import type { RowKind } from './sheet-menu';
import type { CellFault } from './sheet-problem';
import { fileText } from './text-cell';

/** Characters of a cell: more than any text of a menu needs. */
const LONGEST_CELL = 10_000;

/** A cell that empties its field, because an empty cell leaves it alone. Rule: menu-sheet/MS1. */
export const EMPTIES = '-';

/** What spreadsheets write where a formula or a width went wrong: #NAME?, #REF!, #NV, #####. */
const FORMULA_ERROR = /^#(?:[\p{L}/0-9]{1,12}[!?]|N\/A|NV|#{2,})$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL_SIGNS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What is wrong with a cell whatever its column is; null: nothing. */
export function cellFault(cell: string): CellFault | null {
  if (cell.length > LONGEST_CELL) return { reason: 'too_long', values: { most: LONGEST_CELL } };
  if (CONTROL_SIGNS.test(cell)) return { reason: 'signs' };
  return FORMULA_ERROR.test(cell.trim()) ? { reason: 'formula_error' } : null;
}

/** The text of a cell as the file would have it. */
const cellText = (column: ValueColumn, cell: string): string =>
  column.language === null ? cell : unguardCell(withPlainBreaks(cell));

/** What a cell makes of a value; null: it leaves it alone. */
function readCell(
  column: ValueColumn,
  raw: string,
  { value, place }: { value: FileValue; place: RowPlace },
): CellChange | null {
  if (raw.trim() === '') return null;
  const shown = withPlainBreaks(column.show(value)).trim();
  if (raw.trim() === EMPTIES) return shown === '' ? null : column.empty(value);
  // Compared with and without its guard, which stands before the blanks of a text.
  const text = cellText(column, raw).trim();
  if (text === shown) return null;
  // What the menu says already is no fault of the sheet.
  const fault = cellFault(raw);
  if (fault !== null) return { ok: false, ...fault };
  if (column.language !== null && lostLetters(text, shown)) return { ok: false, reason: 'letters_lost' };
  return column.change(value, text, place);
}

type CellFaultAt = CellFault & { index: number };
type RowValues = { value: FileValue; faults: readonly CellFaultAt[] };
/** `isStale`: somebody has changed its values since the sheet was downloaded. */
type Row = { kind: RowKind; cells: readonly string[]; header: Header; place: RowPlace; isStale: boolean };

/** A value with everything that the cells of its row say, and what is wrong with them. `index` of a fault: of its cell. */
export function readRowValues(before: FileValue, row: Row): RowValues {
  const { kind, cells, header, place, isStale } = row;
  const faults: CellFaultAt[] = [];
  let value = before;
  for (const { column, index } of header.values) {
    const cell = cells[index] ?? '';
    const isHere = column.kinds.includes(kind);
    if (!isHere && cell.trim() !== '') faults.push({ reason: 'not_here', index });
    const change = isHere ? readCell(column, cell, { value, place }) : null;
    // It may say what it said when it was downloaded. Rule: menu-sheet/MS11.
    const isOld = isStale && change?.ok === true && !jsonEqual(change.value, value);
    if (isOld) faults.push({ reason: 'changed_since', index });
    else if (change?.ok === true) value = change.value;
    if (change?.ok === false) faults.push({ reason: change.reason, values: change.values ?? {}, index });
  }
  const whole = faultsOfWhole({ before, value }, row).filter(
    ({ index }) => !faults.some((each) => each.index === index),
  );
  return { value: jsonEqual(value, before) ? before : value, faults: [...faults, ...whole] };
}

/** What no cell alone shows: a missing title, a diet against the allergens, a heading that the section lacks. */
function faultsOfWhole(
  { before, value }: { before: FileValue; value: FileValue },
  { kind, header, place }: Row,
): readonly CellFaultAt[] {
  const at = (name: ValueColumn['name']) => header.values.find(({ column }) => column.name === name)?.index ?? 0;
  const faults: CellFaultAt[] = [];
  const diet = value === before ? null : dietFault(value);
  if (diet !== null && dietFault(before) === null) faults.push({ ...diet, index: at('diets') });
  if (!hasText(fileText(value.title))) faults.push({ reason: 'title_needed', index: at('title') });
  const { heading } = value;
  if (kind === 'product' && typeof heading === 'string' && !place.headings.includes(heading))
    faults.push({ ...headingFault(place), index: at('heading') });
  return faults;
}
