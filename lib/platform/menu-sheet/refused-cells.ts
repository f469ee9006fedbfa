import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import type { CellProblem } from '@/lib/domain/menu-sheet/sheet-problem';
import type { SheetReading } from '@/lib/domain/menu-sheet/sheet-reader';
import type { PlatformContext } from '../context';
import { checkMenu, type MenuProblem } from '../menu/check-menu';
import { withEntries } from '../menu/edit-item';
import { sourceOf } from '../menu/publish-menu';
import { type DeskMenu, draftedFiles } from '../menu/read-menu';

const keyOf = ({ item, field, message }: MenuProblem): string => [item, field, message].join('\n');

/**
 * What the import would refuse of a menu with a sheet, and not of the menu without it, by its cells: what no cell alone
 * shows. `idOf`: the id that something new has got. Rules: menu/ME11, menu-sheet/MS7.
 */
export function refusedCells(
  context: Pick<PlatformContext, 'now' | 'hotelsDir' | 'filesDir' | 'emojiDir'>,
  hotel: string,
  sheet: { menu: DeskMenu; entries: readonly DraftEntry[]; reading: SheetReading; idOf(id: number): number },
): readonly CellProblem[] {
  const { menu, entries, reading, idOf } = sheet;
  const problemsOf = (of: DeskMenu) => checkMenu(sourceOf(context, hotel, draftedFiles(of)));
  const found = problemsOf(withEntries(menu, entries, { name: null, at: context.now().toISOString() }));
  if (found.length === 0) return [];
  const known = new Set(problemsOf(menu).map(keyOf));
  const created = new Map(reading.changes.created.map(({ kind, id }) => [`${kind}:${idOf(id)}`, `${kind}:${id}`]));
  return found
    .filter((problem) => !known.has(keyOf(problem)))
    .map(({ item, field, message }) => {
      const name = item ?? '';
      const cell = reading.cellOf(created.get(name) ?? name, field) ?? { row: 1, column: 1 };
      return { ...cell, reason: 'refused', values: { reason: message } };
    });
}
