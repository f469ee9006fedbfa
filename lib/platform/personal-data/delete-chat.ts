import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';
import { filesOfChat } from '../stores/chat/chat-files';
import { lockOutbox } from '../stores/outbox';
import { deleteChat } from '../stores/personal-data';

/**
 * Deletes a chat with its messages and files, and returns the number of files. Deletes the files first: after an
 * interruption, rows remain that the next attempt finds, and never an orphaned file.
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
