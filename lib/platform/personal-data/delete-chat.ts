import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';
import { filesOfChat } from '../stores/chat-files';
import { lockOutbox } from '../stores/outbox';
import { deleteChat } from '../stores/personal-data';

/**
 * Deletes a chat with its messages and files, and gives how many files there were. The files go first: a stop in between
 * leaves rows that the next try finds, never a file that nobody knows of.
 */
export async function deleteChatWithFiles(
  { database, filesDir }: Pick<PlatformContext, 'database' | 'filesDir'>,
  hotel: string,
  uuid: string,
): Promise<number> {
  const files = await filesOfChat(database.db, hotel, uuid);
  for (const { name } of files) await rm(join(filesDir, hotel, name), { force: true });
  await database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    await deleteChat(db, hotel, uuid);
  });
  return files.length;
}
