/** A child that was given a position, from 1 on; null: at the end. `from`: where it stood; null: not in this parent. */
export type PlacedChild = { id: number; position: number | null; from: number | null };

/**
 * The order of a parent's children after some were given other positions. The others keep their order and fill the rest, so
 * that two rows that change places need no third one. Rule: menu-sheet/MS9.
 */
export function arrangeChildren(children: readonly number[], placed: readonly PlacedChild[]): readonly number[] {
  const moved = new Map(placed.map((child) => [child.id, child]));
  const stay = children.flatMap((id, index) => (moved.has(id) ? [] : [{ id, key: index + 1, position: index + 1 }]));
  const set = placed.map(({ id, position, from }) => {
    if (position === null) return { id, key: Number.POSITIVE_INFINITY, position: Number.POSITIVE_INFINITY };
    // Down the list it comes behind what stands there, up the list before it.
    const key = from !== null && position > from ? position + 0.5 : position - 0.5;
    return { id, key, position };
  });
  return [...stay, ...set].sort((one, other) => compare(one, other)).map(({ id }) => id);
}

type Keyed = { key: number; position: number };

const difference = (one: number, other: number): number => (one === other ? 0 : one - other);

const compare = (one: Keyed, other: Keyed): number =>
  difference(one.key, other.key) || difference(one.position, other.position);
