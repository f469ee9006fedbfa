import type { Sequence } from '../menu/menu-item';
import { childrenOf, type MenuTree } from '../menu/menu-tree';
import { arrangeChildren, type PlacedChild } from './arrange-children';

/** What a row of the sheet moves, or makes: its id is below 0 then. `row`: of the sheet. */
export type SheetMove = {
  kind: 'section' | 'product';
  id: number;
  parent: number | null;
  position: number | null;
  /** Where it stands; null: it is new. */
  before: { parent: number | null; position: number } | null;
  row: number;
};

type Arranged = {
  /** The new orders of children, by the parent. */
  sequences: ReadonlyMap<number | null, Sequence>;
  /** Rows whose section or product does not stay where it is. */
  movedRows: ReadonlySet<number>;
  /** Rows that put a section into itself, or into one that stands in it. */
  insideThemselves: readonly number[];
};

/** The sections whose way up never ends. */
function sectionsInside({ sections: known }: MenuTree, moves: readonly SheetMove[]): readonly SheetMove[] {
  const parents = new Map([...known].map(([id, { parent }]) => [id, parent]));
  const sections = moves.filter(({ kind }) => kind === 'section');
  for (const { id, parent } of sections) parents.set(id, parent);
  return sections.filter(({ id }) => {
    const above = new Set<number>([id]);
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) {
      if (above.has(parent)) return true;
      above.add(parent);
    }
    return false;
  });
}

/** Carries out what the rows of a sheet say of places. Rule: menu-sheet/MS9. */
export function arrangeMenu(tree: MenuTree, moves: readonly SheetMove[]): Arranged {
  const inside = sectionsInside(tree, moves);
  const sequences = new Map<number | null, Sequence>();
  const movedRows = new Set<number>();
  for (const parent of new Set(moves.map((move) => move.parent))) {
    const current = childrenOf(tree, parent);
    const arrange = (kind: SheetMove['kind'], children: readonly number[]) => {
      const left = new Set(moves.filter((move) => move.kind === kind && move.parent !== parent).map(({ id }) => id));
      const placed = moves.filter((move) => move.kind === kind && move.parent === parent);
      return arrangeChildren(
        children.filter((id) => !left.has(id)),
        placed.map((move) => placedChild(move)),
      );
    };
    const next = { sections: arrange('section', current.sections), products: arrange('product', current.products) };
    const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
    if (isSame(next.sections, current.sections) && isSame(next.products, current.products)) continue;
    sequences.set(parent, next);
    for (const move of moves.filter((each) => each.parent === parent && each.before !== null)) {
      const list = move.kind === 'section' ? next.sections : next.products;
      const stays = move.before?.parent === parent && list.indexOf(move.id) + 1 === move.before.position;
      if (!stays) movedRows.add(move.row);
    }
  }
  return { sequences, movedRows, insideThemselves: inside.map(({ row }) => row) };
}

const placedChild = ({ id, position, parent, before }: SheetMove): PlacedChild => ({
  id,
  position,
  from: before !== null && before.parent === parent ? before.position : null,
});
