import type { FileValue } from '../menu/menu-item';
import { type RowMove, readRowPlace } from './row-place';
import { findTarget, type RowIndex } from './row-target';
import { cellFault, readRowValues } from './row-values';
import { readVersion } from './row-version';
import { type Header, NOTE_KIND, type PlaceColumn } from './sheet-header';
import type { MenuRow, RowKind } from './sheet-menu';
import type { CellFault } from './sheet-problem';

/** What a row says. `before`: the value that it was compared with; of a new one `{}`. */
type ReadTarget = { kind: RowKind; row: MenuRow | null; place: RowMove; before: FileValue; value: FileValue };

export type ReadRow = {
  /** null: nothing, or nothing that can be read. */
  target: ReadTarget | null;
  /** `index`: of the cell, from 0 on. */
  faults: readonly (CellFault & { index: number })[];
};

export type RowReader = {
  header: Header;
  index: RowIndex;
  /** The codes of each section's headings, by its id. */
  headings: ReadonlyMap<number, readonly string[]>;
  /** What an earlier row of the sheet says of the same row of the menu; null: nothing. */
  faultOf(row: MenuRow): CellFault | null;
  /** The value of a row with what earlier rows have changed. */
  valueOf(row: MenuRow): FileValue;
  /** The version of a row's values in the menu. */
  versionOf(row: MenuRow): string;
};

const nothing = (...faults: ReadRow['faults']): ReadRow => ({ target: null, faults });

/** Reads a row of a sheet. Blank rows and rows of notes say nothing. */
export function readRow(cells: readonly string[], reader: RowReader): ReadRow {
  const { header, index, headings } = reader;
  const at = (name: PlaceColumn) => header.place.get(name) ?? 0;
  const cell = (name: PlaceColumn) => (header.place.has(name) ? (cells[at(name)] ?? '').trim() : '');
  if (cells.every((text) => text.trim() === '') || cell('kind').toLowerCase() === NOTE_KIND) return nothing();
  for (const name of ['id', 'kind', 'parent', 'position'] as const) {
    const wrong = cellFault(cell(name));
    if (wrong !== null) return nothing({ ...wrong, index: at(name) });
  }
  const found = findTarget({ id: cell('id'), kind: cell('kind'), parent: cell('parent') }, index);
  if (!found.ok) return nothing({ ...found.fault, index: at(found.column) });
  const { kind, row } = found;
  const twice = row && reader.faultOf(row);
  if (twice !== null) return nothing({ ...twice, index: at('id') });
  const seen = row && readVersion(cell('version'));
  // A place that its author has not touched leaves alone where the row stands now. Rule: menu-sheet/MS11.
  const touched = (name: 'parent' | 'position') => (cell(name) === seen?.[name] ? '' : cell(name));
  const cellsOfPlace = { parent: touched('parent'), position: touched('position') };
  const { faults: wrongPlace, ...place } = readRowPlace(cellsOfPlace, {
    kind,
    row,
    hasSection: (id) => headings.has(id),
  });
  const isStale = row !== null && seen !== null && seen.values !== reader.versionOf(row);
  const before = row === null ? {} : reader.valueOf(row);
  const inSection = { headings: headings.get(place.parent ?? 0) ?? [] };
  const read = readRowValues(before, { kind, cells, header, place: inSection, isStale });
  const extra = cells.findIndex((text, column) => column >= header.width && text.trim() !== '');
  return {
    target: { kind, row, place, before, value: read.value },
    faults: [
      ...wrongPlace.map((fault) => ({ ...fault, index: at(fault.column) })),
      ...read.faults,
      ...(extra < 0 ? [] : [{ reason: 'too_many_cells' as const, index: extra }]),
    ],
  };
}
