import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import type { MenuView } from '@/lib/platform/menu/describe-menu';
import type { MenuEntry } from '@/lib/platform/menu/edit-item';
import type { Published } from '@/lib/platform/menu/publish-menu';
import { fieldsIn, type HotelCode, type PlatformResponse, type TestPlatform } from './embedded-platform';

type Saved = { status: number; entry: MenuEntry; fields: Readonly<Record<string, string>> };
type PublishedMenu = { status: number; published: Published; fields: Readonly<Record<string, string>> };

/** The calls of a hotel's desk for its menu. */
export type DeskMenuCalls = {
  view(): Promise<MenuView>;
  keep(keeper: 'files' | 'desk'): Promise<PlatformResponse>;
  read(item: MenuItem): Promise<MenuEntry>;
  /** Saves a value with the version that its sender has seen, if any. `fields`: of a refusal. */
  save(item: MenuItem, value: FileValue | null, more?: { version?: string; and_below?: boolean }): Promise<Saved>;
  /** Saves an item with some fields of its value changed. */
  change(item: MenuItem, fields: FileValue): Promise<Saved>;
  create(kind: 'section' | 'product', parent: number | null, value: FileValue): Promise<Saved>;
  publish(at?: string): Promise<PublishedMenu>;
  restore(number: number): Promise<PublishedMenu>;
  discard(items: readonly MenuItem[] | null): Promise<MenuView>;
};

const messagesIn = (response: PlatformResponse): Readonly<Record<string, string>> => {
  if (response.status === 200 || response.status === 404) return {};
  return Object.fromEntries(Object.entries(fieldsIn(response)).map(([field, [message = '']]) => [field, message]));
};

/** The menu of a hotel at its desk. */
export function deskMenu(platform: TestPlatform, code: HotelCode = 'aurora'): DeskMenuCalls {
  const call = (path: string, body?: unknown) => platform.desk(code, `/menu${path}`, body);
  const saved = (response: PlatformResponse): Saved => ({
    status: response.status,
    // A conflict has the other's entry.
    entry: (response.body.data && 'item' in (response.body.data as object)
      ? response.body.data
      : (response.body as { current?: unknown }).current) as MenuEntry,
    fields: messagesIn(response),
  });
  const published = (response: PlatformResponse): PublishedMenu => ({
    status: response.status,
    published: response.body.data as Published,
    fields: messagesIn(response),
  });
  const read = async (item: MenuItem) => (await call(`/items/${item}`)).body.data as MenuEntry;
  const save: DeskMenuCalls['save'] = async (item, value, more = {}) =>
    saved(await call(`/items/${item}`, { value, ...more }));
  return {
    view: async () => (await call('')).body.data as MenuView,
    keep: (keeper) => call('/keep', { keeper }),
    read,
    save,
    change: async (item, fields) => save(item, { ...(await read(item)).value, ...fields }),
    create: async (kind, parent, value) => saved(await call('/items', { kind, parent, value })),
    publish: async (at) => published(await call('/publish', { at: at ?? null })),
    restore: async (number) => published(await call(`/versions/${number}/restore`, {})),
    discard: async (items) => (await call('/discard', { items })).body.data as MenuView,
  };
}
