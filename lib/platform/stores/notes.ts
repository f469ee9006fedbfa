import type { Db } from '../database/database';

export type StoredNote = { order_uuid: string; content: string; created_at: string };

/** The notes of staff on these orders, oldest first. */
export const notesOf = async (db: Db, hotel: string, orderUuids: readonly string[]): Promise<readonly StoredNote[]> =>
  orderUuids.length === 0
    ? []
    : db
        .selectFrom('order_note')
        .select(['order_uuid', 'content', 'created_at'])
        .where('hotel', '=', hotel)
        .where('order_uuid', 'in', orderUuids)
        .orderBy('position')
        .execute();

/** Adds a note. The caller's transaction must lock the hotel's outbox. */
export async function addNote(db: Db, hotel: string, note: StoredNote): Promise<void> {
  const last = await db
    .selectFrom('order_note')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('hotel', '=', hotel)
    .where('order_uuid', '=', note.order_uuid)
    .executeTakeFirst();
  await db
    .insertInto('order_note')
    .values({ hotel, ...note, position: (last?.position ?? 0) + 1 })
    .execute();
}
