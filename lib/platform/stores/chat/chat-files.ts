import type { ChatFileTable } from '../../database/chat-tables';
import type { Db } from '../../database/database';

/** Adds one to a chat's number of files; false when the chat already has `maxFiles`. */
export async function countFile(db: Db, hotel: string, chatUuid: string, maxFiles: number): Promise<boolean> {
  const counted = await db
    .updateTable('chat')
    .set((chat) => ({ file_count: chat('file_count', '+', 1) }))
    .where('hotel', '=', hotel)
    .where('uuid', '=', chatUuid)
    .where('file_count', '<', maxFiles)
    .returning('file_count')
    .execute();
  return counted.length === 1;
}

export async function insertFile(db: Db, hotel: string, file: Omit<ChatFileTable, 'hotel'>): Promise<void> {
  await db
    .insertInto('chat_file')
    .values({ hotel, ...file })
    .execute();
}

/** Whether a file was sent to this chat. */
export async function isFileOf(db: Db, hotel: string, chatUuid: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_file')
    .select('name')
    .where('hotel', '=', hotel)
    .where('name', '=', name)
    .where('chat_uuid', '=', chatUuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any chat of a hotel has a file with this name. */
export async function isKnownFile(db: Db, hotel: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_file')
    .select('name')
    .where('hotel', '=', hotel)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export const filesOfChat = (
  db: Db,
  hotel: string,
  chatUuid: string,
): Promise<readonly Pick<ChatFileTable, 'name' | 'size' | 'created_at'>[]> =>
  db
    .selectFrom('chat_file')
    .select(['name', 'size', 'created_at'])
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
