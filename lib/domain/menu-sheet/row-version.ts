import type { FileValue } from '../menu/menu-item';
import type { ValueColumn } from './sheet-columns';
import type { MenuRow, SheetMenu } from './sheet-menu';

/** What a row said when its sheet was downloaded. `values`: stands for them. `parent` of a row at the top: ''. */
type RowVersion = { values: string; parent: string; position: string };

/** The version of a row's values: of everything that its cells show. */
export function versionOfValues(
  { value, kind }: MenuRow,
  { versionOf }: Pick<SheetMenu, 'versionOf'>,
  columns: readonly ValueColumn[],
): string {
  const fields = new Set(columns.filter(({ kinds }) => kinds.includes(kind)).flatMap((column) => column.fields));
  const shown: FileValue = Object.fromEntries([...fields].map((field) => [field, value[field] ?? null]));
  return versionOf(shown);
}

/** The cell of a row's version. It begins with a letter, so that no spreadsheet takes it for a number or a date. */
export const versionCell = (row: MenuRow, values: string): string => `v${values}-${row.parent ?? ''}-${row.position}`;

const VERSION = /^v([0-9a-f]{4,64})-(\d*)-(\d+)$/;

/** Reads the version of a row; null: the sheet has none. */
export function readVersion(cell: string): RowVersion | null {
  const [, values, parent, position] = VERSION.exec(cell) ?? [];
  return values === undefined || parent === undefined || position === undefined ? null : { values, parent, position };
}
