import { isRecord, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

/** An item of the menu as a manager has typed it and the server has not saved it. */
type UnsavedItem = {
  value: Readonly<Record<string, unknown>>;
  /** The value and the version with which the typing began. */
  base: Readonly<Record<string, unknown>>;
  version: string;
};

type UnsavedItems = Readonly<Record<string, UnsavedItem>>;

function readUnsaved(value: unknown): UnsavedItem | null {
  if (!isRecord(value) || !isRecord(value.value) || !isRecord(value.base)) return null;
  const version = readString(value.version);
  return version === null ? null : { value: value.value, base: value.base, version };
}

function parse(stored: string | null): UnsavedItems {
  const value = readJson(stored);
  if (!isRecord(value)) return {};
  const items = Object.entries(value).flatMap(([item, unsaved]) => {
    const read = readUnsaved(unsaved);
    return read === null ? [] : [[item, read] as const];
  });
  return Object.fromEntries(items);
}

/** What was typed of the menu and is not saved, by item: a reload and the end of a session leave it. Rule: menu/ME48. */
export const menuTexts = new PersistedAtom<UnsavedItems>({
  key: 'menu-texts',
  parse,
  serialize: (items) => (Object.keys(items).length === 0 ? null : JSON.stringify(items)),
});

export const keepUnsaved = (item: string, unsaved: UnsavedItem): void =>
  menuTexts.change((items) => ({ ...items, [item]: unsaved }));

/** Forgets what was typed of an item, once it is saved or given up. */
export const forgetUnsaved = (item: string): void =>
  menuTexts.changeNow((items) => {
    const { [item]: _saved, ...others } = items;
    return item in items ? others : items;
  });
