/** Why a whole file is not read. */
export const FILE_REASONS = ['workbook', 'letters', 'empty', 'rows', 'columns', 'header', 'quotes'] as const;
type FileReason = (typeof FILE_REASONS)[number];

/** What can be wrong with a cell. */
export const CELL_REASONS = [
  'column',
  'language',
  'column_twice',
  'too_many_cells',
  'formula_error',
  'too_long',
  'signs',
  'letters_lost',
  'changed_since',
  'kind',
  'not_here',
  'id',
  'id_unknown',
  'id_twice',
  'choice_new',
  'parent',
  'parent_unknown',
  'parent_needed',
  'parent_fixed',
  'parent_inside',
  'position',
  'title_needed',
  'price',
  'price_thousands',
  'price_digits',
  'tax',
  'unknown_word',
  'diet',
  'yes_no',
  'heading',
  'hours',
  'hours_slots',
  'hours_needed',
  'image',
  'image_missing',
  'cut_off',
  'refused',
] as const;
type CellReason = (typeof CELL_REASONS)[number];

type ReasonValues = Readonly<Record<string, string | number>>;

/** Why a whole file is not read, with the values of its sentence. */
export type FileProblem = { reason: FileReason; values: ReasonValues };

/** What is wrong with a value, with the values of its sentence. */
export type CellFault = { reason: CellReason; values?: ReasonValues };

/** A fault with its place. Rows and columns count from 1, as in the spreadsheet. */
export type CellProblem = { row: number; column: number; reason: CellReason; values: ReasonValues };

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** The letters of a column as spreadsheets name it: 1 is A, 27 is AA. */
function columnName(column: number): string {
  const rest = column - 1;
  const last = String.fromCharCode(FIRST_LETTER + (rest % LETTERS));
  return rest < LETTERS ? last : columnName(Math.floor(rest / LETTERS)) + last;
}

/** The name of a cell, such as D14. Rule: menu-sheet/MS7. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;
