import { asciiDigits } from '../i18n/typed-text';
import { readId } from './row-target';
import { EMPTIES } from './row-values';
import type { PlaceColumn } from './sheet-header';
import type { MenuRow, RowKind } from './sheet-menu';
import type { CellFault } from './sheet-problem';

/** Where a row of the sheet puts its section or product. `position` null: no cell says so. */
export type RowMove = { parent: number | null; position: number | null; isMoved: boolean };

type ReadPlace = RowMove & { faults: readonly (CellFault & { column: PlaceColumn })[] };

/** A position, or the number of one, as a cell has it; null: it is none. */
const readPosition = (cell: string): number | null => {
  const digits = asciiDigits(cell);
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : null;
};

/** The section that a cell names; what is wrong with it, where it names none. */
function readParent(
  cell: string,
  { kind, row, hasSection }: { kind: RowKind; row: MenuRow | null; hasSection(id: number): boolean },
): { parent: number | null } | CellFault {
  const isTop = cell === EMPTIES || cell === '';
  if (cell === '' && row !== null) return { parent: row.parent };
  if (isTop) return kind === 'section' ? { parent: null } : { reason: 'parent_needed' };
  const id = readId(cell);
  if (id === null) return { reason: 'parent' };
  return hasSection(id) ? { parent: id } : { reason: 'parent_unknown', values: { id } };
}

/** Reads where a row puts its section or product. Choices stay where they are. Rule: menu-sheet/MS9. */
export function readRowPlace(
  cells: { parent: string; position: string },
  at: { kind: RowKind; row: MenuRow | null; hasSection(id: number): boolean },
): ReadPlace {
  const { kind, row } = at;
  const stays = { parent: row?.parent ?? null, position: null, isMoved: false };
  const position = cells.position === '' ? null : readPosition(cells.position);
  if (cells.position !== '' && position === null)
    return { ...stays, faults: [{ column: 'position', reason: 'position' }] };
  if (kind === 'choice') {
    const isElsewhere = position !== null && position !== row?.position;
    return { ...stays, faults: isElsewhere ? [{ column: 'position', reason: 'not_here' }] : [] };
  }
  const read = readParent(cells.parent, at);
  if ('reason' in read) return { ...stays, faults: [{ ...read, column: 'parent' }] };
  const isMoved = row !== null && (read.parent !== row.parent || (position !== null && position !== row.position));
  // A row that changes its section has no place in the new one by the number of the old one.
  const isOldNumber = row !== null && read.parent !== row.parent && position === row.position;
  return { parent: read.parent, position: isOldNumber ? null : position, isMoved, faults: [] };
}
