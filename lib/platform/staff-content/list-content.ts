import type { PlatformContext } from '../context';
import { fileProducts } from '../stores/catalogue/products';
import { fileSections } from '../stores/catalogue/sections';
import { type ContentChange, changeLog, currentChanges } from '../stores/content-changes';
import type { HotelKey } from '../stores/hotels';
import { type DeskItem, deskItem, productItem, sectionItem } from './content-item';

/** Every section and product of a hotel as the desk shows them, in the order of the files. */
export async function listContent(
  { database: { db } }: PlatformContext,
  { code }: HotelKey,
): Promise<{ sections: readonly DeskItem[]; products: readonly DeskItem[] }> {
  const changes = await currentChanges(db, code);
  const sections = (await fileSections(db, code)).map(sectionItem);
  const products = (await fileProducts(db, code)).map(productItem);
  return {
    sections: sections.map((item) => deskItem(item, changes)),
    products: products.map((item) => deskItem(item, changes)),
  };
}

const LOG_PAGE = 50;

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
  before: number | null,
): Promise<readonly DeskLogEntry[]> {
  const entries = await changeLog(db, code, { before, limit: LOG_PAGE });
  return entries.map(({ target, base, is_newest, ...entry }) => ({
    ...entry,
    kind: target.kind,
    target_id: target.id,
    can_undo: is_newest,
  }));
}
