import { type FileValue, type MenuItem, productItem, type Sequence, sectionItem } from '../menu/menu-item';
import { type ReadRow, type RowReader, readRow } from './read-row';
import { indexRows } from './row-target';
import { versionOfValues } from './row-version';
import type { Encoding } from './sheet-bytes';
import { type ValueColumn, valueColumns } from './sheet-columns';
import type { SheetFormat } from './sheet-format';
import { type Header, priceMark, readHeader } from './sheet-header';
import { idOf, type MenuRow, menuRows, recordsIn, rowKey, type SheetMenu } from './sheet-menu';
import { arrangeMenu, type SheetMove } from './sheet-moves';
import { type CellProblem, cellName, type FileProblem } from './sheet-problem';

/** More columns than a menu in every language has. */
const MOST_COLUMNS = 200;

/** A section or product that the sheet makes. `id` is below 0, and stands for it in the sequences. */
export type CreatedItem = { kind: 'section' | 'product'; id: number; parent: number | null; value: FileValue };

/** What a sheet changes. Nothing that it leaves alone is in it. */
export type SheetChanges = {
  values: ReadonlyMap<MenuItem, FileValue>;
  created: readonly CreatedItem[];
  /** By the parent; null: the top. */
  sequences: ReadonlyMap<number | null, Sequence>;
};

/** How many rows change something, say what the menu says already, and make something new. */
type SheetCounts = { changed: number; unchanged: number; new: number };

export type SheetReading = {
  counts: SheetCounts;
  problems: readonly CellProblem[];
  changes: SheetChanges;
  /**
   * The cell that says something of an item, to name where a later check refuses it; null: no row is about it. `field`: the
   * path in the item's value. Of a created item `item` has its id below 0.
   */
  cellOf(item: string, field: string): { row: number; column: number } | null;
};

type Source = { separator: SheetFormat['separator']; encoding: Encoding; hasPicture(address: string): boolean };

const refusal = (reason: FileProblem['reason'], values: FileProblem['values']) =>
  ({ ok: false, problem: { reason, values } }) as const;

/**
 * Compares a sheet with the menu row by row. All problems are collected, and a faulty cell keeps no other from being read.
 * Rules: menu-sheet/MS1, menu-sheet/MS7.
 */
export function createSheetReader(
  menu: SheetMenu,
  names: readonly string[],
  { separator, encoding, hasPicture }: Source,
): { ok: true; reader: SheetReader } | { ok: false; problem: FileProblem } {
  if (names.length > MOST_COLUMNS) return refusal('columns', { most: MOST_COLUMNS });
  const columns = valueColumns({ ...menu, mark: priceMark(names, separator), encoding, hasPicture });
  const { header, missing, problems } = readHeader(names, columns, menu.languages);
  if (missing.length > 0) return refusal('header', { names: missing.join(', ') });
  return { ok: true, reader: new SheetReader({ menu, columns }, header, problems) };
}

export class SheetReader {
  readonly #menu: SheetMenu;
  readonly #header: Header;
  readonly #reader: RowReader;
  readonly #problems: CellProblem[];
  readonly #values = new Map<MenuItem, FileValue>();
  readonly #created: CreatedItem[] = [];
  readonly #moves: SheetMove[] = [];
  readonly #changedRows = new Set<number>();
  /** The row of the sheet of each row of the menu that it has. */
  readonly #seen = new Map<string, number>();
  readonly #rows = new Map<string, number>();
  #last: { row: number; width: number };

  constructor(
    { menu, columns }: { menu: SheetMenu; columns: readonly ValueColumn[] },
    header: Header,
    problems: readonly CellProblem[],
  ) {
    this.#menu = menu;
    this.#header = header;
    this.#problems = [...problems];
    this.#last = { row: 1, width: header.width };
    this.#reader = {
      header,
      index: indexRows(menu),
      headings: headingsBySection(menu),
      faultOf: (row) => {
        const before = this.#seen.get(rowKey(row));
        return before === undefined
          ? null
          : { reason: 'id_twice', values: { cell: cellName(before, this.#column('id')) } };
      },
      versionOf: (row) => versionOfValues(row, menu, columns),
      valueOf: (row) => (row.kind === 'choice' ? row.value : (this.#values.get(itemOf(row)) ?? row.value)),
    };
  }

  /** Reads a row below the first. `row`: its number in the spreadsheet. */
  addRow(cells: readonly string[], row: number): void {
    const read = readRow(cells, this.#reader);
    for (const { index, reason, values = {} } of read.faults)
      this.#problems.push({ row, column: index + 1, reason, values });
    if (cells.some((cell) => cell.trim() !== '')) this.#last = { row, width: cells.length };
    if (read.target !== null) this.#keep(read.target, row);
  }

  /** `endsWithBreak`: whether the file ends with a line break, as it does unless it was cut off or has all its cells. */
  end({ endsWithBreak }: { endsWithBreak: boolean }): SheetReading {
    const { row: lastRow, width } = this.#last;
    if (!endsWithBreak && width < this.#header.width)
      this.#problems.push({ row: lastRow, column: width, reason: 'cut_off', values: {} });
    const { sequences, movedRows, insideThemselves } = arrangeMenu(this.#menu.tree, this.#moves);
    for (const row of insideThemselves)
      this.#problems.push({ row, column: this.#column('parent'), reason: 'parent_inside', values: {} });
    const changed = new Set([...this.#changedRows, ...movedRows]).size;
    return {
      counts: { changed, unchanged: this.#seen.size - changed, new: this.#created.length },
      problems: this.#problems.sort((one, other) => one.row - other.row || one.column - other.column),
      changes: { values: this.#values, created: this.#created, sequences },
      cellOf: (item, field) => {
        const row = this.#rows.get(item);
        return row === undefined ? null : { row, column: this.#columnOfField(field) };
      },
    };
  }

  #columnOfField(field: string): number {
    const [name = '', language = ''] = field.split('.');
    const found = this.#header.values.filter(({ column }) => column.fields.includes(name));
    const own = found.find(({ column }) => column.language === language) ?? found[0];
    return own === undefined ? this.#column('id') : own.index + 1;
  }

  #column(name: 'id' | 'parent'): number {
    return (this.#header.place.get(name) ?? 0) + 1;
  }

  #keep({ kind, row: found, place, before, value }: NonNullable<ReadRow['target']>, row: number): void {
    const name = kind === 'section' ? 'section' : 'product';
    const move = { kind: name, parent: place.parent, position: place.position, row } as const;
    if (found === null) {
      const id = -1 - this.#created.length;
      this.#created.push({ kind: name, id, parent: place.parent, value });
      this.#rows.set(`${name}:${id}`, row);
      if (place.position !== null) this.#moves.push({ ...move, id, before: null });
      return;
    }
    const item = itemOf(found);
    this.#seen.set(rowKey(found), row);
    if (found.kind !== 'choice' || !this.#rows.has(item)) this.#rows.set(item, row);
    if (value !== before) this.#changeValue(found, value, row);
    if (place.isMoved)
      this.#moves.push({ ...move, id: found.id, before: { parent: found.parent, position: found.position } });
  }

  #changeValue(found: MenuRow, value: FileValue, row: number): void {
    const item = itemOf(found);
    this.#changedRows.add(row);
    if (found.kind !== 'choice') {
      this.#values.set(item, value);
      return;
    }
    const product = this.#reader.index.byKey.get(rowKey({ kind: 'product', id: found.product ?? 0, option: null }));
    if (product !== undefined)
      this.#values.set(item, withChoice(this.#values.get(item) ?? product.value, found, value));
  }
}

/** The item that a row is a part of. */
const itemOf = ({ kind, id, product }: MenuRow): MenuItem =>
  kind === 'section' ? sectionItem(id) : productItem(product ?? id);

const headingsBySection = (menu: SheetMenu): ReadonlyMap<number, readonly string[]> =>
  new Map(
    menuRows(menu).flatMap(({ kind, id, value }) =>
      kind === 'section' ? [[id, recordsIn(value, 'headings').map(({ code }) => String(code))] as const] : [],
    ),
  );

/** A product with another value of one of its choices. */
const withChoice = (product: FileValue, { id, option }: MenuRow, choice: FileValue): FileValue => ({
  ...product,
  options: recordsIn(product, 'options').map((each) =>
    idOf(each) === option
      ? { ...each, attrs: recordsIn(each, 'attrs').map((attr) => (idOf(attr) === id ? choice : attr)) }
      : each,
  ),
});
