import type { Db } from '../database/database';
import type { HandoverNoteTable } from '../database/desk-tables';

export type StoredHandover = Omit<HandoverNoteTable, 'hotel'>;

const COLUMNS = ['uuid', 'content', 'written_at', 'written_by', 'confirmed_at', 'confirmed_by'] as const;

/** Notes after the one with this time and uuid (null: from the newest), at most `limit`. */
export type HandoverRange = { after: readonly [writtenAt: string, uuid: string] | null; limit: number };

/** A hotel's notes, the newest first. */
export async function handoverNotes(
  db: Db,
  hotel: string,
  { after, limit }: HandoverRange,
): Promise<readonly StoredHandover[]> {
  const [time, uuid] = after ?? ['', ''];
  return db
    .selectFrom('handover_note')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([row('written_at', '<', time), row.and([row('written_at', '=', time), row('uuid', '<', uuid)])]),
      ),
    )
    .orderBy('written_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .execute();
}

export const findHandover = async (db: Db, hotel: string, uuid: string): Promise<StoredHandover | null> =>
  (await db
    .selectFrom('handover_note')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst()) ?? null;

export async function insertHandover(db: Db, hotel: string, note: StoredHandover): Promise<void> {
  await db
    .insertInto('handover_note')
    .values({ hotel, ...note })
    .execute();
}

/** Confirms a note; false: somebody has, or there is none. */
export async function confirmHandover(
  db: Db,
  hotel: string,
  { uuid, ...confirmed }: Pick<StoredHandover, 'uuid' | 'confirmed_at' | 'confirmed_by'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handover_note')
    .set(confirmed)
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Deletes a hotel's notes that were written before a time. */
export const deleteHandoversBefore = (db: Db, hotel: string, before: string) =>
  db.deleteFrom('handover_note').where('hotel', '=', hotel).where('written_at', '<', before).execute();
