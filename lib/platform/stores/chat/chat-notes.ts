import { chatSearchText } from '@/lib/domain/desk/chat-search';
import type { ChatNoteTable } from '../../database/chat-tables';
import type { Db } from '../../database/database';

export type StoredNote = Omit<ChatNoteTable, 'hotel' | 'chat_uuid' | 'search_text'>;

const COLUMNS = ['id', 'client_uuid', 'name', 'content', 'created_at'] as const;

/** Inserts a note. False when the chat already has one with this client uuid. */
export async function insertNote(db: Db, hotel: string, chatUuid: string, note: StoredNote): Promise<boolean> {
  const written = await db
    .insertInto('chat_note')
    .values({ hotel, chat_uuid: chatUuid, ...note, search_text: chatSearchText(note.content) })
    .onConflict((conflict) => conflict.columns(['hotel', 'chat_uuid', 'client_uuid']).doNothing())
    .returning('id')
    .execute();
  return written.length === 1;
}

/** The notes of a chat after an id, oldest first. */
export const notesOf = (
  db: Db,
  hotel: string,
  chatUuid: string,
  { after, limit }: { after: number; limit: number },
): Promise<readonly StoredNote[]> =>
  db
    .selectFrom('chat_note')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function noteByClient(
  db: Db,
  hotel: string,
  chatUuid: string,
  clientUuid: string,
): Promise<StoredNote | null> {
  const row = await db
    .selectFrom('chat_note')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .where('client_uuid', '=', clientUuid)
    .executeTakeFirst();
  return row ?? null;
}
