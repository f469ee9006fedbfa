import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { applyDrafts } from '@/lib/domain/menu/apply-drafts';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import type { HotelKey } from '../stores/hotels';
import { deleteDrafts } from '../stores/menu/drafts';
import { lockOutbox } from '../stores/outbox';
import type { MenuContext } from './menu-context';
import { KEPT_BY_FILES, readMenu } from './read-menu';

/**
 * Discards drafts; null: all. What stands in a new section goes with it. Drafts that are not there are ignored. Rule:
 * menu/ME18.
 */
export const discardDrafts = (
  { database }: Pick<MenuContext, 'database'>,
  { code }: HotelKey,
  items: readonly MenuItem[] | null,
): Promise<ApiResponse<true>> =>
  database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    const menu = await readMenu(db, code);
    if (menu === null) return refused('invalid', KEPT_BY_FILES);
    const left = menu.drafts.filter(({ item }) => items !== null && !items.includes(item));
    const lost = new Set(applyDrafts(menu.tree, left).lost);
    const before = new Set(menu.lost);
    const gone = left.filter(({ item }) => lost.has(item) && !before.has(item)).map(({ item }) => item);
    await deleteDrafts(db, code, items === null ? null : [...items, ...gone]);
    return succeeded(true);
  });
