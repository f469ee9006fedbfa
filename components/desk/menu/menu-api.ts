import type { Text } from '@/lib/domain/i18n/text';
import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import type { FileValue, MenuItem } from '@/lib/domain/menu/menu-item';
import type { FieldProblem } from '@/lib/domain/menu-editor/field-path';
import type { MissingKind } from '@/lib/domain/menu-editor/missing-rows';
import { BASE } from '../desk-api';

export type DraftKind = 'new' | 'changed' | 'deleted';

/** A mistake for which the drafts cannot be published. `item` null: of the hotel's other files. */
export type MenuProblem = { item: MenuItem | null; title: Text | null; field: string; message: string };

type MenuProduct = { id: number; title: Text; price: number; image: string | null; has_draft: boolean };
export type MenuSection = {
  id: number;
  parent_id: number | null;
  title: Text;
  image: string | null;
  is_hidden: boolean;
  products: readonly MenuProduct[];
  has_draft: boolean;
  /** Of the order of its children; null: the hotel's files keep the menu. */
  order_version: string | null;
};
/** `title` null: an order of children. */
export type MenuDraft = {
  item: MenuItem;
  title: Text | null;
  kind: DraftKind;
  staff: string | null;
  updated_at: string;
};

/** The menu with its drafts as the staff API returns it. Rule: menu/ME40. */
export type Menu = {
  keeper: 'files' | 'desk';
  since: string | null;
  staff: string | null;
  languages: readonly string[];
  taxes: readonly { id: string; title: Text }[];
  kits: readonly { name: string; titles: readonly Text[] }[];
  version: number | null;
  publish_at: string | null;
  publish_failure: { at: string; problems: readonly MenuProblem[] } | null;
  drafts: readonly MenuDraft[];
  problems: readonly MenuProblem[];
  sections: readonly MenuSection[];
  /** Of the order of the sections at the top. */
  order_version: string | null;
};

/** An item as its draft and as the published menu has it. `value` null: deleted by a draft. */
export type MenuEntry = {
  item: MenuItem;
  kind: DraftKind | null;
  value: FileValue | null;
  published: FileValue | null;
  parent_id: number | null;
  version: string;
  staff: string | null;
  updated_at: string | null;
};

export type MenuVersion = {
  number: number;
  published_at: string;
  staff: string | null;
  kind: 'taken-over' | 'published' | 'restored';
  restored: number | null;
  counts: Readonly<Record<'new' | 'changed' | 'deleted' | 'moved', number>>;
  items: readonly { item: MenuItem; title: Text; kind: DraftKind | 'moved' }[];
  is_newest: boolean;
};

export type MissingInMenu = { item: MenuItem; title: Text; what: MissingKind; language: string | null; field: string };

/** `publish_at` null: it is published. `notes`: what staff have changed at the desk's products, which stays. */
export type Published = { version: number; items: number; publish_at: string | null; notes: readonly MenuProblem[] };

/** `status` 0: no response. `problems`: by field. `current`: what another person has made of it, in a conflict. */
export type MenuFailure = {
  ok: false;
  status: number;
  problems: readonly FieldProblem[];
  current: MenuEntry | null;
};
export type MenuResponse<T> = { ok: true; value: T } | MenuFailure;

/** Stands for the order of what stands in a section, or at the top, as it was listed. Rule: menu/ME6. */
export const orderVersion = ({ sections, order_version }: Menu, parent: number | null): string | null =>
  parent === null ? order_version : (sections.find(({ id }) => id === parent)?.order_version ?? null);

export const CONFLICT = 409;
export const INVALID = 422;

/** The sentences of a refusal by their fields. */
function problemsOf(json: unknown): readonly FieldProblem[] {
  const fields = isRecord(json) && isRecord(json.data) && isRecord(json.data.data) ? json.data.data : {};
  return Object.entries(fields).flatMap(([field, messages]) =>
    readList(messages, readString).map((message) => ({ field, message })),
  );
}

/** A call of the menu with the session's cookie. `body` makes it a POST. Unlike `callDesk`, it keeps why it was refused. */
export async function callMenu<T>(path: string, body?: object): Promise<MenuResponse<T>> {
  try {
    const response = await fetch(`${BASE}/menu${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      cache: 'no-store',
    });
    const json = await response.json();
    if (response.ok) return { ok: true, value: json.data as T };
    return { ok: false, status: response.status, problems: problemsOf(json), current: json.current ?? null };
  } catch {
    return { ok: false, status: 0, problems: [], current: null };
  }
}

/** Where a problem of a publish is: its fields are item and path, such as `product:100/options.0.price`. */
export function placeOfProblem({ field }: FieldProblem): { item: string; field: string } | null {
  const [item = '', ...path] = field.split('/');
  return /^(?:section|product|sequence):/.test(item) ? { item, field: path.join('/') } : null;
}
