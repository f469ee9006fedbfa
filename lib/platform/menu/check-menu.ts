import type { Text } from '@/lib/domain/i18n/text';
import { itemValue } from '@/lib/domain/menu/item-value';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { type MenuTree, readTree } from '@/lib/domain/menu/menu-tree';
import { titleOf } from '@/lib/domain/menu/missing-in-menu';
import { placeOfProblem } from '@/lib/domain/menu/place-of-problem';
import { isPlaced, type MenuSource, parseMenu } from '../import/menu-source';
import type { Problem } from '../import/problem';

/** A mistake beside its field. `item` null: of the hotel's other files, whose name begins the field. */
export type MenuProblem = { item: MenuItem | null; title: Text | null; field: string; message: string };

/** What prevents a menu from being published. Rule: menu/ME11. */
export function checkMenu(source: MenuSource): readonly MenuProblem[] {
  const parsed = parseMenu(source);
  return parsed.ok ? [] : menuProblems(source, parsed.problems);
}

/** Problems of files as those of the items in which they stand. */
export function menuProblems(
  { files }: Pick<MenuSource, 'files'>,
  problems: readonly Problem[],
): readonly MenuProblem[] {
  const tree = readTree(files);
  return problems.map((problem) => {
    const { item, field } = placeOfProblem(files, problem.file, isPlaced(problem) ? problem.steps : []);
    return { item, title: item === null ? null : titleOfItem(tree, item), field, message: problem.reason };
  });
}

/** The problem of a draft of what is not in the menu any more. Rule: menu/ME12. */
export const lostDraft = (item: MenuItem): MenuProblem => ({
  item,
  title: null,
  field: '',
  message: 'is not in the menu any more: discard this draft',
});

const titleOfItem = (tree: MenuTree, item: MenuItem): Text | null => {
  const value = itemValue(tree, item);
  return value === null || item.startsWith('sequence:') ? null : titleOf(value);
};

/** Problems as the fields of a refusal: `product:100/options.0.price`, or the file and the path. */
export const asFields = (problems: readonly MenuProblem[]): Readonly<Record<string, string>> =>
  // The first of each field stays.
  Object.fromEntries(
    problems
      .map(({ item, field, message }) => [item === null ? field : `${item}/${field}`, message] as const)
      .reverse(),
  );
