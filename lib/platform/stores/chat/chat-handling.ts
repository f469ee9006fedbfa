import type { Db } from '../../database/database';

/** How the hotel's people take care of a chat: who, until when it is put off, and whether it is settled. */

/** Sets the staff member who takes care of a chat; null: nobody in particular. Rule: chat/CH39. */
export const setAssigned = (db: Db, hotel: string, uuid: string, name: string | null) =>
  db.updateTable('chat').set({ assigned_to: name }).where('hotel', '=', hotel).where('uuid', '=', uuid).execute();

/** Puts a chat off until a time, or ends that; it is then no longer settled. Rule: chat/CH38. */
export const setSnoozed = (db: Db, hotel: string, uuid: string, until: string | null) =>
  db
    .updateTable('chat')
    .set({ snoozed_until: until, settled_at: null, settled_by: null })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();

/** Settles a chat: its guest waits no longer, and it comes back by nothing but a message of theirs. Rule: chat/CH37. */
export const settle = (db: Db, hotel: string, uuid: string, { by, now }: { by: string | null; now: string }) =>
  db
    .updateTable('chat')
    .set({ settled_at: now, settled_by: by, snoozed_until: null, waiting_since: null })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();

/** Takes a settled chat up again. `updated_at` moves, so that it does not rest at once. */
export const reopen = (db: Db, hotel: string, uuid: string, now: string) =>
  db
    .updateTable('chat')
    .set({ settled_at: null, settled_by: null, updated_at: now })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();

type Viewer = { chat_uuid: string; name: string };

/** Who has these chats open now, by name. */
export const viewersOf = async (
  db: Db,
  hotel: string,
  { chats, now }: { chats: readonly string[]; now: string },
): Promise<readonly Viewer[]> =>
  chats.length === 0
    ? []
    : db
        .selectFrom('chat_viewer')
        .select(['chat_uuid', 'name'])
        .where('hotel', '=', hotel)
        .where('chat_uuid', 'in', chats)
        .where('until', '>', now)
        .orderBy('name')
        .execute();

/** Stores that a staff member has a chat open until a time, and forgets those of the hotel whose time is over. */
export async function saveViewer(
  db: Db,
  hotel: string,
  { chat_uuid, name, until, now }: Viewer & { until: string; now: string },
): Promise<void> {
  await db.deleteFrom('chat_viewer').where('hotel', '=', hotel).where('until', '<=', now).execute();
  await db
    .insertInto('chat_viewer')
    .values({ hotel, chat_uuid, name, until })
    .onConflict((conflict) => conflict.columns(['hotel', 'chat_uuid', 'name']).doUpdateSet({ until }))
    .execute();
}

export const deleteViewer = (db: Db, hotel: string, { chat_uuid, name }: Viewer) =>
  db
    .deleteFrom('chat_viewer')
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chat_uuid)
    .where('name', '=', name)
    .execute();
