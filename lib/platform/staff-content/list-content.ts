import { isSoldOut } from '@/lib/domain/content/staff-changes';
import type { PlatformContext } from '../context';
import { itemsAfter } from '../staff-calls/paged-list';
import { fileProducts } from '../stores/catalogue/products';
import { fileSections } from '../stores/catalogue/sections';
import { type ContentChange, type ContentTarget, changeLog, currentChanges } from '../stores/content-changes';
import type { HotelKey } from '../stores/hotels';
import { type DeskItem, deskItem, type FileItem, productItem, sectionItem } from './content-item';

/**
 * The sections of a hotel, then its products, as the desk shows them, in the order of the files. `after`: only those that
 * follow this one; null: all. `isOffSale`: only what is off sale. Returns null when there is no such one any more.
 */
export async function listContent(
  { database: { db }, now }: PlatformContext,
  { code }: HotelKey,
  range: { after: readonly [kind: ContentTarget['kind'], id: number] | null; limit: number; isOffSale: boolean },
): Promise<readonly DeskItem[] | null> {
  const { after, limit, isOffSale } = range;
  const changes = await currentChanges(db, code);
  const sections = (await fileSections(db, code)).map(sectionItem);
  const products = (await fileProducts(db, code)).map(productItem);
  const isLastRead = after && (({ target }: FileItem) => target.kind === after[0] && target.id === after[1]);
  const items = itemsAfter([...sections, ...products], isLastRead);
  const shown = items?.map((item) => deskItem(item, changes));
  return shown?.filter(({ sold_out }) => !isOffSale || isSoldOut({ soldOut: sold_out }, now())).slice(0, limit) ?? null;
}

/** An entry of the log. Rule: content/CC9. */
export type DeskLogEntry = Pick<ContentChange, 'id' | 'before' | 'after' | 'staff' | 'created_at' | 'title'> & {
  kind: 'product' | 'section';
  field: string;
  target_id: number;
  undo_of: number | null;
  can_undo: boolean;
};

/** A page of the log, newest first. */
export async function contentLog(
  { database: { db } }: PlatformContext,
  { code }: HotelKey,
  range: { before: number | null; limit: number },
): Promise<readonly DeskLogEntry[]> {
  const entries = await changeLog(db, code, range);
  return entries.map(({ target, base, is_newest, ...entry }) => ({
    ...entry,
    kind: target.kind,
    target_id: target.id,
    can_undo: is_newest,
  }));
}
