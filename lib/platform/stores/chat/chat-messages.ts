import { type ChatMessage, FILE_CONTENT } from '@/lib/contract/chat';
import type { Turn } from '@/lib/domain/chat/answer-time';
import { chatSearchText } from '@/lib/domain/desk/chat-search';
import type { Db } from '../../database/database';
import { fromJson, toJson } from '../json';

/** Maximum messages of a response that does not contain all of them. The next call continues after the last one. */
export const MAX_MESSAGES = 500;

type NewMessage = {
  id: number;
  client_uuid: string | null;
  member_id: number;
  content: string;
  language: string | null;
  extra: ChatMessage['extra'];
  created_at: string;
};

/** Inserts a message. Returns false and writes nothing when the chat already has one with this client uuid. */
export async function insertMessage(db: Db, hotel: string, chatUuid: string, message: NewMessage): Promise<boolean> {
  const written = await db
    .insertInto('chat_message')
    .values({
      ...{ hotel, chat_uuid: chatUuid, ...message },
      extra: toJson(message.extra),
      search_text: message.content === FILE_CONTENT ? '' : chatSearchText(message.content),
    })
    .onConflict((conflict) => conflict.columns(['hotel', 'chat_uuid', 'client_uuid']).doNothing())
    .returning('id')
    .execute();
  return written.length === 1;
}

const messages = (db: Db, hotel: string) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat_member', (join) =>
      join
        .onRef('chat_member.hotel', '=', 'chat_message.hotel')
        .onRef('chat_member.chat_uuid', '=', 'chat_message.chat_uuid')
        .onRef('chat_member.id', '=', 'chat_message.member_id'),
    )
    .select([
      'chat_message.chat_uuid',
      'chat_message.id',
      'chat_message.client_uuid',
      'chat_message.content',
      'chat_message.language',
      'chat_message.member_id',
      'chat_message.extra',
      'chat_message.created_at',
      'chat_member.name',
    ])
    .where('chat_message.hotel', '=', hotel);

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

const fromRow = (row: Row): ChatMessage => ({
  id: row.id,
  uuid: row.client_uuid,
  content: row.content,
  lang: row.language,
  initiator_id: row.member_id,
  initiator: { name: row.name },
  created_at: row.created_at,
  extra: fromJson<ChatMessage['extra']>(row.extra),
});

/**
 * The messages of a chat, oldest first: those after or before an id, or all of them when both are null. With `limit`
 * (null: none) only the first ones after the id, so that the next call can continue; otherwise the newest ones.
 */
export async function messagesOf(
  db: Db,
  hotel: string,
  chatUuid: string,
  { after, before = null, limit }: { after: number | null; before?: number | null; limit: number | null },
): Promise<readonly ChatMessage[]> {
  const rows = await messages(db, hotel)
    .where('chat_message.chat_uuid', '=', chatUuid)
    .$if(after !== null, (query) => query.where('chat_message.id', '>', after))
    .$if(before !== null, (query) => query.where('chat_message.id', '<', before))
    .orderBy('chat_message.id', after === null ? 'desc' : 'asc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();
  return (after === null ? rows.reverse() : rows).map(fromRow);
}

export async function messageById(db: Db, hotel: string, chatUuid: string, id: number): Promise<ChatMessage | null> {
  const row = await messages(db, hotel)
    .where('chat_message.chat_uuid', '=', chatUuid)
    .where('chat_message.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The message to which its sender gave this client uuid. */
export async function messageByClient(
  db: Db,
  hotel: string,
  chatUuid: string,
  clientUuid: string,
): Promise<ChatMessage | null> {
  const row = await messages(db, hotel)
    .where('chat_message.chat_uuid', '=', chatUuid)
    .where('chat_message.client_uuid', '=', clientUuid)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The id of the newest message of a chat; 0 without one. */
export async function newestMessageId(db: Db, hotel: string, chatUuid: string): Promise<number> {
  const row = await db
    .selectFrom('chat_message')
    .select((each) => each.fn.max('id').as('id'))
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

export async function lastMessages(
  db: Db,
  hotel: string,
  chatUuids: readonly string[],
): Promise<ReadonlyMap<string, ChatMessage>> {
  if (chatUuids.length === 0) return new Map();
  const last = db
    .selectFrom('chat_message')
    .select((each) => each.fn.max('id').as('id'))
    .where('hotel', '=', hotel)
    .where('chat_uuid', 'in', chatUuids)
    .groupBy('chat_uuid');
  const rows = await messages(db, hotel)
    .where('chat_message.chat_uuid', 'in', chatUuids)
    .where('chat_message.id', 'in', last)
    .execute();
  return new Map(rows.map((row) => [row.chat_uuid, fromRow(row)]));
}

/** Enough for the last answers of a busy hotel. Bounded, because the call is open to everybody. */
const MAX_TURN_CHATS = 40;
const MAX_TURNS = 1000;

/** Who wrote when in the most recently updated chats of a hotel, oldest first. `since`: ISO 8601. */
export async function latestTurns(db: Db, hotel: string, since: string): Promise<readonly Turn[]> {
  const chats = db
    .selectFrom('chat')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(MAX_TURN_CHATS);
  const rows = await db
    .selectFrom('chat_message')
    .innerJoin('chat_member', (join) =>
      join
        .onRef('chat_member.hotel', '=', 'chat_message.hotel')
        .onRef('chat_member.chat_uuid', '=', 'chat_message.chat_uuid')
        .onRef('chat_member.id', '=', 'chat_message.member_id'),
    )
    .select(['chat_message.chat_uuid', 'chat_message.created_at', 'chat_member.kind'])
    .where('chat_message.hotel', '=', hotel)
    .where('chat_message.chat_uuid', 'in', chats)
    .where('chat_message.created_at', '>=', since)
    .orderBy('chat_message.id', 'desc')
    .limit(MAX_TURNS)
    .execute();
  return rows.reverse().map(({ chat_uuid, created_at, kind }) => ({
    chat: chat_uuid,
    by: kind === 'guest' || kind === 'bot' ? kind : 'staff',
    at: Date.parse(created_at),
  }));
}
