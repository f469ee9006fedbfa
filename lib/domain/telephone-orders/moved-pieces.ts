/** Pieces of something that is counted: an item of the stock on a day, or a slot. `key` names it within the hotel. */
export type Pieces = { key: string; pieces: number };

/** How an order's hold of something changes. `held`: what it holds afterwards. `change`: above 0 for what is to be taken. */
type MovedPieces = { key: string; held: number; change: number };

const addUp = (all: readonly Pieces[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { key, pieces } of all) sums.set(key, (sums.get(key) ?? 0) + pieces);
  return sums;
};

/**
 * What changes of what an order holds when some of it goes and other pieces come, by key, so that a piece that goes and comes is
 * neither given back nor taken. Never gives back more than is held: what was ordered before it was counted holds nothing. Rule:
 * telephone-orders/TO10.
 */
export function movedPieces(
  held: readonly Pieces[],
  { removed, added }: { removed: readonly Pieces[]; added: readonly Pieces[] },
): readonly MovedPieces[] {
  const [before, going, coming] = [addUp(held), addUp(removed), addUp(added)];
  return [...new Set([...going.keys(), ...coming.keys()])].sort().flatMap((key) => {
    const holds = before.get(key) ?? 0;
    const after = holds - Math.min(holds, going.get(key) ?? 0) + (coming.get(key) ?? 0);
    return after === holds ? [] : [{ key, held: after, change: after - holds }];
  });
}
