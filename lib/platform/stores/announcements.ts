import { createHash } from 'node:crypto';
import type { Announcement } from '@/lib/contract/announcement';
import { type AnnouncementSchedule, announcementState } from '@/lib/domain/announcements/announcement-state';
import { type AnnouncementContent, MAX_FILE_ID, type ScheduledBody } from '../content/announcement-content';
import type { AnnouncementTable } from '../database/chat-tables';
import type { Db } from '../database/database';
import { fromJson, toJson } from './json';

export type DeskAnnouncement = Announcement & AnnouncementSchedule;

const NO_SCHEDULE = { starts_at: null, ends_at: null } as const;

const fromRow = (row: AnnouncementTable): DeskAnnouncement => ({
  id: row.id,
  updated_at: row.updated_at,
  published: row.published === 1,
  // Those of the hotel's file, and earlier ones, have no schedule.
  ...NO_SCHEDULE,
  ...fromJson<ScheduledBody>(row.content),
});

const announcements = (db: Db, hotel: string) =>
  db.selectFrom('announcement').selectAll().where('hotel', '=', hotel).orderBy('id');

const allAnnouncements = async (db: Db, hotel: string): Promise<readonly DeskAnnouncement[]> =>
  (await announcements(db, hotel).execute()).map(fromRow);

/** The announcements of a hotel after an id (null: from the first), ordered by id. */
export async function announcementsOf(
  db: Db,
  hotel: string,
  { after, limit }: { after: number | null; limit: number },
): Promise<readonly DeskAnnouncement[]> {
  const rows = await announcements(db, hotel)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The announcements that guests see, ordered by id. `now`: the hotel's local time. Rule: announcements/AN15. */
export async function shownAnnouncements(db: Db, hotel: string, now: string): Promise<readonly Announcement[]> {
  const all = await allAnnouncements(db, hotel);
  return all
    .filter((announcement) => announcementState(announcement, now) === 'showing')
    .map(({ published, starts_at, ends_at, ...announcement }) => announcement);
}

export async function findAnnouncement(db: Db, hotel: string, id: number): Promise<DeskAnnouncement | null> {
  const row = await db
    .selectFrom('announcement')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Whether an announcement of a hotel names an upload. A name is random, so nothing else contains it. */
export async function isNamedByAnnouncement(db: Db, hotel: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('announcement')
    .select('id')
    .where('hotel', '=', hotel)
    .where('content', 'like', `%${name}%`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts an announcement of staff and returns its id. The caller's transaction must lock the hotel's outbox. */
export async function insertAnnouncement(
  db: Db,
  hotel: string,
  { body, published, now }: { body: ScheduledBody; published: boolean; now: string },
): Promise<number> {
  const last = await db
    .selectFrom('announcement')
    .select((each) => each.fn.max('id').as('id'))
    .where('hotel', '=', hotel)
    .executeTakeFirst();
  const id = Math.max(MAX_FILE_ID, last?.id ?? 0) + 1;
  await db
    .insertInto('announcement')
    .values({ hotel, id, published: published ? 1 : 0, updated_at: now, content: toJson(body), file_hash: null })
    .execute();
  return id;
}

/**
 * Replaces an announcement of staff, which makes it news again. `seen`: only if this is still its time; null: always. False
 * when there is none with this id and time.
 */
export async function updateAnnouncement(
  db: Db,
  hotel: string,
  { id, body, seen, now }: { id: number; body: ScheduledBody; seen: string | null; now: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('announcement')
    .set({ updated_at: now, content: toJson(body) })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('file_hash', 'is', null)
    .$if(seen !== null, (query) => query.where('updated_at', '=', seen ?? ''))
    .returning('id')
    .execute();
  return updated.length === 1;
}

/** Sets the time from which guests no longer see an announcement, and keeps everything else. */
export async function setEnd(db: Db, hotel: string, id: number, endsAt: string | null): Promise<boolean> {
  const announcement = await findAnnouncement(db, hotel, id);
  if (announcement === null) return false;
  const { id: _id, updated_at, published, ...body } = announcement;
  const content = toJson({ ...body, ends_at: endsAt });
  await db.updateTable('announcement').set({ content }).where('hotel', '=', hotel).where('id', '=', id).execute();
  return true;
}

/**
 * Publishes or withdraws an announcement; false when it does not exist. Keeps `updated_at`, so that a guest who has
 * seen it does not see it again.
 */
export async function setPublished(db: Db, hotel: string, id: number, published: boolean): Promise<boolean> {
  const set = await db
    .updateTable('announcement')
    .set({ published: published ? 1 : 0 })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return set.length === 1;
}

/**
 * Replaces the announcements of a hotel's file and keeps those of staff. An unchanged announcement keeps its time and
 * its published state.
 */
export async function replaceFileAnnouncements(
  db: Db,
  hotel: string,
  announcements: readonly AnnouncementContent[],
  now: string,
): Promise<void> {
  const before = await db
    .selectFrom('announcement')
    .select(['id', 'file_hash'])
    .where('hotel', '=', hotel)
    .where('file_hash', 'is not', null)
    .execute();
  const removedIds = before.filter(({ id }) => !announcements.some((each) => each.id === id)).map(({ id }) => id);
  if (removedIds.length > 0) {
    await db.deleteFrom('announcement').where('hotel', '=', hotel).where('id', 'in', removedIds).execute();
  }
  for (const announcement of announcements) {
    const { id, published, updatedAt, body } = announcement;
    const file_hash = createHash('sha256').update(toJson(announcement)).digest('hex');
    if (before.some((known) => known.id === id && known.file_hash === file_hash)) continue;
    const row = { published: published ? 1 : 0, updated_at: updatedAt ?? now, content: toJson(body), file_hash };
    await db
      .insertInto('announcement')
      .values({ hotel, id, ...row })
      .onConflict((conflict) => conflict.columns(['hotel', 'id']).doUpdateSet(row))
      .execute();
  }
}
