/**
 * What is edited by itself of a hotel's menu: a section without its children, a product, or the order of the children
 * of a section (`root`: of the hotel). Rule: menu/ME5.
 */
export type MenuItem = `section:${number}` | `product:${number}` | SequenceItem;
type SequenceItem = `sequence:${number | 'root'}`;

/** What an item is, and the id of its section or product; null: the top of the menu. */
export type MenuTarget = { kind: 'section' | 'product'; id: number } | { kind: 'sequence'; id: number | null };

/** A value of a hotel file: parsed JSON. */
export type FileValue = Readonly<Record<string, unknown>>;

/**
 * The order of the children of a section or of the hotel, which has sections only. What stands elsewhere moves here.
 * Rule: menu/ME8.
 */
export type Sequence = { sections: readonly number[]; products: readonly number[] };

const MENU_ITEM = /^(?:(?:section|product):[1-9]\d{0,14}|sequence:(?:root|[1-9]\d{0,14}))$/;

export const isMenuItem = (name: string): name is MenuItem => MENU_ITEM.test(name);

/** Reads the name of an item. */
export function targetOf(item: MenuItem): MenuTarget {
  const [kind = '', id = ''] = item.split(':');
  if (kind === 'sequence') return { kind, id: id === 'root' ? null : Number(id) };
  return { kind: kind === 'section' ? 'section' : 'product', id: Number(id) };
}

export const sectionItem = (id: number): MenuItem => `section:${id}`;
export const productItem = (id: number): MenuItem => `product:${id}`;
export const sequenceItem = (parent: number | null): SequenceItem => `sequence:${parent ?? 'root'}`;
