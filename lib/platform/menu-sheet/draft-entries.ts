import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import { productItem, sectionItem, sequenceItem } from '@/lib/domain/menu/menu-item';
import type { SheetChanges } from '@/lib/domain/menu-sheet/sheet-reader';

/** What a sheet changes as drafts. What it makes gets the ids after `lastId`, in the order of its rows. */
export function draftEntries(
  { values, created, sequences }: SheetChanges,
  lastId: number,
): { entries: readonly DraftEntry[]; lastId: number; idOf(id: number): number } {
  const ids = new Map(created.map(({ id }, place) => [id, lastId + 1 + place]));
  const idOf = (id: number) => ids.get(id) ?? id;
  const entries = [
    ...created.map(({ kind, id, parent, value }) => ({
      item: (kind === 'section' ? sectionItem : productItem)(idOf(id)),
      value: { id: idOf(id), ...value },
      parent,
    })),
    ...[...values].map(([item, value]) => ({ item, value })),
    ...[...sequences].map(([parent, { sections, products }]) => ({
      item: sequenceItem(parent),
      value: { sections: sections.map(idOf), products: products.map(idOf) },
    })),
  ];
  return { entries, lastId: lastId + created.length, idOf };
}
