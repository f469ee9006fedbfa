import { type Expression, expressionBuilder } from 'kysely';
import { quietSince } from '@/lib/domain/chat/chat-state';
import { isSoughtGuest } from '@/lib/domain/desk/chat-search';
import { roomKey } from '@/lib/domain/desk/room-key';
import type { Db } from '../../database/database';
import type { Tables } from '../../database/tables';
import type { StoredChat } from './chats';

/** Which chats a list has: `search` what staff typed, null: whatever; `isOpen` only those that are not settled. */
export type ChatFilter = { search: string | null; isOpen: boolean };

/** Chats after the one with this time and uuid (null: from the first), at most `limit`. */
export type ChatRange = { after: readonly [updatedAt: string, uuid: string] | null; limit: number };

/** Most chats of one guest's name or room that a search finds; the databases limit the values of a query. */
const MAX_GUESTS = 500;

/** The hotel's chats that a filter lets pass, the most recently updated one first. Rules: chat/CH37, chat/CH42. */
export async function findChats(
  db: Db,
  hotel: string,
  { search, isOpen, after, limit, now }: ChatFilter & ChatRange & { now: Date },
): Promise<readonly StoredChat[]> {
  const text = search === null ? '' : roomKey(search);
  const guests = text === '' ? [] : await chatsOfGuests(db, hotel, text);
  return db
    .selectFrom('chat')
    .selectAll()
    .where('hotel', '=', hotel)
    .$if(isOpen, (query) =>
      query
        .where('closed_at', 'is', null)
        .where('settled_at', 'is', null)
        .where((row) =>
          row.or([
            row('waiting_since', 'is not', null),
            row('snoozed_until', 'is not', null),
            row('updated_at', '>=', quietSince(now)),
          ]),
        ),
    )
    .$if(text !== '', (query) =>
      query.where((row) =>
        row.or([
          // A list without members is no SQL.
          row('uuid', 'in', guests.length === 0 ? [''] : guests),
          row('uuid', 'in', chatsWithText(db, hotel, text)),
        ]),
      ),
    )
    .$if(after !== null, (query) => {
      const [time, uuid] = after ?? ['', ''];
      return query.where((row) =>
        row.or([row('updated_at', '<', time), row.and([row('updated_at', '=', time), row('uuid', '>', uuid)])]),
      );
    })
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** The chats with a message or a note that contains a text. */
const chatsWithText = (db: Db, hotel: string, text: string) => {
  const ofNotes = db
    .selectFrom('chat_note')
    .select('chat_uuid')
    .where('hotel', '=', hotel)
    .where((row) => contains(row.ref('search_text'), text));
  return (
    db
      .selectFrom('chat_message')
      .select('chat_uuid')
      .where('hotel', '=', hotel)
      // A process of an earlier release stores no text for the search, so that case alone is folded there.
      .where((row) => contains(row.fn.coalesce('search_text', row.fn<string>('lower', ['content'])), text))
      .union(ofNotes)
  );
};

/** Whether a text contains another one that is not empty: without it, it is another text. No sign of it is a pattern. */
function contains(text: Expression<string>, sought: string) {
  const build = expressionBuilder<Tables, never>();
  return build(build.fn<string>('replace', [text, build.val(sought), build.val('')]), '!=', text);
}

/**
 * The newest chats whose guest's name or room is sought. They are compared here, because the databases do not know
 * accents and widths; a hotel has few chats beside its messages.
 */
async function chatsOfGuests(db: Db, hotel: string, text: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('chat_member', (join) =>
      join
        .onRef('chat_member.hotel', '=', 'chat.hotel')
        .onRef('chat_member.chat_uuid', '=', 'chat.uuid')
        .on('chat_member.kind', '=', 'guest'),
    )
    .select(['chat.uuid', 'chat.room_number as room', 'chat_member.name'])
    .where('chat.hotel', '=', hotel)
    .orderBy('chat.updated_at', 'desc')
    .execute();
  const sought = rows.filter((guest) => isSoughtGuest(guest, text));
  return sought.slice(0, MAX_GUESTS).map(({ uuid }) => uuid);
}
