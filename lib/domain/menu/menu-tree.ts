import { isRecord, readNumber } from '../json/read-value';
import type { FileValue, Sequence } from './menu-item';

/** The JSON of a hotel's files by their paths below the hotel's folder, such as `sections/10-kitchen.json`. */
export type MenuFiles = Readonly<Record<string, unknown>>;

/** How a section stood in its file, so that an export changes nothing that nobody has edited. */
type InFile = {
  /** The path of a section at the top; null: a section below, or a new one. */
  path: string | null;
  schema: unknown;
  /** The fields of its JSON in their order, with those of its children. */
  fields: readonly string[];
};

const NOT_IN_FILE: InFile = { path: null, schema: undefined, fields: [] };

export type MenuSection = { value: FileValue; parent: number | null; inFile: InFile };
export type MenuProduct = { value: FileValue; parent: number };

/** A menu whose sections and products can be edited by themselves. Rule: menu/ME5. */
export type MenuTree = {
  sections: ReadonlyMap<number, MenuSection>;
  products: ReadonlyMap<number, MenuProduct>;
  /** By parent; null: the top. Nothing for a section without children. */
  children: ReadonlyMap<number | null, Sequence>;
};

const NO_CHILDREN: Sequence = { sections: [], products: [] };

export const childrenOf = (tree: Pick<MenuTree, 'children'>, parent: number | null): Sequence =>
  tree.children.get(parent) ?? NO_CHILDREN;

const SECTIONS = 'sections/';
export const isSectionPath = (path: string): boolean => path.startsWith(SECTIONS);

/** The files of sections, in the order in which guests see them. */
export const sectionPaths = (files: MenuFiles): readonly string[] => Object.keys(files).filter(isSectionPath).sort();

const recordsIn = (value: unknown): readonly FileValue[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const idOf = (value: FileValue): number => readNumber(value.id) ?? 0;

/** Reads the sections and products of files that the import accepts. */
export function readTree(files: MenuFiles): MenuTree {
  const sections = new Map<number, MenuSection>();
  const products = new Map<number, MenuProduct>();
  const children = new Map<number | null, Sequence>();
  const add = (json: FileValue, parent: number | null, path: string | null): number => {
    const { $schema, sections: inner, products: own, ...value } = json;
    const id = idOf(json);
    sections.set(id, { value, parent, inFile: { path, schema: $schema, fields: Object.keys(json) } });
    for (const product of recordsIn(own)) products.set(idOf(product), { value: product, parent: id });
    children.set(id, {
      products: recordsIn(own).map(idOf),
      sections: recordsIn(inner).map((each) => add(each, id, null)),
    });
    return id;
  };
  const roots = sectionPaths(files).flatMap((path) => {
    const json = files[path];
    return isRecord(json) ? [add(json, null, path)] : [];
  });
  children.set(null, { sections: roots, products: [] });
  return { sections, products, children };
}

/** A section that stands in no file yet. */
export const newSection = (value: FileValue, parent: number | null): MenuSection => ({
  value,
  parent,
  inFile: NOT_IN_FILE,
});

/** The JSON of a section with everything in it, its fields in the order of its file. */
export function sectionJson(tree: MenuTree, id: number): FileValue {
  const section = tree.sections.get(id);
  if (section === undefined) return {};
  const { value, inFile } = section;
  const { sections, products } = childrenOf(tree, id);
  const lists: FileValue = {
    products: products.flatMap((product) => tree.products.get(product)?.value ?? []),
    sections: sections.map((inner) => sectionJson(tree, inner)),
  };
  const isList = (field: string) => Object.hasOwn(lists, field);
  const isKept = (field: string): boolean =>
    isList(field)
      ? (lists[field] as readonly unknown[]).length > 0 || inFile.fields.includes(field)
      : Object.hasOwn(value, field);
  const known = inFile.fields.filter((field) => isKept(field));
  const added = [...Object.keys(value), 'products', 'sections'].filter(
    (field) => isKept(field) && !known.includes(field),
  );
  return Object.fromEntries([...beforeChildren(known, added)].map((field) => [field, { ...value, ...lists }[field]]));
}

/** New fields stand before the lists of children, which are long. */
function beforeChildren(known: readonly string[], added: readonly string[]): readonly string[] {
  const isList = (field: string) => field === 'products' || field === 'sections';
  const firstList = known.findIndex(isList);
  const place = firstList === -1 ? known.length : firstList;
  const own = added.filter((field) => !isList(field));
  return [...known.slice(0, place), ...own, ...known.slice(place), ...added.filter(isList)];
}

/** A section and those above it, the nearest first; empty for an unknown one. */
export function withThoseAbove(tree: Pick<MenuTree, 'sections'>, id: number | null): readonly number[] {
  const section = id === null ? undefined : tree.sections.get(id);
  return id === null || section === undefined ? [] : [id, ...withThoseAbove(tree, section.parent)];
}

/** What stands in a section, at every depth, without the section itself. */
export function below(tree: Pick<MenuTree, 'children'>, id: number): Sequence {
  const { sections, products } = childrenOf(tree, id);
  const inner = sections.map((each) => below(tree, each));
  return {
    sections: [...sections, ...inner.flatMap((each) => each.sections)],
    products: [...products, ...inner.flatMap((each) => each.products)],
  };
}

/** The sections in the order of the menu, each before those in it. */
export const sectionsInOrder = (tree: MenuTree, parent: number | null = null): readonly number[] =>
  childrenOf(tree, parent).sections.flatMap((id) => [id, ...sectionsInOrder(tree, id)]);
