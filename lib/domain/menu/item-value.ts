import { type FileValue, type MenuItem, productItem, sectionItem, sequenceItem, targetOf } from './menu-item';
import { childrenOf, type MenuTree } from './menu-tree';

/** The value of an item; null: there is no such one. */
export function itemValue(tree: MenuTree, item: MenuItem): FileValue | null {
  const { kind, id } = targetOf(item);
  if (kind === 'sequence') return id === null || tree.sections.has(id) ? childrenOf(tree, id) : null;
  return (kind === 'section' ? tree.sections.get(id) : tree.products.get(id))?.value ?? null;
}

/** The section in which an item stands; null: the top, a sequence, or none. */
export function itemParent(tree: MenuTree, item: MenuItem): number | null {
  const { kind, id } = targetOf(item);
  if (kind === 'sequence') return null;
  return (kind === 'section' ? tree.sections.get(id) : tree.products.get(id))?.parent ?? null;
}

/** Every item of a menu whose value can be edited. */
export const itemsOf = (tree: MenuTree): readonly MenuItem[] => [
  ...[...tree.sections.keys()].map(sectionItem),
  ...[...tree.products.keys()].map(productItem),
  ...[null, ...tree.sections.keys()].map(sequenceItem),
];
