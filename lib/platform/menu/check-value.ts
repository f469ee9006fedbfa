import type { FieldErrors } from '@/lib/contract/refusals';
import { itemValue } from '@/lib/domain/menu/item-value';
import { type FileValue, type MenuItem, targetOf } from '@/lib/domain/menu/menu-item';
import { type MenuTree, withThoseAbove } from '@/lib/domain/menu/menu-tree';

/** What is wrong with a value before the schemas of the files look at it; null: nothing. `tree`: with the drafts. */
export function valueErrors(tree: MenuTree, item: MenuItem, value: FileValue): FieldErrors | null {
  const { kind, id } = targetOf(item);
  if (kind === 'sequence') return sequenceErrors(tree, id, value);
  if (value.id !== id) return { id: `is ${id}, and an id never changes` };
  const children = ['sections', 'products'].filter((field) => kind === 'section' && field in value);
  if (children.length === 0) return null;
  return Object.fromEntries(children.map((field) => [field, 'is no field of the section itself: they are items']));
}

/** Rule: menu/ME8. */
function sequenceErrors(tree: MenuTree, parent: number | null, value: FileValue): FieldErrors | null {
  const { sections, products, ...others } = value;
  const unknown = Object.keys(others).map((field) => [field, 'unknown field'] as const);
  if (unknown.length > 0) return Object.fromEntries(unknown);
  const above = withThoseAbove(tree, parent);
  const inSections = listErrors('sections', sections, (id) => {
    if (!tree.sections.has(id)) return `no section has the id ${id}`;
    return above.includes(id) ? 'a section cannot stand in itself' : null;
  });
  const inProducts = listErrors('products', products, (id) => {
    if (parent === null) return 'a product stands in a section';
    return tree.products.has(id) ? null : `no product has the id ${id}`;
  });
  return inSections ?? inProducts;
}

function listErrors(field: string, list: unknown, errorOf: (id: number) => string | null): FieldErrors | null {
  if (!Array.isArray(list)) return { [field]: 'is wrong: a list is expected' };
  for (const [place, id] of list.entries()) {
    const name = `${field}.${place}`;
    if (typeof id !== 'number') return { [name]: 'is wrong: a whole number is expected' };
    if (list.indexOf(id) !== place) return { [name]: `the id ${id} stands here twice` };
    const error = errorOf(id);
    if (error !== null) return { [name]: error };
  }
  return null;
}

/** Why an item cannot be deleted; null: it can. Rule: menu/ME17. */
export function deletionErrors(
  tree: MenuTree,
  item: MenuItem,
  { products, sections, isWanted }: { products: number; sections: number; isWanted: boolean },
): FieldErrors | null {
  if (targetOf(item).kind === 'sequence') return { value: 'an order of children is not deleted' };
  if (isWanted || products + sections === 0 || itemValue(tree, item) === null) return null;
  const parts = [counted(products, 'product'), counted(sections, 'section')].filter((part) => part !== '');
  return { and_below: `${parts.join(' and ')} in it would go too` };
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
