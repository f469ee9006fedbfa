import { isRecord, readNumber, readString } from '../json/read-value';
import type { FileValue } from './menu-item';
import type { MenuTree } from './menu-tree';

/** Ids of what is made at the desk are above those that hotel files usually have. Rule: menu/ME10. */
const LAST_FILE_ID = 1_000_000;

const recordsIn = (value: unknown): readonly FileValue[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const idsOfOptions = (options: unknown): readonly number[] =>
  recordsIn(options).flatMap(({ id, attrs }) => [
    readNumber(id) ?? 0,
    ...recordsIn(attrs).map((choice) => readNumber(choice.id) ?? 0),
  ]);

/** The highest id of a section, product, option or choice, and no lower than those of files. Rule: menu/ME10. */
export function highestId(tree: MenuTree, hotelFile: unknown): number {
  const { kits, property } = isRecord(hotelFile) ? hotelFile : {};
  const ids = [
    ...tree.sections.keys(),
    ...tree.products.keys(),
    ...[...tree.products.values()].flatMap(({ value }) => idsOfOptions(value.options)),
    ...Object.values(isRecord(kits) ? kits : {}).flatMap(idsOfOptions),
    ...idsOfOptions(isRecord(property) ? property.properties : property),
  ];
  return ids.reduce((highest, id) => Math.max(highest, id), LAST_FILE_ID);
}

/**
 * A product's value in which every option and choice that it did not have before has an id that the hotel has never used,
 * because orders refer to ids. `before`: values that the product had; `nextId` returns another one each time. A default
 * that names a choice follows it. Rule: menu/ME10.
 */
export function withNewIds(value: FileValue, before: readonly FileValue[], nextId: () => number): FileValue {
  if (!Array.isArray(value.options)) return value;
  const known = before.flatMap((each) => recordsIn(each.options));
  const options = value.options.map((option: unknown) =>
    isRecord(option) ? withIdsOf(option, known, nextId) : option,
  );
  return { ...value, options };
}

function withIdsOf(option: FileValue, known: readonly FileValue[], nextId: () => number): FileValue {
  const id = readNumber(option.id);
  const same = known.filter((each) => id !== null && each.id === id);
  const own = { id: same.length > 0 ? id : nextId() };
  if (!Array.isArray(option.attrs)) return { ...own, ...option, ...own };
  const knownChoices = new Set(same.flatMap((each) => recordsIn(each.attrs).map((choice) => choice.id)));
  const renamed = new Map<string, string>();
  const attrs = option.attrs.map((choice: unknown) => {
    if (!isRecord(choice) || (choice.id !== undefined && knownChoices.has(choice.id))) return choice;
    const next = nextId();
    if (choice.id !== undefined) renamed.set(String(choice.id), String(next));
    return { ...choice, id: next };
  });
  const chosen = readString(option.value);
  const value = chosen === null ? undefined : renamed.get(chosen);
  return { ...option, ...own, attrs, ...(value !== undefined && { value }) };
}
