import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';
import { isNamedByAnnouncement } from '../stores/announcements';
import { isKnownFile } from '../stores/chat/chat-files';

/**
 * Deletes old files that belong to no chat and no announcement, and returns their number. A server that stops between writing a file and
 * its row leaves such a file behind.
 */
export async function deleteStrayFiles(context: PlatformContext, hotel: string, before: string): Promise<number> {
  const folder = join(context.filesDir, hotel);
  let deleted = 0;
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs >= Date.parse(before)) continue;
    if (await isKnownFile(context.database.db, hotel, name)) continue;
    if (await isNamedByAnnouncement(context.database.db, hotel, name)) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // A hotel without uploads has no upload folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
