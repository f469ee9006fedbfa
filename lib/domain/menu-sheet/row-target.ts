import { asciiDigits } from '../i18n/typed-text';
import type { PlaceColumn } from './sheet-header';
import { type MenuRow, menuRows, ROW_KINDS, type RowKind, rowKey, type SheetMenu } from './sheet-menu';
import type { CellFault } from './sheet-problem';

/** The rows of a menu by what they are. */
export type RowIndex = {
  byKey: ReadonlyMap<string, MenuRow>;
  /** Rows of choices by the choice's id, which several options may have. */
  choices: ReadonlyMap<number, readonly MenuRow[]>;
};

export function indexRows(menu: SheetMenu): RowIndex {
  const rows = menuRows(menu);
  const choices = new Map<number, MenuRow[]>();
  for (const row of rows) {
    if (row.kind === 'choice') choices.set(row.id, [...(choices.get(row.id) ?? []), row]);
  }
  return { byKey: new Map(rows.map((row) => [rowKey(row), row])), choices };
}

type Found =
  /** `row` null: a new section or product. */
  { ok: true; kind: RowKind; row: MenuRow | null } | { ok: false; column: PlaceColumn; fault: CellFault };

const fail = (column: PlaceColumn, reason: CellFault['reason'], values: CellFault['values'] = {}): Found => ({
  ok: false,
  column,
  fault: { reason, values },
});

const ID = /^[1-9]\d{0,14}$/;

/** An id as a cell has it; null: it is none. */
export const readId = (cell: string): number | null => {
  const digits = asciiDigits(cell);
  return ID.test(digits) ? Number(digits) : null;
};

/** Which row of the menu a row of the sheet is about. Rule: menu-sheet/MS1. */
export function findTarget(cells: { id: string; kind: string; parent: string }, index: RowIndex): Found {
  const kind = ROW_KINDS.find((each) => each === cells.kind.toLowerCase());
  if (kind === undefined) return fail('kind', 'kind', { known: ROW_KINDS.join(', ') });
  if (cells.id === '') return kind === 'choice' ? fail('id', 'choice_new') : { ok: true, kind, row: null };
  const id = readId(cells.id);
  if (id === null) return fail('id', 'id');
  if (kind === 'choice') return findChoice(id, cells.parent, index);
  const row = index.byKey.get(rowKey({ kind, id, option: null }));
  return row === undefined ? fail('id', 'id_unknown', { id }) : { ok: true, kind, row };
}

function findChoice(id: number, parent: string, { byKey, choices }: RowIndex): Found {
  const known = choices.get(id) ?? [];
  const [only] = known;
  if (only === undefined) return fail('id', 'id_unknown', { id });
  if (parent === '')
    return known.length === 1 ? { ok: true, kind: 'choice', row: only } : fail('parent', 'parent_needed');
  const option = readId(parent);
  const row = option === null ? undefined : byKey.get(rowKey({ kind: 'choice', id, option }));
  return row === undefined ? fail('parent', 'parent_fixed') : { ok: true, kind: 'choice', row };
}
