import { jsonEqual } from '../json/json-equal';
import { applyDrafts, type Draft, readSequence } from './apply-drafts';
import { itemParent, itemValue } from './item-value';
import { type MenuItem, targetOf } from './menu-item';
import type { MenuTree } from './menu-tree';

/**
 * What becomes of the drafts that are left when those of new sections go: what is new in these goes too, unless it was
 * moved to another section, where it stays. `moved`: with the section in which they stand now. Rule: menu/ME18.
 */
export function rehomeDrafts<D extends Draft>(
  tree: MenuTree,
  { before, left }: { before: readonly D[]; left: readonly D[] },
): { moved: readonly D[]; gone: readonly MenuItem[] } {
  const stood = applyDrafts(tree, before);
  const known = new Set(stood.lost);
  const lostOf = (drafts: readonly D[]) => new Set(applyDrafts(tree, drafts).lost.filter((item) => !known.has(item)));
  const lost = lostOf(left);
  const isElsewhere = ({ item, parent }: D) =>
    itemValue(stood.tree, item) !== null && itemParent(stood.tree, item) !== parent;
  const homes = new Map(
    left.flatMap((draft) =>
      lost.has(draft.item) && draft.base === null && isElsewhere(draft)
        ? [[draft.item, { ...draft, parent: itemParent(stood.tree, draft.item) }] as const]
        : [],
    ),
  );
  const gone = homes.size === 0 ? lost : lostOf(left.map((draft) => homes.get(draft.item) ?? draft));
  return { moved: [...homes.values()].filter(({ item }) => !gone.has(item)), gone: [...gone] };
}

/**
 * The drafts of orders that change nothing: an order as it is published, unless another one names something of it, which
 * would stand there without this one. Rules: menu/ME7, menu/ME8.
 */
export function idleOrders(tree: MenuTree, drafts: readonly Draft[]): readonly MenuItem[] {
  const orders = drafts.flatMap(({ item, value }) =>
    value !== null && targetOf(item).kind === 'sequence' ? [{ item, value, keys: keysIn(value) }] : [],
  );
  const counts = new Map<string, number>();
  for (const key of orders.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return orders
    .filter(
      ({ item, value, keys }) => jsonEqual(value, itemValue(tree, item)) && keys.every((key) => counts.get(key) === 1),
    )
    .map(({ item }) => item);
}

/** What an order names, each once. */
function keysIn(value: Parameters<typeof readSequence>[0]): readonly string[] {
  const { sections, products } = readSequence(value);
  return [...new Set([...sections.map((id) => `section ${id}`), ...products.map((id) => `product ${id}`)])];
}
