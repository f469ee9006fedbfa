import type { FolderContent } from '../content/hotel-content';
import type { Database, Db } from '../database/database';
import { summaryOf } from '../hotel-summary';
import { replaceFileAnnouncements } from './announcements';
import { chunks } from './chunks';
import { toJson } from './json';
import { appendContentEvent, type ContentEvent } from './outbox';
import { rollBackUnless } from './roll-back-unless';

type LastImport = { contentHash: string; served: boolean };

/** A hotel's last import: the hash of its files, and whether the hotel is served. */
export async function lastImport(db: Db, hotel: string): Promise<LastImport | null> {
  const row = await db
    .selectFrom('hotel')
    .select(['content_hash', 'served'])
    .where('code', '=', hotel)
    .executeTakeFirst();
  return row === undefined ? null : { contentHash: row.content_hash, served: row.served === 1 };
}

/** The code of another served hotel that has this id or uuid; null when there is none. */
export async function hotelWithSameId(
  db: Db,
  hotel: string,
  key: { id: number; uuid: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('hotel')
    .select('code')
    .where('code', '<>', hotel)
    .where('served', '=', 1)
    .where((where) => where.or([where('id', '=', key.id), where('uuid', '=', key.uuid)]))
    .executeTakeFirst();
  return row?.code ?? null;
}

/**
 * The first order of a hotel has the number 1001, so that a number does not reveal how few orders there were before.
 */
const LAST_ORDER_NUM_BEFORE_FIRST = 1000;

type Replacement = { folder: FolderContent; contentHash: string; now: string };

/**
 * Replaces a hotel's content in one transaction. Returns its event; null when the hotel is new. `isStillWanted`: whether
 * to go on, asked under the hotel's lock; otherwise nothing changes, and null is returned.
 */
export const replaceContent = (
  database: Database,
  hotel: string,
  { isStillWanted, ...replacement }: Replacement & { isStillWanted?: (db: Db) => Promise<boolean> },
): Promise<ContentEvent | null> =>
  rollBackUnless<{ event: ContentEvent | null; isWritten: boolean }>(
    database,
    ({ isWritten }) => isWritten,
    async (db) => {
      const event = await appendContentEvent(db, hotel, replacement.now);
      if (isStillWanted !== undefined && !(await isStillWanted(db))) return { event: null, isWritten: false };
      await writeContent(db, hotel, replacement);
      return { event, isWritten: true };
    },
  ).then(({ event }) => event);

/** Writes a hotel's content in the caller's transaction, which has the hotel's lock if the hotel is stored already. */
export async function writeContent(db: Db, hotel: string, { folder, contentHash, now }: Replacement): Promise<void> {
  const { content } = folder;
  const row = {
    id: Number(content.hotel.id),
    uuid: content.hotel.uuid,
    served: 1,
    content_hash: contentHash,
    content: toJson(content),
    summary: toJson(summaryOf(content)),
    imported_at: now,
  };
  await db
    .insertInto('hotel')
    .values({ code: hotel, ...row })
    .onConflict((conflict) =>
      conflict
        .column('code')
        // Does not serve a hotel that an operator has withdrawn since the import began.
        .doUpdateSet((hotel) => ({
          ...row,
          served: hotel.case().when('hotel.withdrawn_at', 'is', null).then(1).else(0).end(),
        })),
    )
    .execute();
  await db
    .insertInto('hotel_counter')
    .values({ hotel, order_num: LAST_ORDER_NUM_BEFORE_FIRST, event_id: 0 })
    .onConflict((conflict) => conflict.column('hotel').doNothing())
    .execute();
  await replaceSections(db, hotel, folder);
  await replaceProducts(db, hotel, folder);
  await replaceStock(db, hotel, folder);
  await replaceFileAnnouncements(db, hotel, folder.announcements, now);
}

async function replaceSections(db: Db, hotel: string, folder: FolderContent): Promise<void> {
  await db.deleteFrom('section').where('hotel', '=', hotel).execute();
  const rows = folder.sections.map(({ id, parentId, position, own }) => ({
    hotel,
    id,
    parent_id: parentId,
    position,
    content: toJson(own),
  }));
  for (const chunk of chunks(rows)) await db.insertInto('section').values(chunk).execute();
}

async function replaceProducts(db: Db, hotel: string, folder: FolderContent): Promise<void> {
  await db.deleteFrom('product').where('hotel', '=', hotel).execute();
  const rows = folder.products.map(({ id, sectionId, position, product, slots, recommends }) => ({
    hotel,
    id,
    uuid: product.uuid,
    section_id: sectionId,
    position,
    content: toJson(product),
    slots: slots === null ? null : toJson(slots),
    recommends: toJson(recommends),
  }));
  for (const chunk of chunks(rows)) await db.insertInto('product').values(chunk).execute();
}

/** A choice that several products share is one item, of the first of them. */
async function replaceStock(db: Db, hotel: string, { products }: FolderContent): Promise<void> {
  await db.deleteFrom('stock_item').where('hotel', '=', hotel).execute();
  const rows = new Map(
    products
      .flatMap(({ id, stock }) =>
        stock.map((counted) => [counted.item, { hotel, product_id: id, ...counted }] as const),
      )
      .toReversed(),
  );
  for (const chunk of chunks([...rows.values()])) await db.insertInto('stock_item').values(chunk).execute();
}
