import { textIn } from '../i18n/text';
import { guardCell } from '../text/cell-guard';
import { versionCell, versionOfValues } from './row-version';
import { type SheetContext, type ValueColumn, valueColumns } from './sheet-columns';
import { headerName, NOTE_KIND, PLACE_COLUMNS, type PlaceColumn } from './sheet-header';
import { type MenuRow, menuRows, type SheetMenu } from './sheet-menu';
import { fileText } from './text-cell';

/** What a column is for, for the row below the names. */
export type ColumnNote = PlaceColumn | ValueColumn['name'];

export type SheetWriter = {
  mark: SheetContext['mark'];
  /** The language of the titles in the column that says where a row stands. */
  language: string;
  note(column: Exclude<ColumnNote, 'kind'>): string;
};

/** What the writer needs of the context: it asks for no picture. */
const writingContext = (menu: SheetMenu, mark: SheetContext['mark']): SheetContext => ({
  ...menu,
  mark,
  encoding: 'utf-8',
  hasPicture: () => true,
});

const whereOf = (row: MenuRow, language: string): string =>
  row.above.map((title) => textIn(fileText(title), language)).join(' › ');

/** The cell of a value: a text is guarded, so that a spreadsheet changes nothing about it. */
function valueCell(column: ValueColumn, row: MenuRow): string {
  if (!column.kinds.includes(row.kind)) return '';
  const cell = column.show(row.value);
  return column.language === null ? cell : guardCell(cell);
}

/**
 * A menu as rows of cells: the names of the columns, a row that explains them, and a row for each section, product and
 * choice. Rules: menu-sheet/MS1, menu-sheet/MS2.
 */
export function* sheetRows(menu: SheetMenu, { mark, language, note }: SheetWriter): Generator<readonly string[]> {
  const columns = valueColumns(writingContext(menu, mark));
  yield [...PLACE_COLUMNS, ...columns.map((column) => headerName(column, { mark, digits: menu.digits }))];
  yield [
    ...PLACE_COLUMNS.map((name) => (name === 'kind' ? NOTE_KIND : guardCell(note(name)))),
    ...columns.map((column) => guardCell(note(column.name))),
  ];
  for (const row of menuRows(menu)) {
    const { id, kind, parent, position } = row;
    yield [
      ...[String(id), kind, parent === null ? '' : String(parent), String(position), guardCell(whereOf(row, language))],
      versionCell(row, versionOfValues(row, menu, columns)),
      ...columns.map((column) => valueCell(column, row)),
    ];
  }
}
