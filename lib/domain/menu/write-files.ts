import { jsonEqual } from '../json/json-equal';
import { readString } from '../json/read-value';
import { childrenOf, isSectionPath, type MenuFiles, type MenuSection, type MenuTree, sectionJson } from './menu-tree';

/** The number at the beginning of a file's name, which orders the sections at the top. */
const NUMBER = /^\d+-/;

const nameOf = (path: string): string => path.replace(/^sections\//, '').replace(/\.json$/, '');

/** A name of small letters, digits and dashes. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

function slugOfSection(id: number, { value, inFile }: MenuSection): string {
  if (inFile.path !== null) return nameOf(inFile.path).replace(NUMBER, '');
  const { title } = value;
  const english = readString(title) ?? readString((title as Readonly<Record<string, unknown>> | undefined)?.en) ?? '';
  return slugOf(english) || String(id);
}

const isSorted = (paths: readonly string[]): boolean =>
  paths.every((path, place) => place === 0 || path > (paths[place - 1] ?? ''));

/**
 * The paths of the sections at the top, whose order is that of their names. They keep their names while these are in
 * order; a new one at the end gets the next number; any other order numbers all of them anew. Rule: menu/ME9.
 */
function pathsOfTop(tree: MenuTree): readonly string[] {
  const top = childrenOf(tree, null).sections.flatMap((id) => {
    const section = tree.sections.get(id);
    return section === undefined ? [] : [{ path: section.inFile.path, slug: slugOfSection(id, section) }];
  });
  const firstNew = top.findIndex(({ path }) => path === null);
  const kept = (firstNew === -1 ? top : top.slice(0, firstNew)).map(({ path }) => path ?? '');
  const added = firstNew === -1 ? [] : top.slice(firstNew);
  const lastNumber = Number(/^\d+/.exec(nameOf(kept.at(-1) ?? ''))?.[0] ?? Number.NaN);
  const appended = added.map(({ slug }, place) => `sections/${lastNumber + 10 * (place + 1)}-${slug}.json`);
  const next = [...kept, ...appended];
  const isInOrder = added.every(({ path }) => path === null) && isSorted(next) && !next.some(hasNoNumber);
  if (isInOrder || (added.length === 0 && isSorted(kept))) return next;
  const digits = String(top.length * 10).length;
  return top.map(({ slug }, place) => `sections/${String((place + 1) * 10).padStart(digits, '0')}-${slug}.json`);
}

const hasNoNumber = (path: string): boolean => path.startsWith('sections/NaN');

/**
 * The files of a menu: its sections, and the hotel's other files as they are. A section that nobody has changed keeps
 * its JSON. Rule: menu/ME9.
 */
export function writeFiles(tree: MenuTree, files: MenuFiles): MenuFiles {
  const others = Object.entries(files).filter(([path]) => !isSectionPath(path));
  const paths = pathsOfTop(tree);
  const schema = [...tree.sections.values()].find(({ inFile }) => inFile.schema !== undefined)?.inFile.schema;
  const sections = childrenOf(tree, null).sections.map((id, place) => {
    const inFile = tree.sections.get(id)?.inFile;
    const json = sectionJson(tree, id);
    const own = inFile?.path == null ? schema : inFile.schema;
    const next = own === undefined ? json : { $schema: own, ...json };
    const before = inFile?.path == null ? undefined : files[inFile.path];
    return [paths[place] ?? '', jsonEqual(before, next) ? before : next] as const;
  });
  return Object.fromEntries([...others, ...sections]);
}
