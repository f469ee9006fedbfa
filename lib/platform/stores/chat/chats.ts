import type { ChatTable } from '../../database/chat-tables';
import type { Db } from '../../database/database';

export type StoredChat = Omit<ChatTable, 'hotel'>;

/** The code of the hotel that a chat belongs to, because a guest's calls name only the chat. */
export async function hotelOfChat(db: Db, uuid: string): Promise<string | null> {
  const row = await db.selectFrom('chat').select('hotel').where('uuid', '=', uuid).executeTakeFirst();
  return row?.hotel ?? null;
}

export async function findChat(db: Db, hotel: string, uuid: string): Promise<StoredChat | null> {
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** All chats of a person, newest first. */
export const chatsOfPerson = (db: Db, hotel: string, personUuid: string): Promise<readonly StoredChat[]> =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('person_uuid', '=', personUuid)
    .orderBy('created_at', 'desc')
    .execute();

/** The chat that a device has started with this uuid. Rule: chat/CH30. */
export async function chatOfStart(db: Db, hotel: string, startUuid: string): Promise<StoredChat | null> {
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('start_uuid', '=', startUuid)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's newest open chat in which only the bot has written, so that a repeated start opens no second one. */
export async function unusedChatOf(db: Db, hotel: string, personUuid: string): Promise<StoredChat | null> {
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('person_uuid', '=', personUuid)
    .where('closed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_message as message')
            .innerJoin('chat_member as member', (join) =>
              join
                .onRef('member.hotel', '=', 'message.hotel')
                .onRef('member.chat_uuid', '=', 'message.chat_uuid')
                .onRef('member.id', '=', 'message.member_id'),
            )
            .select('message.id')
            .whereRef('message.hotel', '=', 'chat.hotel')
            .whereRef('message.chat_uuid', '=', 'chat.uuid')
            .where('member.kind', '!=', 'bot'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a chat for both sides: nobody waits and nobody types in it any more. Does nothing to a closed one. Rule: chat/CH20. */
export const closeChat = (db: Db, hotel: string, uuid: string, now: string) =>
  closing(db, hotel, now).where('uuid', '=', uuid).execute();

/** Closes the open chats of a person who begins another one. Rule: chat/CH4. */
export const closeOtherChats = (
  db: Db,
  hotel: string,
  { personUuid, but, now }: { personUuid: string; but: string; now: string },
) => closing(db, hotel, now).where('person_uuid', '=', personUuid).where('uuid', '!=', but).execute();

const closing = (db: Db, hotel: string, now: string) =>
  db
    .updateTable('chat')
    .set({ closed_at: now, waiting_since: null, typing_member: null })
    .where('hotel', '=', hotel)
    .where('closed_at', 'is', null);

export async function insertChat(db: Db, hotel: string, chat: StoredChat): Promise<void> {
  await db
    .insertInto('chat')
    .values({ hotel, ...chat })
    .execute();
}

/** Stores what a guest has registered with, when they continue their chat. */
export async function updateRegistration(db: Db, hotel: string, chat: StoredChat): Promise<void> {
  const { uuid, language, is_hotel_guest, room_number, phone } = chat;
  await db
    .updateTable('chat')
    .set({ language, is_hotel_guest, room_number, phone })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}

/**
 * Stores that a guest has written. `waits`: the bot has no answer, so the guest waits for staff, and a chat that was
 * settled or put off comes back. Rules: chat/CH37, chat/CH38.
 */
export async function noteGuestWrote(
  db: Db,
  hotel: string,
  uuid: string,
  { waits, now }: { waits: boolean; now: string },
): Promise<void> {
  await db
    .updateTable('chat')
    .set((chat) => ({
      updated_at: now,
      ...(waits && {
        unread_staff: chat('unread_staff', '+', 1),
        waiting_since: chat.fn.coalesce('waiting_since', chat.val(now)),
        settled_at: null,
        settled_by: null,
        snoozed_until: null,
      }),
    }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}

/** Stores that the hotel's bot has written. A guest who waits for staff keeps waiting. */
export async function noteBotWrote(db: Db, hotel: string, uuid: string, now: string): Promise<void> {
  await db
    .updateTable('chat')
    .set((chat) => ({ updated_at: now, unread_guest: chat('unread_guest', '+', 1) }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();
}

/**
 * Stores that staff have written, which also means that they have read the chat, stopped typing, and taken up what has
 * come back. Returns false and
 * writes nothing when the chat is closed or does not exist, or, with `onlyWaiting`, when its guest is no longer waiting.
 */
export async function noteStaffWrote(
  db: Db,
  hotel: string,
  uuid: string,
  { onlyWaiting, now }: { onlyWaiting: boolean; now: string },
): Promise<boolean> {
  const noted = await db
    .updateTable('chat')
    .set((chat) => ({
      updated_at: now,
      unread_guest: chat('unread_guest', '+', 1),
      unread_staff: 0,
      waiting_since: null,
      typing_member: null,
      snoozed_until: chat.case().when('snoozed_until', '>', now).then(chat.ref('snoozed_until')).else(null).end(),
    }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('closed_at', 'is', null)
    .$if(onlyWaiting, (query) => query.where('waiting_since', 'is not', null))
    .returning('uuid')
    .execute();
  return noted.length === 1;
}

/** Sets the member of the hotel who is typing; null: nobody. False when that member was already set. */
export async function noteTyping(db: Db, hotel: string, uuid: string, member: number | null): Promise<boolean> {
  const noted = await db
    .updateTable('chat')
    .set({ typing_member: member })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('closed_at', 'is', null)
    .where('typing_member', member === null ? 'is not' : 'is', null)
    .returning('uuid')
    .execute();
  return noted.length === 1;
}

/** Resets the guest's unread count. Rule: chat/CH10. */
export const noteGuestRead = (db: Db, hotel: string, uuid: string) =>
  db.updateTable('chat').set({ unread_guest: 0 }).where('hotel', '=', hotel).where('uuid', '=', uuid).execute();

/** Resets staff's unread count, and stores the newest message, which they have read. Rules: chat/CH10, chat/CH33. */
export const noteStaffRead = (db: Db, hotel: string, uuid: string, messageId: number) =>
  db
    .updateTable('chat')
    .set({ unread_staff: 0, staff_read_id: messageId })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .execute();

/** Returns false when the chat has this language already. */
export async function setChatLanguage(db: Db, hotel: string, uuid: string, language: string): Promise<boolean> {
  const changed = await db
    .updateTable('chat')
    .set({ language })
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .where('language', '!=', language)
    .returning('uuid')
    .execute();
  return changed.length === 1;
}
