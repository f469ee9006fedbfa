import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { isMenuItem } from '@/lib/domain/menu/menu-item';
import { deskAddress } from '../frame/use-desk-address';

/** The lists of the area beside its tree. */
export const MENU_VIEWS = ['tree', 'drafts', 'missing', 'history', 'more'] as const;
export type MenuView = (typeof MENU_VIEWS)[number];

/** What of the menu is shown: a list, or an item with the field and the language that a link leads to. */
export type MenuPlace =
  | { view: MenuView }
  | { view: 'item'; item: MenuItem; field: string | null; language: string | null };

/** Reads what follows `#menu/`. What nobody knows is the tree. Rule: menu/ME41. */
export function readMenuPlace(detail: string | null): MenuPlace {
  const [name = '', query = ''] = (detail ?? '').split('?');
  if (isMenuItem(name)) {
    const asked = new URLSearchParams(query);
    return { view: 'item', item: name, field: asked.get('field'), language: asked.get('language') };
  }
  return { view: MENU_VIEWS.find((view) => view === name) ?? 'tree' };
}

export const viewAddress = (view: MenuView): string =>
  view === 'tree' ? deskAddress('menu') : deskAddress('menu', view);

/** The link to an item, or to one of its fields in a language. */
export function itemAddress(item: string, to: { field?: string | null; language?: string | null } = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(to)) if (value) asked.set(name, value);
  const query = asked.toString();
  return deskAddress('menu', query === '' ? item : `${item}?${query}`);
}
