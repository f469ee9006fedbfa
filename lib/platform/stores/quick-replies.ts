import type { Text } from '@/lib/domain/i18n/text';
import type { Db } from '../database/database';
import { fromJson, toJson } from './json';

/** The quick replies of a hotel's desk. `replies` null: those of its files. `version` 0: staff have never changed them. */
export type StoredReplies = { version: number; replies: readonly Text[] | null };

export async function quickReplyList(db: Db, hotel: string): Promise<StoredReplies> {
  const row = await db
    .selectFrom('quick_reply_list')
    .select(['version', 'replies'])
    .where('hotel', '=', hotel)
    .executeTakeFirst();
  if (row === undefined) return { version: 0, replies: null };
  return { version: row.version, replies: row.replies === null ? null : fromJson<readonly Text[]>(row.replies) };
}

/** Stores the next version of the quick replies. `changedBy` null: the hotel's key. `now`: an ISO time. */
export async function saveQuickReplies(
  db: Db,
  hotel: string,
  { version, replies, changedBy, now }: StoredReplies & { changedBy: string | null; now: string },
): Promise<void> {
  const changed = {
    version,
    replies: replies === null ? null : toJson(replies),
    changed_by: changedBy,
    changed_at: now,
  };
  await db
    .insertInto('quick_reply_list')
    .values({ hotel, ...changed })
    .onConflict((conflict) => conflict.column('hotel').doUpdateSet(changed))
    .execute();
}
