import { isRecord } from '../json/read-value';
import type { FileValue } from '../menu/menu-item';
import { childrenOf, type MenuTree } from '../menu/menu-tree';
import type { CurrencyDigits } from '../money/money';

/** The menu that a sheet shows and is compared with. */
export type SheetMenu = {
  /** The hotel's languages, the default one first. */
  languages: readonly string[];
  digits: CurrencyDigits;
  /** Ids of the hotel's taxes. */
  taxes: readonly string[];
  tree: MenuTree;
  /** Stands for a value: another one for another value. */
  versionOf(value: FileValue): string;
};

export const ROW_KINDS = ['section', 'product', 'choice'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** What a row is about. `id` of a choice is unique within its option only. */
export type RowTarget = { kind: RowKind; id: number; option: number | null };

/** A row of a menu as it stands. */
export type MenuRow = RowTarget & {
  /** The section above; of a choice its option; null: at the top. */
  parent: number | null;
  /** From 1 on, among those of its kind in its parent. */
  position: number;
  /** Of a choice, its option's own entry in the product. */
  value: FileValue;
  /** The product of a choice; null: no choice. */
  product: number | null;
  /** The titles of what it stands in, from the top on. */
  above: readonly unknown[];
};

/** A name of a row that no other row of the menu has. */
export const rowKey = ({ kind, id, option }: RowTarget): string =>
  [kind, ...(option === null ? [] : [option]), id].join(' ');

export const idOf = (value: FileValue): number => Number(value.id);

/** The records of a list in a value, such as the options of a product. */
export const recordsIn = (value: FileValue, field: string): readonly FileValue[] => {
  const list = value[field];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** Every row of a menu in the order in which guests see it: a section, its products with their choices, its sections. */
export const menuRows = ({ tree }: SheetMenu): readonly MenuRow[] => sectionRows(tree, null, []);

const sectionRows = (tree: MenuTree, parent: number | null, above: readonly unknown[]): readonly MenuRow[] =>
  childrenOf(tree, parent).sections.flatMap((id, index) => {
    const value = tree.sections.get(id)?.value ?? {};
    const inside = [...above, value.title];
    return [
      { kind: 'section', id, option: null, parent, position: index + 1, value, product: null, above },
      ...childrenOf(tree, id).products.flatMap((product, place) =>
        productRows(tree.products.get(product)?.value ?? {}, { parent: id, position: place + 1, above: inside }),
      ),
      ...sectionRows(tree, id, inside),
    ];
  });

function productRows(value: FileValue, place: Pick<MenuRow, 'parent' | 'position' | 'above'>): readonly MenuRow[] {
  const id = idOf(value);
  const choices = recordsIn(value, 'options').flatMap((option) =>
    recordsIn(option, 'attrs').map(
      (choice, index): MenuRow => ({
        kind: 'choice',
        id: idOf(choice),
        option: idOf(option),
        parent: idOf(option),
        position: index + 1,
        value: choice,
        product: id,
        above: [...place.above, value.title, option.title],
      }),
    ),
  );
  return [{ kind: 'product', id, option: null, value, product: null, ...place }, ...choices];
}
