import { isRecord, readNumber } from '../json/read-value';
import { type MenuItem, productItem, sectionItem, sequenceItem } from './menu-item';
import { isSectionPath, type MenuFiles } from './menu-tree';

type Path = readonly (string | number)[];

/** Where a mistake stands: an item and the path in its value; `item` null: in another file, which begins the field. */
export type ProblemPlace = { item: MenuItem | null; field: string };

export const fieldName = (path: Path): string => path.join('.');

/** The item of the menu in which a path of a file leads, and the rest of the path. Rule: menu/ME11. */
export function placeOfProblem(files: MenuFiles, file: string, path: Path): ProblemPlace {
  const json = files[file];
  if (!isSectionPath(file) || !isRecord(json)) return { item: null, field: [file, fieldName(path)].join(' ').trim() };
  return placeIn(json, path);
}

function placeIn(section: Readonly<Record<string, unknown>>, path: Path): ProblemPlace {
  const id = readNumber(section.id) ?? 0;
  const [list, place, ...rest] = path;
  if (list !== 'sections' && list !== 'products') return { item: sectionItem(id), field: fieldName(path) };
  const children = section[list];
  const child: unknown = Array.isArray(children) && typeof place === 'number' ? children[place] : undefined;
  if (!isRecord(child)) return { item: sequenceItem(id), field: fieldName(path) };
  if (list === 'sections') return placeIn(child, rest);
  return { item: productItem(readNumber(child.id) ?? 0), field: fieldName(rest) };
}
