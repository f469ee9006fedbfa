import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { idleOrders, rehomeDrafts } from '@/lib/domain/menu/settle-drafts';
import type { HotelKey } from '../stores/hotels';
import { deleteDrafts, writeDrafts } from '../stores/menu/drafts';
import { lockOutbox } from '../stores/outbox';
import type { MenuContext } from './menu-context';
import { KEPT_BY_FILES, readMenu } from './read-menu';

/**
 * Discards drafts; null: all. What is new in a new section goes with it, unless it was moved elsewhere. Drafts that are
 * not there are ignored. Rule: menu/ME18.
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
    if (items === null) {
      await deleteDrafts(db, code, null);
      return succeeded(true);
    }
    const left = menu.drafts.filter(({ item }) => !items.includes(item));
    const { moved, gone } = rehomeDrafts(menu.tree, { before: menu.drafts, left });
    await deleteDrafts(db, code, [...items, ...gone, ...idleOrders(menu.tree, left)]);
    await writeDrafts(db, code, moved);
    return succeeded(true);
  });
