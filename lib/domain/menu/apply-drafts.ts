import { jsonEqual } from '../json/json-equal';
import { readList, readNumber } from '../json/read-value';
import { mergeEdits } from '../menu-editor/merge-edits';
import { type FileValue, type MenuItem, type Sequence, targetOf } from './menu-item';
import {
  below,
  childrenOf,
  type MenuProduct,
  type MenuSection,
  type MenuTree,
  newSection,
  withThoseAbove,
} from './menu-tree';

/** What is not published yet of an item. Rule: menu/ME7. */
export type Draft = {
  item: MenuItem;
  /** null: deleted. */
  value: FileValue | null;
  /** The published value with which it began; null: a new item. */
  base: FileValue | null;
  /** Of a new item: the section in which it stands; null: the top. */
  parent: number | null;
  /** Later drafts have higher ones. */
  version: number;
};

type Editable = {
  sections: Map<number, MenuSection>;
  products: Map<number, MenuProduct>;
  children: Map<number | null, Sequence>;
};

/** A value to be saved as a draft. `parent`: of a new item, the section in which it stands; null: the top. */
export type DraftEntry = { item: MenuItem; value: FileValue | null; parent?: number | null };

/**
 * A menu with its drafts. `lost`: drafts of what is not in the menu any more. Everything is changed first, then put in
 * order, then deleted, so that the order in which people work does not matter. Rules: menu/ME7, menu/ME8.
 */
export function applyDrafts(tree: MenuTree, drafts: readonly Draft[]): { tree: MenuTree; lost: readonly MenuItem[] } {
  const edited: Editable = {
    sections: new Map(tree.sections),
    products: new Map(tree.products),
    children: new Map(tree.children),
  };
  const inOrder = [...drafts].sort((one, other) => one.version - other.version);
  const isSequence = ({ item }: Draft) => targetOf(item).kind === 'sequence';
  const values = inOrder.filter((draft) => !isSequence(draft) && draft.value !== null);
  const lost = addNew(edited, values).filter((draft) => !change(edited, draft));
  const sequences = inOrder.filter(isSequence);
  for (const draft of sequences) putInOrder(edited, draft);
  for (const draft of inOrder) if (draft.value === null) remove(edited, draft.item);
  const gone = sequences.filter(({ item }) => {
    const { id } = targetOf(item);
    return id !== null && !edited.sections.has(id) && !tree.sections.has(id);
  });
  return { tree: edited, lost: [...lost, ...gone].map(({ item }) => item) };
}

/** Adds new sections and products where their section is there, and returns the drafts that are of nothing new. */
function addNew(edited: Editable, drafts: readonly Draft[]): readonly Draft[] {
  const left = drafts.filter((draft) => !addOne(edited, draft));
  // A section may have been saved again after what stands in it.
  return left.length === drafts.length ? left : addNew(edited, left);
}

function addOne(edited: Editable, { item, value, base, parent }: Draft): boolean {
  const target = targetOf(item);
  if (value === null || base !== null || target.id === null || isThere(edited, item)) return false;
  if (parent !== null && !edited.sections.has(parent)) return false;
  const children = childrenOf(edited, parent);
  if (target.kind === 'section') {
    edited.sections.set(target.id, newSection(value, parent));
    edited.children.set(parent, { ...children, sections: [...children.sections, target.id] });
    return true;
  }
  if (parent === null) return false;
  edited.products.set(target.id, { value, parent });
  edited.children.set(parent, { ...children, products: [...children.products, target.id] });
  return true;
}

const isThere = ({ sections, products }: Editable, item: MenuItem): boolean => {
  const { kind, id } = targetOf(item);
  return id !== null && (kind === 'section' ? sections : products).has(id);
};

/** Changes what is there. False: it is not there any more. */
function change(edited: Editable, { item, value, base }: Draft): boolean {
  const { kind, id } = targetOf(item);
  const found = id === null ? undefined : kind === 'section' ? edited.sections.get(id) : edited.products.get(id);
  if (id === null || found === undefined || value === null) return false;
  const next = rebased({ value, base, published: found.value });
  if (kind === 'section') edited.sections.set(id, { ...(found as MenuSection), value: next });
  else edited.products.set(id, { ...(found as MenuProduct), value: next });
  return true;
}

/**
 * A draft over a menu that was published since it began, for instance by an undo: fields that only the other has
 * changed are the other's. Rule: menu/ME12.
 */
function rebased({ value, base, published }: { value: FileValue; base: FileValue | null; published: FileValue }) {
  if (base === null || jsonEqual(base, published)) return value;
  return mergeEdits({ base, mine: value, theirs: published }).merged;
}

/** The ids that an order names. */
export const readSequence = (value: FileValue): Sequence => ({
  sections: readList(value.sections, readNumber),
  products: readList(value.products, readNumber),
});

/** Puts children in order. What stands elsewhere moves here, unless the section would stand in itself. */
function putInOrder(edited: Editable, { item, value }: Draft): void {
  const { id: parent } = targetOf(item);
  if (value === null || (parent !== null && !edited.sections.has(parent))) return;
  const wanted = readSequence(value);
  for (const id of new Set(wanted.sections)) {
    const section = edited.sections.get(id);
    if (section === undefined || section.parent === parent || withThoseAbove(edited, parent).includes(id)) continue;
    take(edited, section.parent, { sections: [id], products: [] });
    edited.sections.set(id, { ...section, parent });
    give(edited, parent, { sections: [id], products: [] });
  }
  for (const id of new Set(parent === null ? [] : wanted.products)) {
    const product = edited.products.get(id);
    if (product === undefined || parent === null || product.parent === parent) continue;
    take(edited, product.parent, { sections: [], products: [id] });
    edited.products.set(id, { ...product, parent });
    give(edited, parent, { sections: [], products: [id] });
  }
  const { sections, products } = childrenOf(edited, parent);
  const sorted = {
    sections: listedFirst(sections, wanted.sections),
    products: listedFirst(products, wanted.products),
  };
  edited.children.set(parent, sorted);
}

/** The children that are listed in their new order, then the others as they stood. */
function listedFirst(children: readonly number[], listed: readonly number[]): readonly number[] {
  const known = [...new Set(listed)].filter((id) => children.includes(id));
  return [...known, ...children.filter((id) => !known.includes(id))];
}

function take(edited: Editable, parent: number | null, ids: Sequence): void {
  const { sections, products } = childrenOf(edited, parent);
  edited.children.set(parent, {
    sections: sections.filter((id) => !ids.sections.includes(id)),
    products: products.filter((id) => !ids.products.includes(id)),
  });
}

function give(edited: Editable, parent: number | null, ids: Sequence): void {
  const { sections, products } = childrenOf(edited, parent);
  edited.children.set(parent, { sections: [...sections, ...ids.sections], products: [...products, ...ids.products] });
}

/** Deletes a product, or a section with everything in it. */
function remove(edited: Editable, item: MenuItem): void {
  const { kind, id } = targetOf(item);
  if (id === null || kind === 'sequence') return;
  if (kind === 'product') {
    const product = edited.products.get(id);
    if (product !== undefined) take(edited, product.parent, { sections: [], products: [id] });
    edited.products.delete(id);
    return;
  }
  const section = edited.sections.get(id);
  if (section === undefined) return;
  const inner = below(edited, id);
  take(edited, section.parent, { sections: [id], products: [] });
  for (const each of [id, ...inner.sections]) {
    edited.sections.delete(each);
    edited.children.delete(each);
  }
  for (const each of inner.products) edited.products.delete(each);
}
