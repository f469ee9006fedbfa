import type { Text } from '../i18n/text';
import { jsonEqual } from '../json/json-equal';
import { itemParent, itemValue } from './item-value';
import { type MenuItem, productItem, sectionItem, sequenceItem } from './menu-item';
import { childrenOf, type MenuTree } from './menu-tree';
import { titleOf } from './missing-in-menu';

export type ItemChange = { item: MenuItem; title: Text; kind: 'new' | 'changed' | 'deleted' | 'moved' };

/** What a version of a menu has changed. Rule: menu/ME20. */
export type VersionSummary = {
  kind: 'taken-over' | 'published' | 'restored';
  /** The version that it restored; null: none. */
  restored: number | null;
  counts: Readonly<Record<ItemChange['kind'], number>>;
  /** The first of them. */
  items: readonly ItemChange[];
};

const MAX_NAMED = 20;

/** The changes between two menus, sections before products. */
export function changesBetween(before: MenuTree, after: MenuTree): readonly ItemChange[] {
  const kinds = [
    { ids: [before.sections, after.sections], item: sectionItem },
    { ids: [before.products, after.products], item: productItem },
  ] as const;
  const changes = kinds.flatMap(({ ids, item }) =>
    [...new Set(ids.flatMap((map) => [...map.keys()]))].flatMap((id) => changeOf(before, after, item(id))),
  );
  const listed = new Set(changes.map(({ item }) => item));
  return [...changes, ...reordered(before, after).filter(({ item }) => !listed.has(item))];
}

function changeOf(before: MenuTree, after: MenuTree, item: MenuItem): readonly ItemChange[] {
  const [old, next] = [itemValue(before, item), itemValue(after, item)];
  const title = titleOf(next ?? old ?? undefined);
  if (old === null) return [{ item, title, kind: 'new' }];
  if (next === null) return [{ item, title, kind: 'deleted' }];
  if (!jsonEqual(old, next)) return [{ item, title, kind: 'changed' }];
  return itemParent(before, item) === itemParent(after, item) ? [] : [{ item, title, kind: 'moved' }];
}

/** The sections whose children stand in another order, without those that came, went or moved. */
function reordered(before: MenuTree, after: MenuTree): readonly ItemChange[] {
  return [null, ...after.sections.keys()].flatMap((id): readonly ItemChange[] => {
    const [old, next] = [childrenOf(before, id), childrenOf(after, id)];
    const isSame = (['sections', 'products'] as const).every((list) =>
      jsonEqual(
        old[list].filter((each) => next[list].includes(each)),
        next[list].filter((each) => old[list].includes(each)),
      ),
    );
    const title = titleOf(id === null ? undefined : after.sections.get(id)?.value);
    return isSame ? [] : [{ item: id === null ? sequenceItem(null) : sectionItem(id), title, kind: 'moved' }];
  });
}

export function summarise(
  kind: Pick<VersionSummary, 'kind' | 'restored'>,
  changes: readonly ItemChange[],
): VersionSummary {
  const count = (wanted: ItemChange['kind']) => changes.filter((change) => change.kind === wanted).length;
  return {
    ...kind,
    counts: { new: count('new'), changed: count('changed'), deleted: count('deleted'), moved: count('moved') },
    items: changes.slice(0, MAX_NAMED),
  };
}
